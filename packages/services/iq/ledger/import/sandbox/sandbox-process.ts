/**
 * Reads files that people upload, in a process of its own with a limit of memory: whatever a file does to it, the platform
 * goes on. It knows no secret of the platform and has no database. Gives an item each time it is asked for one.
 */
import { FileUnreadable } from '../csv/file-unreadable';
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
    if (error instanceof FileUnreadable) return { unreadable: error.message };
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

let items: AsyncGenerator<unknown, unknown> | undefined;

process.on('message', async (request: Request) => {
  if ('job' in request) items = itemsOf(request.job);
  if (items) process.send?.(await next(items));
});

// A stop of the suite reaches all its processes at once; the platform ends this one.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);

// The platform is gone.
process.on('disconnect', () => process.exit());
