import { forkProgram } from './fork-program';

interface Limits {
  /** Milliseconds of processor time that it may take. */
  patience: number;
  /** Megabytes of objects that it may have. */
  megabytes: number;
}

/** The program didn't give a result within its time or memory, or failed. */
export class ProcessError extends Error {
  override name = 'ProcessError';
  constructor(readonly reason: 'late' | 'failed') {
    super(reason === 'late' ? 'the process took too long' : 'the process failed');
  }
}

/** How a process ends that took its processor time. */
const LATE = 2;

/** Milliseconds until a process ends that gets hardly any processor time, for one of `patience`. */
const SLOWEST = 10;

/** Processes of one program that run at once; further ones wait for their turn. */
const AT_ONCE = 2;

const queues = new Map<string, { running: number; waiting: (() => void)[] }>();

/**
 * Runs a program in a process of its own: input of strangers then holds neither the event loop nor more than its share of
 * processors. A thread wouldn't do, because one that runs out of memory can end the whole platform. The program is written as a
 * worker thread: it gets `data` as `workerData` and posts one result.
 * @throws ProcessError
 */
export async function runInProcess<Result>(program: URL, data: unknown, limits: Limits): Promise<Result> {
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

async function resultOf<Result>(program: URL, data: unknown, { patience, megabytes }: Limits): Promise<Result> {
  const child = forkProgram('kernel/src/process/thread-process.mjs');
  child.stderr?.resume();
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Result>((resolve, reject) => {
      timer = setTimeout(() => reject(new ProcessError('late')), SLOWEST * patience);
      child.once('message', (result) => resolve(result as Result));
      child.once('error', () => reject(new ProcessError('failed')));
      child.once('exit', (code) => reject(new ProcessError(code === LATE ? 'late' : 'failed')));
      // When it can't be sent, the process has ended.
      child.send({ program: program.href, data, megabytes, patience }, () => undefined);
    });
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
  }
}
