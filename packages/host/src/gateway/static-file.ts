import { open } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { mediaTypeOf } from '../assembly/media-type';
import type { Answer } from './answer';
import { acceptedEncodings } from './negotiate';

/** Returns a file in the encoding that suits the request best; undefined when the file doesn't exist. */
export async function fileAnswer(path: string, request: IncomingHttpHeaders, cacheControl: string): Promise<Answer | undefined> {
  const { type, compressible } = mediaTypeOf(path);
  const siblings = compressible ? acceptedEncodings(request['accept-encoding']) : [];
  for (const encoding of [...siblings, undefined]) {
    const found = await read(path + (encoding?.extension ?? ''));
    if (!found) continue;
    const headers = {
      'Content-Type': type,
      'Cache-Control': cacheControl,
      ETag: found.tag,
      ...(compressible && { Vary: 'Accept-Encoding' }),
      ...(encoding && { 'Content-Encoding': encoding.name }),
    };
    const isKnown = request['if-none-match']?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === found.tag);
    return isKnown ? { status: 304, headers } : { status: 200, headers, body: found.bytes };
  }
  return undefined;
}

/** Bytes of files that are being sent, so that many slow readers share them in memory. */
const held = new Map<string, { tag: string; bytes: WeakRef<Buffer> }>();

async function read(path: string): Promise<{ bytes: Buffer; tag: string } | undefined> {
  const file = await open(path).catch(() => undefined);
  if (!file) return undefined;
  try {
    const stats = await file.stat();
    if (!stats.isFile()) return undefined;
    const tag = `"${stats.size.toString(36)}-${Math.trunc(stats.mtimeMs).toString(36)}"`;
    const known = held.get(path);
    const bytes = (known?.tag === tag && known.bytes.deref()) || (await file.readFile());
    held.set(path, { tag, bytes: new WeakRef(bytes) });
    return { bytes, tag };
  } finally {
    await file.close();
  }
}
