/**
 * Keys of `.env/fe_envConfig.json` (§3) with the package or zone that reads each, `nobody` if none does yet. Every value is text.
 */
export const configKeys = {
  /** Compared with the environment of the page's address. */
  ENV_NAME: 'shell',
  FEATURE_FLAG_KEY: 'telemetry',
  /** Unused, because addresses derive from the page's address. */
  BASE_URL: 'nobody',
  /** Target of "Sign in". */
  LOGIN_URL: 'error-redirect',
  /** One-space mode, `true` or `false`. */
  ONESPACE: 'shell',
  /** Base of addresses in one-space mode. */
  ONESPACE_BASE_URL: 'shell',
  /** Target of the switcher's link outside of the suite. */
  IDENTITY_REDIRECT_SPARK_URL: 'shell',
  IDENTITY_REDIRECT_OSAI_URL: 'shell',
  IDENTITY_REDIRECT_CONNECT_URL: 'shell',
  IDENTITY_REDIRECT_APPHUB_URL: 'shell',
  IDENTITY_REDIRECT_FIRMPREMIER_URL: 'shell',
  IDENTITY_REDIRECT_ACADEMY_URL: 'shell',
  /** Identity and the service paths. */
  API_BASE_URL: 'api',
  /** The hub API of insights. */
  RNAPI2_BASE_URL: 'api',
  /** Legacy insights. */
  LEGACY_INSIGHTS_BASE_URL: 'api',
  /** The GraphQL service. */
  ACOREN_GRAPHQL_BASE_URL: 'api',
  /** The second one-space link. */
  ACCESSHUB_OSFP_URL: 'shell',
  /** Status of the second one-space link. */
  ACCESSHUB_OSFP_STATUS: 'shell',
  /** The help menu's chat. */
  ACCESSHUB_OSFP_CHAT_SUPPORT: 'shell',
} as const;

/** Optional keys in addition to those of the requirements. All but the last two are read by `telemetry`. */
export const optionalConfigKeys = [
  /** Address of the flag service for reads, streams and events; empty means the service's own addresses. */
  'FEATURE_FLAG_BASE_URL',
  'FEATURE_FLAG_STREAM_URL',
  'FEATURE_FLAG_EVENTS_URL',
  /** Anyone with an email address of this domain is an internal user (decision 004). */
  'INTERNAL_USER_DOMAIN',
  /** Analytics are off without a key. */
  'ANALYTICS_KEY',
  /** Address that visits are sent to; empty means the service's own address. */
  'ANALYTICS_URL',
  'MONITORING_APPLICATION_ID',
  /** Nothing is sent without a token (§5). */
  'MONITORING_CLIENT_TOKEN',
  /** Address that receives the batches instead of the service (the SDK's `proxy`); empty means the service's own intake. */
  'MONITORING_URL',
  /** From 0 to 100 (§5); empty means the default of §9. */
  'MONITORING_SESSION_SAMPLE_RATE',
  'MONITORING_TELEMETRY_SAMPLE_RATE',
  'MONITORING_TELEMETRY_CONFIGURATION_SAMPLE_RATE',
  /** Name of the OpenID provider on the sign-in button; without it there is no button. Read by `login`. */
  'SIGN_IN_PROVIDER',
  /** Domain of firms' websites; empty means `sites.` and the provider domain. Read by `content`. */
  'SITES_DOMAIN',
] as const;

export type ConfigKey = keyof typeof configKeys | (typeof optionalConfigKeys)[number];

export const allConfigKeys = [...Object.keys(configKeys), ...optionalConfigKeys] as readonly ConfigKey[];

/** The environment config; a key that is missing from the file is an empty string. */
export type EnvConfig = Record<ConfigKey, string>;

/** Path of the config, relative to the zone's address with its trailing slash (§7). */
export const CONFIG_PATH = '.env/fe_envConfig.json';
