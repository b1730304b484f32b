import { Header } from '@suite/contract/headers';
import type { Place } from '@suite/zones/addresses';
import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { isZoneOrigin } from './place';

/** Answers to the place's own zones only, with credentials. */
export const crossOrigin: MiddlewareHandler<{ Variables: { place: Place } }> = cors({
  origin: (origin, context) => (isZoneOrigin(context.get('place'), origin) ? origin : null),
  credentials: true,
  allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
  allowHeaders: ['Authorization', 'Content-Type', ...Object.values(Header)],
  exposeHeaders: ['Retry-After'],
  maxAge: 600,
});
