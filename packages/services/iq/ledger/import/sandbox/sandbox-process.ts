/**
 * Reads uploaded files in a process of its own with a memory limit, so that no file can stop the platform. It has no secrets of
 * the platform and no database. It returns one item per request.
 */
import { FileUnreadableError } from '../csv/file-unreadable-error';
import { examineTable } from '../table/examine-table';
import { readTable } from '../table/table-format';
import type { Answer, Job, Request } from './messages';
import { rowsInPortions } from './rows-in-portions';

const itemsOf = (job: Job): AsyncGenerator<unknown, unknown> =>
  'examine' in job ? examineTable(job.examine) : rowsInPortions(readTable(job.read.path, job.read.format, job.read.name));

async function next(items: AsyncGenerator<unknown, unknown>): Promise<Answer> {
  try {
    const { done, value } = await items.next();
    return done ? { result: value } : { item: value };
  } catch (error) {
    if (error instanceof FileUnreadableError) return { unreadable: error.message };
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

let items: AsyncGenerator<unknown, unknown> | undefined;

process.on('message', async (request: Request) => {
  if ('job' in request) items = itemsOf(request.job);
  if (items) process.send?.(await next(items));
});

// When the suite stops, all its processes get the signal. The platform ends this one.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);

// The platform has ended.
process.on('disconnect', () => process.exit());
