import { Header } from '@suite/contract/headers';
import type { Deployment } from '@suite/zones/addresses';
import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { isZoneOrigin } from './deployment';

/**
 * Headers with which the flag SDK describes itself and a batch (launchdarkly-js-sdk-common 5.8, `headers.js` and
 * `EventSender.js`).
 */
const flagHeaders = ['User-Agent', 'Wrapper', 'Tags', 'Event-Schema', 'Payload-ID'].map((name) => `X-LaunchDarkly-${name}`);

/** Allows only the zones of the request's own environment, with credentials. */
export const crossOrigin: MiddlewareHandler<{ Variables: { deployment: Deployment } }> = cors({
  origin: (origin, context) => (isZoneOrigin(context.get('deployment'), origin) ? origin : null),
  credentials: true,
  allowMethods: ['GET', 'POST', 'PUT', 'DELETE', 'REPORT'],
  allowHeaders: ['Authorization', 'Content-Type', ...Object.values(Header), ...flagHeaders],
  // The flag SDK reads the browser's clock error from the date; a file download contains its name.
  exposeHeaders: ['Retry-After', 'Date', 'Content-Disposition'],
  maxAge: 600,
});
