/** Keys of `.env/fe_envConfig.json` (spec §3) with the package that reads each; `nobody` does yet. Every value is text. */
export const configKeys = {
  /** Compared with the environment of the page address. */
  ENV_NAME: 'env',
  FEATURE_FLAG_KEY: 'telemetry',
  /** Addresses derive from the page address. */
  BASE_URL: 'nobody',
  /** Where "Sign in" leads. */
  LOGIN_URL: 'error-redirect',
  /** One-space mode, `true` or `false`. */
  ONESPACE: 'env',
  /** What addresses are built from in one-space mode. */
  ONESPACE_BASE_URL: 'env',
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
  /** A service path. */
  ACOREN_GRAPHQL_BASE_URL: 'nobody',
  /** The second one-space link. */
  ACCESSHUB_OSFP_URL: 'shell',
  /** Its status. */
  ACCESSHUB_OSFP_STATUS: 'shell',
  /** The help menu's chat. */
  ACCESSHUB_OSFP_CHAT_SUPPORT: 'shell',
} as const;

export type ConfigKey = keyof typeof configKeys;

/** The environment config; a key that the file lacks is empty text. */
export type EnvConfig = Record<ConfigKey, string>;

/** Where a zone finds it, relative to the zone's address with its trailing slash (spec §7). */
export const CONFIG_PATH = '.env/fe_envConfig.json';
