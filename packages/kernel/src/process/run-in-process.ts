import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { packagesFolder } from '../packages-folder';

interface Limits {
  /** Milliseconds that it may take once it runs. */
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
  const child = fork(fileURLToPath(new URL('kernel/src/process/thread-process.mjs', packagesFolder)), [], {
    execArgv: [],
    env: { NODE_ENV: 'production' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // Ctrl+C goes to all processes of a group: the platform decides when this one stops.
    detached: true,
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Result>((resolve, reject) => {
      timer = setTimeout(() => reject(new ProcessError('late')), patience);
      child.once('message', (result) => resolve(result as Result));
      child.once('error', () => reject(new ProcessError('failed')));
      child.once('exit', () => reject(new ProcessError('failed')));
      // When it can't be sent, the process has ended.
      child.send({ program: program.href, data, megabytes }, () => undefined);
    });
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
  }
}
