import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { packagesFolder } from '@suite/kernel/packages-folder';
import type { Certificate } from './certificate';
import { readTimeStamp } from './verify-seal';

const program = new URL('services/offers/proposals/document/seal-worker.mjs', packagesFolder);

/** Milliseconds that a thread waits for the next document, because starting one costs more than sealing does. */
const PATIENCE = 10_000;

/** The thread that waits for the next document. */
let waiting: { worker: Worker; timer: NodeJS.Timeout } | undefined;

interface Sealing {
  /** The time that the seal states. */
  at: Date;
  /** The server that proves the time of sealing (RFC 3161); without it, the seal proves no time. */
  timestampUrl?: string | undefined;
}

/**
 * Seals a PDF with a PAdES signature (ETSI EN 319 142-1, level B-B, with a time stamp B-T) over all of its bytes, which stay
 * unchanged.
 * @throws when the server returns no time stamp of this seal
 */
export async function seal(pdf: Buffer, certificate: Certificate, { at, timestampUrl }: Sealing): Promise<Buffer> {
  const sealed = await sealInThread(pdf, { ...certificate, at: at.getTime(), timestampUrl });
  if (timestampUrl && !(await readTimeStamp(sealed)))
    throw new Error('the time-stamp server responded with a time stamp of something else, or one that is broken');
  return sealed;
}

async function sealInThread(pdf: Buffer, sealing: object): Promise<Buffer> {
  const worker = takeWorker();
  try {
    const result = once(worker, 'message');
    worker.postMessage({ pdf: new Uint8Array(pdf), ...sealing });
    const [bytes] = (await result) as [Uint8Array];
    leaveWorker(worker);
    return Buffer.from(bytes);
  } catch (error) {
    await worker.terminate();
    throw error;
  }
}

function takeWorker(): Worker {
  if (!waiting) return new Worker(program);
  const { worker, timer } = waiting;
  waiting = undefined;
  clearTimeout(timer);
  worker.ref();
  return worker;
}

/** Neither the thread nor its timer keeps the process running. */
function leaveWorker(worker: Worker): void {
  if (waiting) return void worker.terminate();
  worker.unref();
  const timer = setTimeout(() => {
    waiting = undefined;
    void worker.terminate();
  }, PATIENCE).unref();
  waiting = { worker, timer };
}
