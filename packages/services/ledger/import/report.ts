import type { Database } from '@suite/kernel/database/database';
import { and, asc, eq, gt } from 'drizzle-orm';
import { importRejections } from '../schema/import';
import type { Run } from './run-file';

const PAGE = 1000;

/** What an import did, line by line: a line for each kind of row, then one for each rejected row. */
export async function* reportLines(database: Database, { id, tally }: Run): AsyncGenerator<string> {
  for (const [kind, { read, imported, skipped, rejected }] of tally) {
    yield `${kind}  read ${read}  imported ${imported}  skipped ${skipped}  rejected ${rejected}`;
  }
  for (let after = 0; ; ) {
    const rows = await database
      .select()
      .from(importRejections)
      .where(and(eq(importRejections.runId, id), gt(importRejections.id, after)))
      .orderBy(asc(importRejections.id))
      .limit(PAGE);
    for (const { file, line, reason } of rows) yield `rejected  ${file} line ${line}: ${reason}`;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last.id;
  }
}
