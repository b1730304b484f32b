import { createWriteStream } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { SuiteError } from '@suite/contract/errors';
import { isDiskFull } from '../disk-full';
import { sizeOf } from './size-of';

/** Bytes of the disk that uploads leave free: the database and the system need them. */
const RESERVE = 2 ** 30;

/** Bytes after which the free room is looked at again. */
const LOOK_EVERY = 64 * 2 ** 20;

const tooLarge = (limit: number) =>
  new SuiteError('payload_too_large', `A file may hold ${sizeOf(limit)}: split it, by year for instance, and upload the parts.`);

const noRoom = (cause?: unknown) =>
  new SuiteError('disk_full', 'The disk of the suite is full: make room on it, then upload the file again.', { cause });

/**
 * Writes a request's body to a file as it comes; memory does not grow with it. What was written before a failure is
 * left for the caller to remove.
 * @param announced bytes that the request says it has
 * @returns bytes
 * @throws SuiteError `payload_too_large`, `disk_full`
 */
export async function receiveFile(body: ReadableStream | null, path: string, limit: number, announced = 0): Promise<number> {
  if (announced > limit) throw tooLarge(limit);
  let bytes = 0;
  let lookAt = LOOK_EVERY;
  try {
    await leaveReserve(dirname(path), announced);
    await pipeline(
      body ? Readable.fromWeb(body) : Readable.from([]),
      async function* (chunks: AsyncIterable<Uint8Array>) {
        for await (const chunk of chunks) {
          bytes += chunk.length;
          if (bytes > limit) throw tooLarge(limit);
          if (bytes >= lookAt) {
            await leaveReserve(dirname(path), 0);
            lookAt += LOOK_EVERY;
          }
          yield chunk;
        }
      },
      createWriteStream(path, { mode: 0o600 }),
    );
  } catch (error) {
    throw isDiskFull(error) ? noRoom(error) : error;
  }
  return bytes;
}

/** @throws SuiteError `disk_full` when a file of so many bytes would take of the reserve */
async function leaveReserve(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize - bytes < RESERVE) throw noRoom();
}
