import { csvLine, UTF8_MARK } from '@suite/contract/csv';
import type { Database } from '@suite/kernel/database/database';
import { and, asc, eq, gt } from 'drizzle-orm';
import { importRejections } from '../schema/import';

/** The number of rows in memory at the same time. */
const PAGE = 1000;

/** Returns the rejected rows of a run as CSV (RFC 4180), page by page. */
export function rejectedRowsCsv(database: Database, runId: string): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let after = 0;
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(UTF8_MARK + csvLine(['File', 'Line', 'Column', 'Reason']))),
    async pull(controller) {
      const rows = await database
        .select()
        .from(importRejections)
        .where(and(eq(importRejections.runId, runId), gt(importRejections.id, after)))
        .orderBy(asc(importRejections.id))
        .limit(PAGE);
      const text = rows.map(({ file, line, column, reason }) => csvLine([file, line, column ?? '', reason])).join('');
      if (text) controller.enqueue(encoder.encode(text));
      after = rows.at(-1)?.id ?? after;
      if (rows.length < PAGE) controller.close();
    },
  });
}
