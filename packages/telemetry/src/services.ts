import type { EnvConfig } from '@suite/env/env-config';
import { serviceAddresses } from '@suite/env/service-addresses';

/** Where the page's telemetry goes. */
export function serviceUrls(config: EnvConfig) {
  const addresses = serviceAddresses(config);
  // Whole, so that monitoring knows it among its resources.
  return { ...addresses, flagStream: new URL(addresses.flagStream, location.href).href };
}
