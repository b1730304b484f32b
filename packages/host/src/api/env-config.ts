import type { EnvConfig } from '@suite/env/env-config';
import { apiOrigin, onespaceOrigin, type Place, zoneOrigin } from '@suite/zones/addresses';
import { zoneUrl } from '@suite/zones/zone-url';

/**
 * The environment config of a place (§3; decision 004, "config keys"). A switcher target that is
 * no zone of the suite (spark, firm premier, academy) is empty until there is one.
 */
export function envConfigFor(place: Place): EnvConfig {
  const api = apiOrigin(place);
  return {
    ENV_NAME: place.environment,
    FEATURE_FLAG_KEY: place.environment,
    BASE_URL: zoneOrigin({ ...place, onespace: undefined }, 'home'),
    LOGIN_URL: zoneUrl(place, 'login'),
    ONESPACE: String(place.onespace !== undefined),
    ONESPACE_BASE_URL: place.label ? onespaceOrigin(place) : zoneOrigin(place, 'apps'),
    IDENTITY_REDIRECT_SPARK_URL: '',
    IDENTITY_REDIRECT_OSAI_URL: zoneUrl(place, 'chat'),
    IDENTITY_REDIRECT_CONNECT_URL: zoneUrl(place, 'iq-dashboard'),
    IDENTITY_REDIRECT_APPHUB_URL: zoneUrl(place, 'home'),
    IDENTITY_REDIRECT_FIRMPREMIER_URL: '',
    IDENTITY_REDIRECT_ACADEMY_URL: '',
    API_BASE_URL: api,
    RNAPI2_BASE_URL: `${api}/insights`,
    LEGACY_INSIGHTS_BASE_URL: `${api}/insights`,
    ACOREN_GRAPHQL_BASE_URL: `${api}/acoren`,
    ACCESSHUB_OSFP_URL: zoneUrl(place, 'apps'),
    ACCESSHUB_OSFP_STATUS: '',
    ACCESSHUB_OSFP_CHAT_SUPPORT: '',
    FEATURE_FLAG_BASE_URL: `${api}/flags`,
    // By the page's own host: a browser opens six connections to one, and a stream keeps its own for good.
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
