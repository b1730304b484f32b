import { open, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ReadableStream } from 'node:stream/web';
import { SuiteError } from '@suite/contract/errors';
import { isDiskFull, reserveOf } from '@suite/kernel/errors/disk-full';
import { sizeOf } from './size-of';

/** Bytes after which the free room is looked at again. */
const LOOK_EVERY = 64 * 2 ** 20;

/** Bytes that were announced and are still to come, by the file that they are written to. */
const toCome = new Map<string, number>();

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
 * Takes room for the bytes that are still to come of a file.
 * @throws SuiteError `disk_full` when they, or those to come of the files that were started before, would take of the reserve
 */
async function leaveReserve(path: string, bytes: number): Promise<void> {
  const folder = dirname(path);
  const { bavail, blocks, bsize } = await statfs(folder);
  // Nothing is waited for from here on, so that files that come at once see each other.
  let promised = bytes;
  for (const [other, more] of toCome) {
    if (other === path) break;
    if (dirname(other) === folder) promised += more;
  }
  if (bavail * bsize - promised < reserveOf(blocks * bsize)) throw noRoom();
  toCome.set(path, bytes);
}
