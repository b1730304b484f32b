import type { EnvConfig } from './env-config';

/**
 * Returns the addresses of the three services (§7, "Third parties"): those of the config, or their own. A path belongs to the
 * page's host.
 */
export const serviceAddresses = (config: EnvConfig) => ({
  flags: config.FEATURE_FLAG_BASE_URL || 'https://app.launchdarkly.com',
  flagStream: config.FEATURE_FLAG_STREAM_URL || 'https://clientstream.launchdarkly.com',
  flagEvents: config.FEATURE_FLAG_EVENTS_URL || 'https://events.launchdarkly.com',
  analytics: config.ANALYTICS_URL || 'https://data.pendo.io',
  monitoring: config.MONITORING_URL || 'https://browser-intake-datadoghq.com',
});
