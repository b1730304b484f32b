import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';

/** Returns the pattern of the route that a request matched, `/identity/v2/password-resets/:token`; `/*` if it matched none. */
export const routePattern = (context: Context): string =>
  matchedRoutes(context)
    .map(({ path }) => path)
    .findLast((path) => path !== '/*') ?? '/*';
