import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { SuiteError } from '@suite/contract/errors';
import { isDiskFull } from '../import/failure-of';

const MEGABYTE = 1_048_576;

const sizeOf = (bytes: number) =>
  bytes >= 1024 * MEGABYTE ? `${bytes / (1024 * MEGABYTE)} GB` : bytes >= MEGABYTE ? `${bytes / MEGABYTE} MB` : `${bytes} bytes`;

const tooLarge = (limit: number) =>
  new SuiteError('payload_too_large', `A file may hold ${sizeOf(limit)}: split it, by year for instance, and upload the parts.`);

/**
 * Writes a request's body to a file as it comes; memory does not grow with it. What was written before a failure is
 * left for the caller to remove.
 * @param announced bytes that the request says it has
 * @returns bytes
 * @throws SuiteError `payload_too_large`, `disk_full`
 */
export async function receiveFile(body: ReadableStream | null, path: string, limit: number, announced?: number): Promise<number> {
  if (announced !== undefined && announced > limit) throw tooLarge(limit);
  let bytes = 0;
  try {
    await pipeline(
      body ? Readable.fromWeb(body) : Readable.from([]),
      async function* (chunks: AsyncIterable<Uint8Array>) {
        for await (const chunk of chunks) {
          bytes += chunk.length;
          if (bytes > limit) throw tooLarge(limit);
          yield chunk;
        }
      },
      createWriteStream(path, { mode: 0o600 }),
    );
  } catch (error) {
    if (isDiskFull(error)) {
      throw new SuiteError('disk_full', 'The disk of the suite is full: make room on it, then upload the file again.', {
        cause: error,
      });
    }
    throw error;
  }
  return bytes;
}
