import type { EnvConfig } from '@suite/env/env-config';
import { serviceAddresses } from '@suite/env/service-addresses';

export function serviceUrls(config: EnvConfig) {
  const addresses = serviceAddresses(config);
  // Absolute, so that monitoring recognizes it among its resources.
  return { ...addresses, flagStream: new URL(addresses.flagStream, location.href).href };
}
