import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { forkProgram } from '@suite/kernel/process/fork-program';
import { FileUnreadableError } from '../csv/file-unreadable-error';
import type { Examination, Examining, Progress } from '../table/examine-table';
import type { RowBatch } from '../table/table-row';
import type { Answer, Job, Reading, Request } from './messages';
import { patience } from './patience';

/** The megabytes of objects that reading a file may use. The texts of a workbook can use up to 64 more (`SharedTexts`). */
const HEAP = 96;

/** Milliseconds within which the next part of a file must be read, by a process with a low priority on a busy machine. */
const PATIENCE = 300_000;

/** The number of characters of the process's standard error that are logged. */
const LAST_WORDS = 1024;

/** The signals with which V8 or the system ends a process that uses too much memory. */
const MEMORY_SIGNALS: readonly unknown[] = ['SIGABRT', 'SIGKILL', 'SIGTRAP', 'SIGSEGV'];

/** The signals with which a person or the system stops the suite and all its processes. */
const STOP_SIGNALS: readonly unknown[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Thrown if the reading process was told to stop. This says nothing about the file, which can be read again. */
export class ReadingStoppedError extends Error {
  override name = 'ReadingStoppedError';
}

/**
 * Examines a file in a process of its own.
 * @param onProgress awaited before reading on
 * @throws FileUnreadableError with what to do, if the file is not a table, or needs too much memory or time
 * @throws ReadingStoppedError
 */
export async function examineInSandbox(
  examining: Examining,
  { signal, onProgress }: { signal?: AbortSignal | undefined; onProgress?: (progress: Progress) => Promise<void> } = {},
): Promise<Examination> {
  const items = inSandbox<Progress, Examination>({ examine: examining }, examining.name, signal);
  for (;;) {
    const { done, value } = await items.next();
    if (done) return value;
    await onProgress?.(value);
  }
}

/**
 * Yields the rows of a table, read in a process of its own. The next rows are read while the consumer works on the previous ones.
 * @throws FileUnreadableError as `examineInSandbox` does
 */
export const readInSandbox = (reading: Reading, signal?: AbortSignal): AsyncGenerator<RowBatch> =>
  inSandbox<RowBatch, void>({ read: reading }, reading.name, signal);

async function* inSandbox<Item, Result>(job: Job, name: string, signal?: AbortSignal): AsyncGenerator<Item, Result> {
  signal?.throwIfAborted();
  // This is a process instead of a thread, because a thread that runs out of memory can take down the platform.
  const child = forkProgram('host/dist/sandbox-process.js', [`--max-old-space-size=${HEAP}`]);
  let lastWords = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    lastWords = (lastWords + text).slice(-LAST_WORDS);
  });
  const endOf = (code: number | null, killedBy: string | null): Error => {
    if (code === 134 || MEMORY_SIGNALS.includes(killedBy))
      return new FileUnreadableError(`${name} takes more memory to read than a table may; split it, or save it as CSV.`);
    if (STOP_SIGNALS.includes(killedBy))
      return new ReadingStoppedError(`the process that read ${name} was stopped by ${killedBy}`);
    return new Error(`the process that read ${name} ended with ${killedBy ?? code}: ${lastWords}`);
  };
  const ask = (request: Request) => {
    const answer = answerOf(child, { name, endOf, stop: signal });
    // The error is thrown when its turn comes. Until then it must not end the process.
    answer.catch(() => undefined);
    child.send(request, (error) => error && child.kill('SIGKILL'));
    return answer;
  };
  try {
    for (let answer = await ask({ job }); ; ) {
      if ('unreadable' in answer) throw new FileUnreadableError(answer.unreadable);
      if ('fault' in answer) throw new Error(answer.fault);
      if ('result' in answer) return answer.result as Result;
      const next = ask({ next: true });
      yield answer.item as Item;
      answer = await next;
    }
  } finally {
    const hasEnded = child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
    if (!hasEnded && child.kill('SIGKILL')) await once(child, 'exit');
  }
}

interface Waiting {
  name: string;
  endOf: (code: number | null, killedBy: string | null) => Error;
  stop: AbortSignal | undefined;
}

/** Returns the next message of the process, or throws why there is none. */
async function answerOf(child: ChildProcess, { name, endOf, stop }: Waiting): Promise<Answer> {
  const over = new AbortController();
  const { signal } = over;
  const message = once(child, 'message', { signal }).then(([answer]): Answer => answer);
  // `close` is emitted once standard error has been read completely.
  const end = once(child, 'close', { signal }).then(([code, killedBy]): never => {
    throw endOf(code, killedBy);
  });
  const late = patience(PATIENCE, signal).then((): never => {
    throw new FileUnreadableError(`${name} takes too long to read; split it, or save it as CSV.`);
  });
  const stopped = stop && once(stop, 'abort', { signal }).then(() => Promise.reject(stop.reason));
  try {
    return await Promise.race([message, end, late, ...(stopped ? [stopped] : [])]);
  } finally {
    over.abort();
  }
}
