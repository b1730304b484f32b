import { createHash } from 'node:crypto';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SuiteError } from '@suite/contract/errors';
import { isDiskFull } from '@suite/kernel/errors/disk-full';
import type { AppContext } from '@suite/kernel/http/kernel';
import { InvalidRequestError } from '@suite/kernel/http/problem';
import { MAX_VERIFIED_MEGABYTES } from '../contract/public';

const MAX_BYTES = MAX_VERIFIED_MEGABYTES * 1024 * 1024;

const tooLarge = () =>
  new SuiteError('payload_too_large', `A PDF of up to ${MAX_VERIFIED_MEGABYTES} MB can be checked. This file is larger.`);

export interface ReceivedPdf {
  /** SHA-256 of the file. */
  hash: string;
  /** Calls back with the whole file in memory: one file at a time, across all clients. */
  withBytes: <T>(use: (pdf: Buffer) => Promise<T>) => Promise<T>;
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Streams a body to a temporary file, so that slow or simultaneous clients use no memory, and removes it afterwards.
 * @throws SuiteError `payload_too_large`, `disk_full`; InvalidRequestError when the connection ends first
 */
export async function receivePdf<T>({ req }: AppContext, use: (pdf: ReceivedPdf) => Promise<T>): Promise<T> {
  if (Number(req.header('Content-Length')) > MAX_BYTES) throw tooLarge();
  const folder = await mkdtemp(join(tmpdir(), 'suite-verify-'));
  try {
    const path = join(folder, 'document.pdf');
    const hash = await write(req.raw.body, path);
    const withBytes: ReceivedPdf['withBytes'] = (read) => {
      const next = last.then(async () => read(await readFile(path)));
      last = next.catch(() => undefined);
      return next;
    };
    return await use({ hash, withBytes });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function write(body: ReadableStream<Uint8Array> | null, path: string): Promise<string> {
  const hash = createHash('sha256');
  const file = await open(path, 'w', 0o600);
  let bytes = 0;
  try {
    // Canceling the body would close the connection before the response is sent.
    for await (const chunk of body?.values({ preventCancel: true }) ?? []) {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) throw tooLarge();
      hash.update(chunk);
      await file.appendFile(chunk);
    }
  } catch (error) {
    if (error instanceof SuiteError) throw error;
    if (isDiskFull(error)) throw new SuiteError('disk_full', 'The disk of the suite is full. Try again later.', { cause: error });
    throw new InvalidRequestError('The connection ended before the body was complete.');
  } finally {
    await file.close();
  }
  return hash.digest('hex');
}
