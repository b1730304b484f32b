import { extname } from 'node:path';

const text = (type: string) => ({ type: `${type}; charset=utf-8`, compressible: true });
const binary = (type: string) => ({ type, compressible: false });

/** By the extension of a file. */
export const mediaTypes: Record<string, { type: string; compressible: boolean }> = {
  '.html': text('text/html'),
  '.js': text('text/javascript'),
  '.css': text('text/css'),
  '.json': text('application/json'),
  '.map': text('application/json'),
  '.svg': text('image/svg+xml'),
  '.txt': text('text/plain'),
  '.webmanifest': text('application/manifest+json'),
  '.ico': binary('image/x-icon'),
  '.png': binary('image/png'),
  '.webp': binary('image/webp'),
  '.woff2': binary('font/woff2'),
};

/** Content-Type of a file, and whether it is worth compressing; what is not known is plain bytes. */
export const mediaTypeOf = (path: string) => mediaTypes[extname(path)] ?? binary('application/octet-stream');
