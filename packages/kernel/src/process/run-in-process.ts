import { forkProgram } from './fork-program';

interface Limits {
  /** Maximum milliseconds of processor time. */
  patience: number;
  /** Maximum megabytes of objects. */
  megabytes: number;
}

/** Thrown when the program failed, or gave no result within its time or memory. */
export class ProcessError extends Error {
  override name = 'ProcessError';
  constructor(readonly reason: 'late' | 'failed') {
    super(reason === 'late' ? 'the process took too long' : 'the process failed');
  }
}

/** Exit code of a process that has used up its processor time. */
const LATE = 2;

/** Elapsed milliseconds that a process may take per millisecond of `patience`, in case it gets hardly any processor time. */
const SLOWEST = 10;

/** Maximum number of processes running one program; further ones wait for their turn. */
const AT_ONCE = 2;

const queues = new Map<string, { running: number; waiting: (() => void)[] }>();

/**
 * Runs a program in its own process, so that untrusted input neither blocks the event loop nor uses more than its share of
 * processors. A thread would not be enough, because one that runs out of memory can end the whole platform. The program is
 * written as a worker thread: it gets `data` as `workerData` and posts one result.
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
      // If it can't be sent, the process has ended.
      child.send({ program: program.href, data, megabytes, patience }, () => undefined);
    });
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
  }
}
