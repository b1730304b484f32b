import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** Ways a file is kept compressed beside itself, the better first. */
export const encodings = [
  { name: 'br', extension: '.br', compress: promisify(brotliCompress) },
  { name: 'gzip', extension: '.gz', compress: promisify(gzip) },
] as const;
