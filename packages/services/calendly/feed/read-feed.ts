import { Worker } from 'node:worker_threads';
import { Failure } from '@suite/kernel/errors/failure';
import { packagesFolder } from '@suite/kernel/packages-folder';
import type { Span } from '../slots/free-slots';

const program = new URL('services/calendly/feed/feed-worker.mjs', packagesFolder);

/** Milliseconds that reading may take. */
const PATIENCE = 5_000;

interface Wanted extends Span {
  text: string;
  /** Of times that name none. */
  timeZone: string;
}

/** The times of an ICS feed (RFC 5545) at which its owner is busy within a span. @throws Failure with a sentence that says why not */
export async function readFeed(wanted: Wanted): Promise<Span[]> {
  if (!/^\s*BEGIN:VCALENDAR/i.test(wanted.text.replace(/^\uFEFF/, ''))) throw new Failure('The address has no calendar.');
  const worker = new Worker(program, {
    workerData: wanted,
    resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32 },
    stderr: true,
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Span[]>((resolve, reject) => {
      timer = setTimeout(() => reject(new Failure('The calendar takes too long to read.')), PATIENCE);
      worker.once('message', resolve);
      worker.once('error', (cause) => reject(new Failure('The calendar could not be read.', { cause })));
      worker.once('exit', () => reject(new Failure('The calendar could not be read.')));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
