const YEAR = 31_536_000;

/** Policy of a response that is not a document of a zone. */
export const NOTHING_ALLOWED = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * Headers of every response of the suite. The referrer is only the origin, because an address may contain an auth_code; without
 * any referrer, a posted form would have no Origin either.
 */
export const everyAnswer: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin',
  // An unload listener, for example of an SDK, would disable the back/forward cache.
  'Permissions-Policy': 'unload=()',
};

/** Headers of a named host: browsers use only https from now on. */
export const namedHost: Record<string, string> = { 'Strict-Transport-Security': `max-age=${YEAR}; includeSubDomains` };

/** Headers of a firm's website: its own domain may have other hosts without https. */
export const namedSite: Record<string, string> = { 'Strict-Transport-Security': `max-age=${YEAR}` };

/**
 * Headers of every response of a page's host; a document has its own policy. No other origin can read, embed or open the
 * responses; framing the lock page is none of these.
 */
export const pageAnswer: Record<string, string> = {
  ...everyAnswer,
  'Content-Security-Policy': NOTHING_ALLOWED,
  // No script runs without a matching hash in the document or the runtime (decision 031).
  'Integrity-Policy': 'blocked-destinations=(script)',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
