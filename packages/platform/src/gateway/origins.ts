import type { EnvConfig } from '@suite/env/env-config';
import { apiOrigin, type Place, zoneOrigin } from '@suite/zones/addresses';
import { LOCK_ZONE, type Origins } from '../assembly/content-security-policy';
import { zonesOf } from '../http/place';

/** The origins that a document's policy allows where it is served. */
export function originsOf(place: Place, config: EnvConfig): Origins {
  const api = apiOrigin(place);
  return {
    api,
    apps: [...new Set(zonesOf(place).map((name) => zoneOrigin(place, name)))],
    lock: zoneOrigin(place, LOCK_ZONE),
    services: serviceOrigins(config).filter((origin) => origin !== api),
  };
}

/** Where the page's telemetry goes (spec §7, "Third parties"): the addresses of the config, or the services' own. */
function serviceOrigins(config: EnvConfig): string[] {
  const addresses = [
    ...(config.FEATURE_FLAG_KEY
      ? [
          config.FEATURE_FLAG_BASE_URL || 'https://app.launchdarkly.com',
          config.FEATURE_FLAG_STREAM_URL || 'https://clientstream.launchdarkly.com',
          config.FEATURE_FLAG_EVENTS_URL || 'https://events.launchdarkly.com',
        ]
      : []),
    ...(config.ANALYTICS_KEY ? [config.ANALYTICS_URL || 'https://data.pendo.io'] : []),
    ...(config.MONITORING_CLIENT_TOKEN ? [config.MONITORING_URL || 'https://browser-intake-datadoghq.com'] : []),
  ];
  return [...new Set(addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin))];
}
