// @ts-check
/**
 * The Node side of the environment: the only place that reads `process.env`. It is checked JavaScript, so that
 * `next.config.base.mjs` and the commands can import it on Node 20.
 */
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { environmentNames, isLoopback } from '@suite/zones/environments';

/** @import { EnvironmentName } from '@suite/zones/environments' */

/** Creates the error for a wrong setting. @param {string} message says what the person at the terminal should set */
const failure = (message) => Object.assign(new Error(message), { name: 'Failure' });

/** @param {string} key @param {number} fallback @throws a failure that says what to set */
function wholeNumber(key, fallback) {
  const text = process.env[key];
  if (!text) return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0 && value < 65_536) return value;
  throw failure(`${key} is "${text}"; set it to a whole number from 0 to 65535.`);
}

/**
 * Reads a secret setting: its variable, or the file named by the variable with `_FILE`, as Docker, Kubernetes and systemd pass
 * secrets. The file is read on each call, without its final line break.
 * @param {string} key @throws a failure that says what to set
 */
function secret(key) {
  const text = process.env[key] || undefined;
  const file = process.env[`${key}_FILE`];
  if (!file) return text;
  if (text) throw failure(`${key} and ${key}_FILE are both set; unset one of them.`);
  try {
    return readFileSync(resolve(file), 'utf8').replace(/\r?\n$/, '') || undefined;
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    throw failure(`The file of ${key}_FILE, ${resolve(file)}, cannot be read (${code}).`);
  }
}

/** First port of the local topology: zones start here, the API is 100 above (decision 002). */
export const portBase = () => wholeNumber('SUITE_PORT_BASE', 3000);

/** Port of the local production topology. */
export const previewPort = () => wholeNumber('SUITE_PREVIEW_PORT', 8443);

/**
 * Addresses of this machine that the suite listens on; undefined means loopback.
 * @throws a failure that says what to set
 */
export function listenAddresses() {
  const text = process.env.SUITE_LISTEN;
  if (!text) return undefined;
  const addresses = text.split(',').map((address) => address.trim());
  const wrong = addresses.find((address) => !isIP(address));
  if (wrong === undefined) return addresses;
  throw failure(`SUITE_LISTEN has "${wrong}"; set it to addresses of this machine such as 0.0.0.0, separated by commas.`);
}

/**
 * Provider domains that the API accepts where hosts have names. Links in mails use the requested address, and a request can name
 * any.
 */
export const providerDomains = () => (process.env.SUITE_DOMAINS || 'suite.localhost').split(',').map((domain) => domain.trim());

/**
 * Domain of firms' websites, which must not share cookies with the suite; undefined means a subdomain of the provider domain.
 * @throws a failure that says what to set
 */
export function sitesDomain() {
  const text = process.env.SUITE_SITES_DOMAIN?.trim().toLowerCase();
  if (!text) return undefined;
  if (!/^(?:[a-z\d-]{1,63}\.){1,8}[a-z\d-]{1,63}$/.test(text))
    throw failure(`SUITE_SITES_DOMAIN is "${text}"; set it to a domain such as firm-sites.example.`);
  const other = providerDomains().find((domain) => isWithin(text, domain) || isWithin(domain, text));
  if (other === undefined) return text;
  throw failure(`SUITE_SITES_DOMAIN is "${text}", which shares cookies with ${other}: set it to a domain of its own.`);
}

/** @param {string} domain @param {string} other */
const isWithin = (domain, other) => domain === other || domain.endsWith(`.${other}`);

/** Whether browsers send the suite's cookies to firms' websites, because those are below a provider domain. */
export const sharesCookiesWithSites = () => !sitesDomain() && providerDomains().some((domain) => !isLoopback(domain));

/**
 * The environments that this deployment serves; every other host name is unknown. The default in production is `prod` alone,
 * because all environments would share one database, and the lower ones show more.
 * @returns {readonly EnvironmentName[]}
 * @throws a failure that says what to set
 */
export function servedEnvironments() {
  const text = process.env.SUITE_ENVIRONMENTS;
  if (!text) return isProduction() ? ['prod'] : environmentNames;
  const names = text.split(',').map((name) => name.trim());
  const wrong = names.find((name) => !environmentNames.some((known) => known === name));
  if (wrong === undefined) return environmentNames.filter((name) => names.includes(name));
  throw failure(
    `SUITE_ENVIRONMENTS has "${wrong}", which is not an environment: set it to some of ${environmentNames.join(', ')}, separated by commas.`,
  );
}

/** Folder of the database, the outbox and the keys. */
export const dataFolder = () => resolve(process.env.SUITE_DATA || '.data');

/** URL of a PostgreSQL database; if undefined, the data folder contains an embedded one. */
export const databaseUrl = () => secret('DATABASE_URL');

/**
 * Number of reverse proxies in front of the suite, each of which appends the address of its caller to `X-Forwarded-For`. Without
 * it, limits per client would treat all clients of a proxy as one.
 */
export const proxies = () => wholeNumber('SUITE_PROXIES', 0);

/** Seconds during which a refresh token may be replayed; 0 is strict (decision 012). */
export const refreshGraceSeconds = () => wholeNumber('SUITE_REFRESH_GRACE_SECONDS', 10);

/**
 * Whether refresh tokens are in HttpOnly cookies of the API's host instead of being readable by pages (decisions 003, 028). The
 * default is true if firms' websites share the suite's cookies.
 * @throws a failure that says what to set
 */
export function keepsRefreshTokens() {
  const text = process.env.SUITE_REFRESH_COOKIE || (sharesCookiesWithSites() ? 'http-only' : 'readable');
  if (text === 'readable' || text === 'http-only') return text === 'http-only';
  throw failure(`SUITE_REFRESH_COOKIE is "${text}"; set it to readable or http-only.`);
}

/**
 * The suite's credentials at each accounting and file provider, and the provider's addresses. Without a client ID no connection
 * is possible. The default addresses are those that the provider publishes.
 */
export const providers = () => ({
  xero: {
    clientId: process.env.SUITE_XERO_CLIENT_ID || '',
    clientSecret: secret('SUITE_XERO_CLIENT_SECRET') ?? '',
    loginUrl: process.env.SUITE_XERO_LOGIN_URL || 'https://login.xero.com',
    identityUrl: process.env.SUITE_XERO_IDENTITY_URL || 'https://identity.xero.com',
    apiUrl: process.env.SUITE_XERO_API_URL || 'https://api.xero.com',
  },
  google: {
    clientId: process.env.SUITE_GOOGLE_CLIENT_ID || '',
    clientSecret: secret('SUITE_GOOGLE_CLIENT_SECRET') ?? '',
    loginUrl: process.env.SUITE_GOOGLE_LOGIN_URL || 'https://accounts.google.com',
    tokenUrl: process.env.SUITE_GOOGLE_TOKEN_URL || 'https://oauth2.googleapis.com',
    apiUrl: process.env.SUITE_GOOGLE_API_URL || 'https://sheets.googleapis.com',
  },
  microsoft: {
    clientId: process.env.SUITE_MICROSOFT_CLIENT_ID || '',
    clientSecret: secret('SUITE_MICROSOFT_CLIENT_SECRET') ?? '',
    loginUrl: process.env.SUITE_MICROSOFT_LOGIN_URL || 'https://login.microsoftonline.com',
    graphUrl: process.env.SUITE_MICROSOFT_GRAPH_URL || 'https://graph.microsoft.com',
  },
  quickbooks: {
    clientId: process.env.SUITE_QUICKBOOKS_CLIENT_ID || '',
    clientSecret: secret('SUITE_QUICKBOOKS_CLIENT_SECRET') ?? '',
    authorizeUrl: process.env.SUITE_QUICKBOOKS_AUTHORIZE_URL || 'https://appcenter.intuit.com',
    tokenUrl: process.env.SUITE_QUICKBOOKS_TOKEN_URL || 'https://oauth.platform.intuit.com',
    revokeUrl: process.env.SUITE_QUICKBOOKS_REVOKE_URL || 'https://developer.api.intuit.com',
    apiUrl: process.env.SUITE_QUICKBOOKS_API_URL || 'https://quickbooks.api.intuit.com',
  },
});

/**
 * Key that encrypts mails and providers' tokens and signs file addresses, 32 bytes in base64; if undefined, the key is in the
 * data folder.
 */
export const tokenKey = () => secret('SUITE_TOKEN_KEY');

/**
 * URL of an S3-compatible file store, `https://KEY:SECRET@host/bucket/folder?region=…`; if undefined, files are in the data
 * folder.
 */
export const filesUrl = () => secret('SUITE_FILES_URL');

/** Hour of the day, in UTC, after which connections are synchronized each night, within four hours. */
export const syncHour = () => wholeNumber('SUITE_SYNC_HOUR', 6) % 24;

/**
 * The operator's table of exchange rates, in the format of the European Central Bank (`eurofxref-hist.csv`), and the maximum age
 * of a rate in days; undefined when not set.
 */
export const ratesFile = () =>
  process.env.SUITE_RATES_FILE
    ? { path: resolve(process.env.SUITE_RATES_FILE), maxDays: wholeNumber('SUITE_RATES_DAYS', 7) }
    : undefined;

/** The operator's table of consumer prices, which firms can copy in IQ settings. */
export const pricesFile = () =>
  process.env.SUITE_CONSUMER_PRICES_FILE ? resolve(process.env.SUITE_CONSUMER_PRICES_FILE) : undefined;

/** The operator's certificate and its key, which seal accepted proposals. */
export const certificateFile = () =>
  process.env.SUITE_DOCUMENT_CERTIFICATE ? resolve(process.env.SUITE_DOCUMENT_CERTIFICATE) : undefined;

/**
 * The server whose time stamps prove when an accepted proposal was sealed (RFC 3161); undefined when not set.
 * @throws a failure that says what to set
 */
export function timestampUrl() {
  const url = process.env.SUITE_TIMESTAMP_URL;
  if (!url) return undefined;
  if (!URL.canParse(url) || !/^https?:/.test(url))
    throw failure(`SUITE_TIMESTAMP_URL is "${url}"; set it to the http or https address of a time-stamp server (RFC 3161).`);
  if (new URL(url).username) throw failure('SUITE_TIMESTAMP_URL has a user name; set it to a time-stamp server that needs none.');
  return url;
}

/** Origin of the operator's server for calls to Stripe; if undefined, calls go to Stripe directly. */
export const stripeHost = () => process.env.SUITE_STRIPE_HOST || undefined;

/** Default number of tokens that a model can read and write together. */
const CONTEXT_TOKENS = 8192;

/**
 * An OpenAI-compatible model server, and the context size of its model; undefined when not set.
 * @throws a failure that says what to set
 */
export function modelSettings() {
  const url = process.env.SUITE_OPENAI_URL;
  if (!url) return undefined;
  if (!URL.canParse(url) || !/^https?:/.test(url))
    throw failure(`SUITE_OPENAI_URL is "${url}"; set it to an address such as http://localhost:11434/v1.`);
  const name = process.env.SUITE_OPENAI_MODEL;
  if (!name)
    throw failure('SUITE_OPENAI_MODEL is not set; set it to the name of a model that the server at SUITE_OPENAI_URL has.');
  const contextTokens = Number(process.env.SUITE_OPENAI_CONTEXT || CONTEXT_TOKENS);
  if (!Number.isInteger(contextTokens) || contextTokens < 2048 || contextTokens > 10_000_000)
    throw failure(
      `SUITE_OPENAI_CONTEXT is "${process.env.SUITE_OPENAI_CONTEXT}"; set it to a whole number of tokens from 2048 on.`,
    );
  return {
    url,
    name,
    contextTokens,
    keyFile: process.env.SUITE_OPENAI_KEY_FILE ? resolve(process.env.SUITE_OPENAI_KEY_FILE) : undefined,
  };
}

/** The mail server and the sender of mails, by default the suite's own address; without a server mails stay in the outbox. */
export function smtp() {
  const url = secret('SUITE_SMTP_URL');
  return url ? { url, from: process.env.SUITE_SMTP_FROM || undefined } : undefined;
}

/**
 * The OpenID provider that people may sign in with; undefined when not set.
 * @throws a failure that says what to set
 */
export function openidProvider() {
  const issuer = process.env.SUITE_OIDC_ISSUER;
  if (!issuer) return undefined;
  const url = URL.canParse(issuer) ? new URL(issuer) : undefined;
  const isLoopback = url?.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (url?.protocol !== 'https:' && !isLoopback)
    throw failure(`SUITE_OIDC_ISSUER is "${issuer}"; set it to the https address that the provider names as its issuer.`);
  const clientId = process.env.SUITE_OIDC_CLIENT_ID;
  if (!clientId) throw failure('SUITE_OIDC_CLIENT_ID is not set; set it to the client id that the provider has given.');
  return {
    issuer,
    clientId,
    clientSecret: secret('SUITE_OIDC_CLIENT_SECRET'),
    label: process.env.SUITE_OIDC_LABEL || (url?.hostname ?? ''),
    domains: (process.env.SUITE_OIDC_DOMAINS || '')
      .split(',')
      .map((domain) => domain.trim().toLowerCase())
      .filter(Boolean),
  };
}

/** Size of the demo data in an empty database: everything there is to see, or the few rows that tests need. */
export const demoSize = () => (process.env.SUITE_DEMO_SIZE === 'small' ? 'small' : 'full');

/**
 * Log format: lines of JSON for programs, or text for people. @returns {'json' | 'text'} @throws a failure that says what to set
 */
export function logFormat() {
  const format = process.env.SUITE_LOG || (isProduction() ? 'json' : 'text');
  if (format === 'json' || format === 'text') return format;
  throw failure(`SUITE_LOG is "${format}"; set it to json or text.`);
}

/** Whether metrics and traces are enabled, by OpenTelemetry's own variables, which its exporters read. */
export const isTelemetryEnabled = () =>
  process.env.OTEL_SDK_DISABLED !== 'true' &&
  ['', '_TRACES', '_METRICS'].some((signal) => process.env[`OTEL_EXPORTER_OTLP${signal}_ENDPOINT`]);

/** Production never gets demo data (decision 005). */
export const isProduction = () => process.env.NODE_ENV === 'production';

/** Whether the long tests also run (`npm run test:full`). */
export const isFullRun = () => process.env.SUITE_FULL === '1';

/**
 * Returns the environment of a child process: this one's, with some values changed.
 * @param {Record<string, string>} changes
 */
export const childEnvironment = (changes) => ({ ...process.env, ...changes });
