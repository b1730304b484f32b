import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';

/** The pattern of the route that a request came to, `/identity/v2/password-resets/:token`; `/*` when it came to none. */
export const routePattern = (context: Context): string =>
  matchedRoutes(context)
    .map(({ path }) => path)
    .findLast((path) => path !== '/*') ?? '/*';
