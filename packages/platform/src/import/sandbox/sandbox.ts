import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { packageFolder } from '../../package-folder';
import { FileUnreadable } from '../csv/file-unreadable';
import type { Examination, Examining, Progress } from '../table/examine-table';
import type { RowBatch } from '../table/table-row';
import type { Answer, Job, Reading, Request } from './messages';

/** Megabytes of objects that reading one file may take; texts of a workbook come on top, up to 64 (`SharedTexts`). */
const HEAP = 96;

/** Milliseconds in which a file must be read on by a piece. */
const PATIENCE = 60_000;

/**
 * Examines a file in a process of its own.
 * @param onProgress is waited for
 * @throws FileUnreadable with what to do, when it is no table, or takes too much memory or time
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
  const child = fork(fileURLToPath(new URL('dist/sandbox-process.js', packageFolder)), [], {
    execArgv: [`--max-old-space-size=${HEAP}`],
    env: { NODE_ENV: 'production' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ask = (request: Request) => {
    const answer = answerOf(child, name, signal);
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

/** What the process says next; throws why it says nothing. */
async function answerOf(child: ChildProcess, name: string, stop?: AbortSignal): Promise<Answer> {
  const over = new AbortController();
  const { signal } = over;
  const message = once(child, 'message', { signal }).then(([answer]): Answer => answer);
  const end = once(child, 'exit', { signal }).then(([code, killedBy]): never => {
    throw endOf(name, code, killedBy);
  });
  const late = setTimeout(PATIENCE, undefined, { signal }).then((): never => {
    throw new FileUnreadable(`${name} takes too long to read; split it, or save it as CSV.`);
  });
  const stopped = stop && once(stop, 'abort', { signal }).then(() => Promise.reject(stop.reason));
  try {
    return await Promise.race([message, end, late, ...(stopped ? [stopped] : [])]);
  } finally {
    over.abort();
  }
}

/** V8 ends a process without memory by a signal, as the system does. */
const endOf = (name: string, code: number | null, killedBy: string | null): Error =>
  killedBy || code === 134
    ? new FileUnreadable(`${name} takes more memory to read than a table may; split it, or save it as CSV.`)
    : new Error(`the process that read ${name} ended with ${code}`);
