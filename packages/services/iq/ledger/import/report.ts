import { createWriteStream, mkdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Database } from '@suite/kernel/database/database';
import { utcDayOf } from '@suite/values/iso-day';
import { and, asc, eq, gt } from 'drizzle-orm';
import { importRejections } from '../schema/import';
import { rejectedRowsCsv } from './rejected-rows-csv';
import type { Run } from './run-file';

const PAGE = 1000;

/** The number of rejected rows that are listed. Further rows are counted by reason, and all of them are saved to a file. */
const MAX_LISTED = 20;

/** The number of reasons that are listed. Rows with further reasons are counted together. */
const REASONS = 20;

interface Options {
  dataFolder: string;
  /** The name of the imported file or folder. */
  name: string;
  now: Date;
}

/** Yields the report of an import line by line: a line for each row kind, then notices, then rejected rows. */
export async function* reportLines(database: Database, { id, tally, notices }: Run, options: Options): AsyncGenerator<string> {
  for (const [kind, { read, imported, skipped, rejected }] of tally) {
    yield `${kind}  read ${read}  imported ${imported}  skipped ${skipped}  rejected ${rejected}`;
  }
  for (const [kind, { skips }] of tally) {
    if (skips?.older) yield `${kind}  ${skips.older} skipped, because the ledger has a later state of them`;
  }
  yield* notices;
  const others = new Map<string, number>();
  let listed = 0;
  for (let after = 0; ; ) {
    const rows = await database
      .select()
      .from(importRejections)
      .where(and(eq(importRejections.runId, id), gt(importRejections.id, after)))
      .orderBy(asc(importRejections.id))
      .limit(PAGE);
    for (const { file, line, reason } of rows) {
      if (listed++ < MAX_LISTED) yield `rejected  ${file} line ${line}: ${reason}`;
      else {
        const like = likeOf(reason);
        const key = others.has(like) || others.size < REASONS ? like : 'other reasons';
        others.set(key, (others.get(key) ?? 0) + 1);
      }
    }
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) break;
    after = last.id;
  }
  if (!others.size) return;
  for (const [reason, count] of [...others].sort(([, one], [, other]) => other - one)) {
    yield `rejected  ${count} more: ${reason}`;
  }
  yield `All ${listed} rejected rows are in ${await keepRejected(database, id, options)}`;
}

/** Returns a reason without the parts that differ between rows: quoted text, and words with digits other than days. */
const likeOf = (reason: string): string =>
  reason.replace(/“[^“”]*”/g, '…').replace(/\S+/g, (word) => (!/\d/.test(word) || /^\d{4}-\d{2}-\d{2}$/.test(word) ? word : '…'));

/** Saves the rejected rows. @returns the path of a new file; an existing file is never overwritten */
async function keepRejected(database: Database, runId: string, { dataFolder, name, now }: Options): Promise<string> {
  const folder = join(dataFolder, 'rejected-rows');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const title = `${parse(name).name}-rejected-${utcDayOf(now)}`;
  for (let number = 1; ; number++) {
    const path = join(folder, `${title}${number === 1 ? '' : `-${number}`}.csv`);
    try {
      const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
      await pipeline(Readable.fromWeb(rejectedRowsCsv(database, runId) as Parameters<typeof Readable.fromWeb>[0]), file);
      return path;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}
