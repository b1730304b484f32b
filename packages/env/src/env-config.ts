/** Keys of `.env/fe_envConfig.json` (§3) with the package or zone that reads each, `nobody` for none yet. Every value is text. */
export const configKeys = {
  /** Compared with the environment of the page address. */
  ENV_NAME: 'shell',
  FEATURE_FLAG_KEY: 'telemetry',
  /** Addresses derive from the page address. */
  BASE_URL: 'nobody',
  /** Where "Sign in" leads. */
  LOGIN_URL: 'error-redirect',
  /** One-space mode, `true` or `false`. */
  ONESPACE: 'shell',
  /** What addresses are built from in one-space mode. */
  ONESPACE_BASE_URL: 'shell',
  /** Where the switcher leads outside of the suite. */
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
  /** Its status. */
  ACCESSHUB_OSFP_STATUS: 'shell',
  /** The help menu's chat. */
  ACCESSHUB_OSFP_CHAT_SUPPORT: 'shell',
} as const;

/** Keys beside those of the requirements; a file may leave them out. All but the last two are read by `telemetry`. */
export const optionalConfigKeys = [
  /** Where the flag service answers, streams and takes events; empty is the service's own addresses. */
  'FEATURE_FLAG_BASE_URL',
  'FEATURE_FLAG_STREAM_URL',
  'FEATURE_FLAG_EVENTS_URL',
  /** Whoever's e-mail address is of this domain is an internal user (decision 004). */
  'INTERNAL_USER_DOMAIN',
  /** Without a key there are no analytics. */
  'ANALYTICS_KEY',
  /** Where visits are sent to; empty is the service's own address. */
  'ANALYTICS_URL',
  'MONITORING_APPLICATION_ID',
  /** Without a token nothing is sent (§5). */
  'MONITORING_CLIENT_TOKEN',
  /** Takes the batches in the service's place (the SDK's `proxy`); empty is the service's own intake. */
  'MONITORING_URL',
  /** From 0 to 100 (§5); empty is the default of §9. */
  'MONITORING_SESSION_SAMPLE_RATE',
  'MONITORING_TELEMETRY_SAMPLE_RATE',
  'MONITORING_TELEMETRY_CONFIGURATION_SAMPLE_RATE',
  /** Name of the OpenID provider on the button of the sign-in page; without one there is no button. Read by `login`. */
  'SIGN_IN_PROVIDER',
  /** Domain of firms' websites; empty is `sites.` and the provider domain. Read by `content`. */
  'SITES_DOMAIN',
] as const;

export type ConfigKey = keyof typeof configKeys | (typeof optionalConfigKeys)[number];

export const allConfigKeys = [...Object.keys(configKeys), ...optionalConfigKeys] as readonly ConfigKey[];

/** The environment config; a key that is missing in the file is the empty string. */
export type EnvConfig = Record<ConfigKey, string>;

/** Where a zone finds it, relative to the zone's address with its trailing slash (§7). */
export const CONFIG_PATH = '.env/fe_envConfig.json';
