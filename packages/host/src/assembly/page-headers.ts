const YEAR = 31_536_000;

/** Policy of an answer that is no document of a zone. */
export const NOTHING_ALLOWED = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * Headers of every answer of the suite. The referrer is the origin alone, because an address may carry an auth_code; without
 * any referrer a posted form would have no Origin either.
 */
export const everyAnswer: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin',
  // A listener to it, be it an SDK's, would keep pages out of the back/forward cache.
  'Permissions-Policy': 'unload=()',
};

/** Of a host that has a name: from now on it is asked by https alone. */
export const namedHost: Record<string, string> = { 'Strict-Transport-Security': `max-age=${YEAR}; includeSubDomains` };

/** Of a firm's website: its own domain may have other hosts that are not on https. */
export const namedSite: Record<string, string> = { 'Strict-Transport-Security': `max-age=${YEAR}` };

/**
 * Headers of every answer of a page's host; a document has a policy of its own. No other origin reads, embeds or opens what
 * it serves; a frame of the lock page is none of these.
 */
export const pageAnswer: Record<string, string> = {
  ...everyAnswer,
  'Content-Security-Policy': NOTHING_ALLOWED,
  // No script runs whose bytes the document or the runtime does not vouch for (decision 031).
  'Integrity-Policy': 'blocked-destinations=(script)',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
