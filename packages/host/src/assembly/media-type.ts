import { extname } from 'node:path';
import { mimes } from 'hono/utils/mime';

interface MediaType {
  type: string;
  /** Whether it is worth compressing. */
  compressible: boolean;
}

const UNKNOWN: MediaType = { type: 'application/octet-stream', compressible: false };

function mediaType(type: string): MediaType {
  const [name = ''] = type.split(';');
  const isText = name.startsWith('text/') || /[/+](json|xml)$/.test(name);
  return isText ? { type: `${name}; charset=utf-8`, compressible: true } : { type: name, compressible: false };
}

/** By the extension of a file. */
export const mediaTypes: Readonly<Record<string, MediaType>> = Object.fromEntries(
  Object.entries(mimes).map(([extension, type]) => [`.${extension}`, mediaType(type)]),
);

/** Content-Type of a file, and whether it is worth compressing; what is not known is plain bytes. */
export const mediaTypeOf = (path: string): MediaType => mediaTypes[extname(path).toLowerCase()] ?? UNKNOWN;
