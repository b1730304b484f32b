import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { apiOrigin } from '@suite/zones/addresses';
import { openapiDocument } from './openapi';

interface CachedDocument {
  text: string;
  zipped: Uint8Array<ArrayBuffer>;
  tag: string;
}

/** Maximum number of servers whose documents are cached, because requests can use any address. */
const MAX_SERVERS = 10;

/**
 * Serves the API's document with the requested server (decision 006). It is public, so it is generated and compressed only once
 * per server.
 */
export function mountOpenapi(app: App, routes: Kernel['routes']): void {
  const cached = new Map<string, CachedDocument>();

  function madeFor(server: string): CachedDocument {
    const found = cached.get(server);
    if (found) return found;
    const text = JSON.stringify({ ...openapiDocument(server, routes), servers: [{ url: server }] });
    const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
    const made = { text, zipped: new Uint8Array(gzipSync(text)), tag };
    if (cached.size >= MAX_SERVERS) cached.clear();
    cached.set(server, made);
    return made;
  }

  app.get('/openapi.json', (context) => {
    const { text, zipped, tag } = madeFor(apiOrigin(context.get('deployment')));
    const isZipped = /\bgzip\b/i.test(context.req.header('Accept-Encoding') ?? '');
    const headers = { ETag: `W/${tag}`, 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' };
    const known = context.req.header('If-None-Match')?.split(',') ?? [];
    if (known.some((one) => one.trim().replace(/^W\//, '') === tag)) return context.body(null, 304, headers);
    const typed = { ...headers, 'Content-Type': 'application/json' };
    return isZipped ? context.body(zipped, 200, { ...typed, 'Content-Encoding': 'gzip' }) : context.body(text, 200, typed);
  });
}
