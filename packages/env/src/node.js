// @ts-check
/**
 * The Node side of the environment: the one place that reads `process.env`. Checked JavaScript, so
 * that `next.config.base.mjs` and the commands can import it on Node 20.
 */
import { resolve } from 'node:path';

/** @param {string} key @param {number} fallback @throws a failure whose message tells the person at the terminal what to do */
function wholeNumber(key, fallback) {
  const text = process.env[key];
  if (!text) return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0 && value < 65_536) return value;
  const failure = new Error(`${key} is "${text}"; set it to a whole number from 0 to 65535.`);
  throw Object.assign(failure, { name: 'Failure' });
}

/** First port of the local topology: zones from here, the API 100 above (design §2). */
export const portBase = () => wholeNumber('SUITE_PORT_BASE', 3000);

/** Port of the production topology on this machine. */
export const previewPort = () => wholeNumber('SUITE_PREVIEW_PORT', 8443);

/**
 * Provider domains that the API answers for where hosts have names. Links in mails are made from the
 * address a request names, and anybody can name any.
 */
export const providerDomains = () => (process.env.SUITE_DOMAINS || 'suite.localhost').split(',').map((domain) => domain.trim());

/** Folder of the database, the outbox and the keys. */
export const dataFolder = () => resolve(process.env.SUITE_DATA || '.data');

/** Address of a PostgreSQL database; without it the data folder holds an embedded one. */
export const databaseUrl = () => process.env.DATABASE_URL || undefined;

/** Seconds in which a refresh token may be replayed; 0 is strict (design §5). */
export const refreshGraceSeconds = () => wholeNumber('SUITE_REFRESH_GRACE_SECONDS', 10);

/** Production never gets demo data (design §5). */
export const isProduction = () => process.env.NODE_ENV === 'production';

/** Whether the long tests run too (`npm run test:full`). */
export const isFullRun = () => process.env.SUITE_FULL === '1';

/**
 * The environment of a child process: this one's, with some values changed.
 * @param {Record<string, string>} changes
 */
export const childEnvironment = (changes) => ({ ...process.env, ...changes });
