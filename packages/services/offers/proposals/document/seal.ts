import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { packagesFolder } from '@suite/kernel/packages-folder';
import type { Certificate } from './certificate';

const program = new URL('services/offers/proposals/document/seal-worker.mjs', packagesFolder);

/**
 * Seals a PDF with a PAdES signature (ETSI EN 319 142-1, level B-B) over all of its bytes, which stay unchanged.
 * @param at the time that the seal states
 */
export async function seal(pdf: Buffer, { certificate, privateKey }: Certificate, at: Date): Promise<Buffer> {
  const workerData = { pdf: new Uint8Array(pdf), certificate, privateKey, at: at.getTime() };
  const worker = new Worker(program, { workerData });
  try {
    const [bytes] = (await once(worker, 'message')) as [Uint8Array];
    return Buffer.from(bytes);
  } finally {
    await worker.terminate();
  }
}
