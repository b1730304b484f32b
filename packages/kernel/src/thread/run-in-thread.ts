import { Worker } from 'node:worker_threads';

interface Limits {
  /** Milliseconds that it may take once it runs. */
  patience: number;
  /** Megabytes of objects that it may have. */
  megabytes: number;
}

/** The thread didn't give a result within its time or memory, or failed. */
export class ThreadError extends Error {
  override name = 'ThreadError';
  constructor(
    readonly reason: 'late' | 'failed',
    cause?: unknown,
  ) {
    super(reason === 'late' ? 'the thread took too long' : 'the thread failed', { cause });
  }
}

/** Threads of one program that run at once; further ones wait for their turn. */
const AT_ONCE = 2;

const queues = new Map<string, { running: number; waiting: (() => void)[] }>();

/**
 * Runs a program in a thread of its own, which gets `data` as `workerData` and posts one result, so that input of strangers
 * holds neither the event loop nor more than its share of processors.
 * @throws ThreadError
 */
export async function runInThread<Result>(program: URL, data: unknown, limits: Limits): Promise<Result> {
  const queue = queues.get(program.href) ?? { running: 0, waiting: [] };
  queues.set(program.href, queue);
  if (queue.running < AT_ONCE) queue.running++;
  else await new Promise<void>((resolve) => queue.waiting.push(resolve));
  try {
    return await resultOf<Result>(program, data, limits);
  } finally {
    const next = queue.waiting.shift();
    if (next) next();
    else queue.running--;
  }
}

async function resultOf<Result>(program: URL, workerData: unknown, { patience, megabytes }: Limits): Promise<Result> {
  const worker = new Worker(program, {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 32 },
    // What it writes before it runs out of memory is of no use to anybody.
    stderr: true,
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Result>((resolve, reject) => {
      timer = setTimeout(() => reject(new ThreadError('late')), patience);
      worker.once('message', resolve);
      worker.once('error', (cause) => reject(new ThreadError('failed', cause)));
      worker.once('exit', () => reject(new ThreadError('failed')));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
