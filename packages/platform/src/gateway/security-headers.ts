import type { Place } from '@suite/zones/addresses';

const YEAR = 31_536_000;

/**
 * Headers of every answer. The referrer is the origin alone, because an address may carry an
 * auth_code; without any referrer a posted form would have no Origin either.
 */
export function securityHeaders(place: Place | undefined): Map<string, string> {
  return new Map(
    Object.entries({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin',
      // Private pages stay out of the back/forward cache by it; browsers are about to take it away unless asked.
      'Permissions-Policy': 'unload=(self)',
      ...(place?.label && { 'Strict-Transport-Security': `max-age=${YEAR}` }),
    }),
  );
}

/** Policy of an answer that is no document of a zone. */
export const NOTHING_ALLOWED = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
