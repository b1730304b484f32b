import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { packagesFolder } from '@suite/kernel/packages-folder';
import type { Certificate } from './certificate';

const program = new URL('services/offers/proposals/document/seal-worker.mjs', packagesFolder);

/** Milliseconds that a thread waits for the next document, because starting one costs more than sealing does. */
const PATIENCE = 10_000;

/** The thread that waits for the next document. */
let waiting: { worker: Worker; timer: NodeJS.Timeout } | undefined;

/**
 * Seals a PDF with a PAdES signature (ETSI EN 319 142-1, level B-B) over all of its bytes, which stay unchanged.
 * @param at the time that the seal states
 */
export async function seal(pdf: Buffer, { certificate, privateKey }: Certificate, at: Date): Promise<Buffer> {
  const worker = takeWorker();
  try {
    const result = once(worker, 'message');
    worker.postMessage({ pdf: new Uint8Array(pdf), certificate, privateKey, at: at.getTime() });
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
