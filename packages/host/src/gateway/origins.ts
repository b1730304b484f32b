import type { EnvConfig } from '@suite/env/env-config';
import { serviceAddresses } from '@suite/env/service-addresses';
import { zonesOf } from '@suite/kernel/http/deployment';
import { apiOrigin, type Deployment, zoneOrigin } from '@suite/zones/addresses';
import { sitesOrigin } from '@suite/zones/sites-origin';
import { LOCK_ZONE, type Origins } from '../assembly/content-security-policy';
import { DRAFT_HOST } from './draft-frame';

/** Returns the origins that a document's policy allows in its environment. */
export function originsOf(deployment: Deployment, config: EnvConfig): Origins {
  const api = apiOrigin(deployment);
  return {
    api,
    apps: [...new Set(zonesOf(deployment).map((name) => zoneOrigin(deployment, name)))],
    lock: zoneOrigin(deployment, LOCK_ZONE),
    drafts: sitesOrigin(deployment, DRAFT_HOST, config.SITES_DOMAIN),
    services: serviceOrigins(config).filter((origin) => origin !== api),
  };
}

/** Returns the origins of the page's telemetry services that have a key. */
function serviceOrigins(config: EnvConfig): string[] {
  const { flags, flagStream, flagEvents, analytics, monitoring } = serviceAddresses(config);
  const addresses = [
    ...(config.FEATURE_FLAG_KEY ? [flags, flagStream, flagEvents] : []),
    ...(config.ANALYTICS_KEY ? [analytics] : []),
    ...(config.MONITORING_CLIENT_TOKEN ? [monitoring] : []),
  ];
  return [...new Set(addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin))];
}
