import type { EnvConfig } from '@suite/env/env-config';

/** The addresses of the three services (spec §7, "Third parties"): those of the config, or their own. */
export const serviceUrls = (config: EnvConfig) => ({
  flags: config.FEATURE_FLAG_BASE_URL || 'https://app.launchdarkly.com',
  // A path is of the page's own host; whole, so that monitoring knows it among its resources.
  flagStream: new URL(config.FEATURE_FLAG_STREAM_URL || 'https://clientstream.launchdarkly.com', location.href).href,
  flagEvents: config.FEATURE_FLAG_EVENTS_URL || 'https://events.launchdarkly.com',
  analytics: config.ANALYTICS_URL || 'https://data.pendo.io',
  monitoring: config.MONITORING_URL || 'https://browser-intake-datadoghq.com',
});
