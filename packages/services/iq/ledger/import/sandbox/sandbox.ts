import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { forkProgram } from '@suite/kernel/process/fork-program';
import { FileUnreadable } from '../csv/file-unreadable';
import type { Examination, Examining, Progress } from '../table/examine-table';
import type { RowBatch } from '../table/table-row';
import type { Answer, Job, Reading, Request } from './messages';
import { patience } from './patience';

/** Megabytes of objects that reading one file may take; texts of a workbook come on top, up to 64 (`SharedTexts`). */
const HEAP = 96;

/** Milliseconds in which a file must be read on by a piece. */
const PATIENCE = 60_000;

/** Characters of what the process wrote to its standard error that the log keeps. */
const LAST_WORDS = 1024;

/** How V8 ends a process without memory, and the system one that takes too much. */
const MEMORY_SIGNALS: readonly unknown[] = ['SIGABRT', 'SIGKILL', 'SIGTRAP', 'SIGSEGV'];

/** How a person or the system stops the suite with all its processes. */
const STOP_SIGNALS: readonly unknown[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** The process that read a file was told to stop, which says nothing about the file: it can be read again. */
export class ReadingStopped extends Error {
  override name = 'ReadingStopped';
}

/**
 * Examines a file in a process of its own.
 * @param onProgress is waited for
 * @throws FileUnreadable with what to do, when it is no table, or takes too much memory or time
 * @throws ReadingStopped
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
 * The rows of a table, read by a process of its own. The next are read while whoever asks works on the last.
 * @throws FileUnreadable as `examineInSandbox` does
 */
export const readInSandbox = (reading: Reading, signal?: AbortSignal): AsyncGenerator<RowBatch> =>
  inSandbox<RowBatch, void>({ read: reading }, reading.name, signal);

async function* inSandbox<Item, Result>(job: Job, name: string, signal?: AbortSignal): AsyncGenerator<Item, Result> {
  signal?.throwIfAborted();
  // A process rather than a thread: one that runs out of memory ends for itself, a thread may take the platform with it.
  const child = forkProgram('host/dist/sandbox-process.js', [`--max-old-space-size=${HEAP}`]);
  let lastWords = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    lastWords = (lastWords + text).slice(-LAST_WORDS);
  });
  const endOf = (code: number | null, killedBy: string | null): Error => {
    if (code === 134 || MEMORY_SIGNALS.includes(killedBy))
      return new FileUnreadable(`${name} takes more memory to read than a table may; split it, or save it as CSV.`);
    if (STOP_SIGNALS.includes(killedBy)) return new ReadingStopped(`the process that read ${name} was stopped by ${killedBy}`);
    return new Error(`the process that read ${name} ended with ${killedBy ?? code}: ${lastWords}`);
  };
  const ask = (request: Request) => {
    const answer = answerOf(child, { name, endOf, stop: signal });
    // Told when it is its turn; until then it must not end the process.
    answer.catch(() => undefined);
    child.send(request, (error) => error && child.kill('SIGKILL'));
    return answer;
  };
  try {
    for (let answer = await ask({ job }); ; ) {
      if ('unreadable' in answer) throw new FileUnreadable(answer.unreadable);
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
  /** Why the process ended. */
  endOf: (code: number | null, killedBy: string | null) => Error;
  stop: AbortSignal | undefined;
}

/** What the process says next; throws why it says nothing. */
async function answerOf(child: ChildProcess, { name, endOf, stop }: Waiting): Promise<Answer> {
  const over = new AbortController();
  const { signal } = over;
  const message = once(child, 'message', { signal }).then(([answer]): Answer => answer);
  // `close` comes when standard error was read to its end.
  const end = once(child, 'close', { signal }).then(([code, killedBy]): never => {
    throw endOf(code, killedBy);
  });
  const late = patience(PATIENCE, signal).then((): never => {
    throw new FileUnreadable(`${name} takes too long to read; split it, or save it as CSV.`);
  });
  const stopped = stop && once(stop, 'abort', { signal }).then(() => Promise.reject(stop.reason));
  try {
    return await Promise.race([message, end, late, ...(stopped ? [stopped] : [])]);
  } finally {
    over.abort();
  }
}
