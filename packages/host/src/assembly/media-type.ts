import { extname } from 'node:path';
import { mimes } from 'hono/utils/mime';

interface MediaType {
  type: string;
  compressible: boolean;
}

const UNKNOWN: MediaType = { type: 'application/octet-stream', compressible: false };

function mediaType(type: string): MediaType {
  const [name = ''] = type.split(';');
  const isText = name.startsWith('text/') || /[/+](json|xml)$/.test(name);
  return isText ? { type: `${name}; charset=utf-8`, compressible: true } : { type: name, compressible: false };
}

export const mediaTypes: Readonly<Record<string, MediaType>> = Object.fromEntries(
  Object.entries(mimes).map(([extension, type]) => [`.${extension}`, mediaType(type)]),
);

/** Returns the Content-Type of a file and whether to compress it; unknown types are plain bytes. */
export const mediaTypeOf = (path: string): MediaType => mediaTypes[extname(path).toLowerCase()] ?? UNKNOWN;
