/** Keys of `.env/fe_envConfig.json` (spec §3) with the one reader of each; every value is text. */
export const configKeys = {
  ENV_NAME: 'env: compared with the environment of the page address',
  FEATURE_FLAG_KEY: 'telemetry',
  BASE_URL: 'no caller yet: addresses derive from the page address',
  LOGIN_URL: 'error-redirect: where "Sign in" leads',
  ONESPACE: 'env: one-space mode, `true` or `false`',
  ONESPACE_BASE_URL: 'env: what addresses are built from in one-space mode',
  IDENTITY_REDIRECT_SPARK_URL: 'shell: switcher',
  IDENTITY_REDIRECT_OSAI_URL: 'shell: switcher',
  IDENTITY_REDIRECT_CONNECT_URL: 'shell: switcher',
  IDENTITY_REDIRECT_APPHUB_URL: 'shell: switcher',
  IDENTITY_REDIRECT_FIRMPREMIER_URL: 'shell: switcher',
  IDENTITY_REDIRECT_ACADEMY_URL: 'shell: switcher',
  API_BASE_URL: 'api: identity and the service paths',
  RNAPI2_BASE_URL: 'api: the hub API of insights',
  LEGACY_INSIGHTS_BASE_URL: 'api: legacy insights',
  ACOREN_GRAPHQL_BASE_URL: 'no caller yet: a service path',
  ACCESSHUB_OSFP_URL: 'shell: the second one-space link',
  ACCESSHUB_OSFP_STATUS: 'shell: its status',
  ACCESSHUB_OSFP_CHAT_SUPPORT: "shell: the help menu's chat",
} as const;

export type ConfigKey = keyof typeof configKeys;

/** The environment config; a key that the file lacks is empty text. */
export type EnvConfig = Record<ConfigKey, string>;

/** Where a zone finds it, relative to the zone's address with its trailing slash (spec §7). */
export const CONFIG_PATH = '.env/fe_envConfig.json';
