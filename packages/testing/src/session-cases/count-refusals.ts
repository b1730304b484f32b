import type { BrowserContext } from '@playwright/test';

/** Counts the requests of a context's pages that the token endpoint rejects from now on. */
export function countRefusals(context: BrowserContext): { refused: number } {
  const counts = { refused: 0 };
  context.on('response', (response) => {
    if (response.request().method() === 'POST' && isTokenEndpoint(response.url()) && !response.ok()) counts.refused += 1;
  });
  return counts;
}

export const isTokenEndpoint = (url: string): boolean => url.endsWith('/oauth2/token');
