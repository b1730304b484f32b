import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** Encodings of the compressed files beside a file, the best first. */
export const encodings = [
  { name: 'br', extension: '.br', compress: promisify(brotliCompress) },
  { name: 'gzip', extension: '.gz', compress: promisify(gzip) },
] as const;
