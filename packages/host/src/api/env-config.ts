import type { EnvConfig } from '@suite/env/env-config';
import { apiOrigin, type Deployment, onespaceOrigin, zoneOrigin } from '@suite/zones/addresses';
import { zoneUrl } from '@suite/zones/zone-url';

/**
 * Returns the environment config of a host context (§3; decision 004, "config keys"). Switcher targets outside of the suite
 * (spark, firm premier, academy) are empty until they exist.
 */
export function envConfigFor(deployment: Deployment): EnvConfig {
  const api = apiOrigin(deployment);
  return {
    ENV_NAME: deployment.environment,
    FEATURE_FLAG_KEY: deployment.environment,
    BASE_URL: zoneOrigin({ ...deployment, onespace: undefined }, 'home'),
    LOGIN_URL: zoneUrl(deployment, 'login'),
    ONESPACE: String(deployment.onespace !== undefined),
    ONESPACE_BASE_URL: deployment.label ? onespaceOrigin(deployment) : zoneOrigin(deployment, 'apps'),
    IDENTITY_REDIRECT_SPARK_URL: '',
    IDENTITY_REDIRECT_OSAI_URL: zoneUrl(deployment, 'chat'),
    IDENTITY_REDIRECT_CONNECT_URL: zoneUrl(deployment, 'iq-dashboard'),
    IDENTITY_REDIRECT_APPHUB_URL: zoneUrl(deployment, 'home'),
    IDENTITY_REDIRECT_FIRMPREMIER_URL: '',
    IDENTITY_REDIRECT_ACADEMY_URL: '',
    API_BASE_URL: api,
    RNAPI2_BASE_URL: `${api}/insights`,
    LEGACY_INSIGHTS_BASE_URL: `${api}/insights`,
    ACOREN_GRAPHQL_BASE_URL: `${api}/acoren`,
    ACCESSHUB_OSFP_URL: zoneUrl(deployment, 'apps'),
    ACCESSHUB_OSFP_STATUS: '',
    ACCESSHUB_OSFP_CHAT_SUPPORT: '',
    FEATURE_FLAG_BASE_URL: `${api}/flags`,
    // On the page's own host, because a browser opens only six connections per host and a stream occupies one permanently.
    FEATURE_FLAG_STREAM_URL: '/flags',
    FEATURE_FLAG_EVENTS_URL: `${api}/flags`,
    INTERNAL_USER_DOMAIN: '',
    ANALYTICS_KEY: 'embedded',
    ANALYTICS_URL: `${api}/analytics`,
    MONITORING_APPLICATION_ID: 'embedded',
    MONITORING_CLIENT_TOKEN: 'embedded',
    MONITORING_URL: `${api}/monitoring`,
    MONITORING_SESSION_SAMPLE_RATE: '',
    MONITORING_TELEMETRY_SAMPLE_RATE: '',
    MONITORING_TELEMETRY_CONFIGURATION_SAMPLE_RATE: '',
    SIGN_IN_PROVIDER: '',
    SITES_DOMAIN: '',
  };
}
