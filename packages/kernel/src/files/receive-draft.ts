import { createHash } from 'node:crypto';
import { open, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ReadableStream } from 'node:stream/web';
import { SuiteError } from '@suite/contract/errors';
import { isDiskFull, reserveOf } from '../errors/disk-full';
import { type KnownType, type MediaType, mediaTypeOf, nameOfType, SIGNATURE_BYTES, UNKNOWN_TYPE } from './media-type';

export interface FileLimits {
  /** Maximum size in bytes; a few megabytes, because a store may need the file in memory. */
  bytes: number;
  /** Allowed types; any when absent. */
  types?: readonly KnownType[];
}

export interface Draft {
  /** SHA-256 in hexadecimal. */
  hash: string;
  bytes: number;
  mediaType: MediaType;
}

const MEGABYTE = 2 ** 20;

const noRoom = (cause?: unknown) =>
  new SuiteError('disk_full', 'The disk of the suite is full. Make room on it, then upload the file again.', { cause });

/**
 * Writes a file as it arrives, to a path that only its owner can read. After a failure, the caller removes what was written.
 * @throws SuiteError `payload_too_large`, `invalid_request` for another type, `disk_full`
 */
export async function receiveDraft(body: ReadableStream<Uint8Array> | null, path: string, limits: FileLimits): Promise<Draft> {
  const hash = createHash('sha256');
  let start = Buffer.alloc(0);
  let bytes = 0;
  try {
    const { bavail, blocks, bsize } = await statfs(dirname(path));
    if (bavail * bsize - limits.bytes < reserveOf(blocks * bsize)) throw noRoom();
    const file = await open(path, 'w', 0o600);
    try {
      for await (const chunk of body ?? []) {
        bytes += chunk.length;
        if (bytes > limits.bytes) throw tooLarge(limits.bytes);
        if (start.length < SIGNATURE_BYTES) {
          start = Buffer.concat([start, chunk.subarray(0, SIGNATURE_BYTES)]);
          if (start.length >= SIGNATURE_BYTES) assertType(mediaTypeOf(start), limits);
        }
        hash.update(chunk);
        await file.appendFile(chunk);
      }
      await file.sync();
    } finally {
      await file.close();
    }
  } catch (error) {
    throw isDiskFull(error) ? noRoom(error) : error;
  }
  const mediaType = mediaTypeOf(start);
  assertType(mediaType, limits);
  return { hash: hash.digest('hex'), bytes, mediaType };
}

function tooLarge(limit: number): SuiteError {
  const most = limit >= MEGABYTE ? `${Math.floor(limit / MEGABYTE)} MB` : `${limit} bytes`;
  return new SuiteError('payload_too_large', `The file is larger than ${most}. Choose a smaller one.`);
}

function assertType(type: MediaType, { types }: FileLimits): void {
  if (!types || (type !== UNKNOWN_TYPE && types.includes(type))) return;
  throw new SuiteError(
    'invalid_request',
    `Files of this type can't be used here. Choose a file of one of these: ${types.map(nameOfType).join(', ')}.`,
  );
}
