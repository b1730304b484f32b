import { open, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ReadableStream } from 'node:stream/web';
import { SuiteError } from '@suite/contract/errors';
import { isDiskFull, reserveOf } from '@suite/kernel/errors/disk-full';
import { sizeOf } from './size-of';

/** Bytes after which the free disk space is checked again. */
const LOOK_EVERY = 64 * 2 ** 20;

/** Announced bytes that are still to come, by the path that they are written to. */
const toCome = new Map<string, number>();

const tooLarge = (limit: number) =>
  new SuiteError('payload_too_large', `A file may hold ${sizeOf(limit)}: split it, by year for instance, and upload the parts.`);

const noRoom = (cause?: unknown) =>
  new SuiteError('disk_full', 'The disk of the suite is full: make room on it, then upload the file again.', { cause });

/**
 * Streams a request's body to a file, without buffering it in memory. After a failure, the caller removes the incomplete file.
 * @param announced size of the body in bytes, by the request
 * @returns bytes
 * @throws SuiteError `payload_too_large`, `disk_full`
 */
export async function receiveFile(
  body: ReadableStream<Uint8Array> | null,
  path: string,
  limit: number,
  announced = 0,
): Promise<number> {
  if (announced > limit) throw tooLarge(limit);
  let bytes = 0;
  let lookAt = LOOK_EVERY;
  try {
    await leaveReserve(path, announced);
    const file = await open(path, 'w', 0o600);
    try {
      for await (const chunk of body ?? []) {
        bytes += chunk.length;
        if (bytes > limit) throw tooLarge(limit);
        if (bytes >= lookAt) {
          await leaveReserve(path, Math.max(0, announced - bytes));
          lookAt += LOOK_EVERY;
        }
        toCome.set(path, Math.max(0, announced - bytes));
        await file.appendFile(chunk);
      }
    } finally {
      await file.close();
    }
  } catch (error) {
    throw isDiskFull(error) ? noRoom(error) : error;
  } finally {
    toCome.delete(path);
  }
  return bytes;
}

/**
 * Reserves disk space for the bytes of a file that are still to come.
 * @throws SuiteError `disk_full` when these bytes, together with those of files that were started before, would use up the
 * reserve
 */
async function leaveReserve(path: string, bytes: number): Promise<void> {
  const folder = dirname(path);
  const { bavail, blocks, bsize } = await statfs(folder);
  // Nothing is awaited from here on, so that simultaneous uploads see each other.
  let promised = bytes;
  for (const [other, more] of toCome) {
    if (other === path) break;
    if (dirname(other) === folder) promised += more;
  }
  if (bavail * bsize - promised < reserveOf(blocks * bsize)) throw noRoom();
  toCome.set(path, bytes);
}
