import type { Deployment } from '@suite/zones/addresses';
import { everyAnswer, NOTHING_ALLOWED, namedHost, pageAnswer } from '../assembly/page-headers';

const headersOf = (headers: Record<string, string>, deployment: Deployment | undefined): Map<string, string> =>
  new Map(Object.entries({ ...headers, ...(deployment?.label && namedHost) }));

/** Returns the headers of every response of a page's host, unless the response has its own. */
export const pageHeaders = (deployment: Deployment | undefined) => headersOf(pageAnswer, deployment);

/**
 * Returns the headers of every response of the API, unless the response has its own. Pages of the same site load pictures from
 * it.
 */
export const apiHeaders = (deployment: Deployment | undefined) =>
  headersOf(
    {
      ...everyAnswer,
      'Content-Security-Policy': NOTHING_ALLOWED,
      // For browsers without support for `frame-ancestors`.
      'X-Frame-Options': 'DENY',
      'Cross-Origin-Resource-Policy': 'same-site',
    },
    deployment,
  );

/** Headers of every response of the hosts of firms' websites, unless the response has its own. */
export const siteHeaders = new Map(Object.entries(everyAnswer));
