import type { Database } from '@suite/kernel/database/database';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { RejectedRow, RejectedRowSort } from '../contract/imports';
import { importRejections } from '../schema/import';

const { id, runId, file, line, column, reason, row } = importRejections;

const sorts: Record<RejectedRowSort, ReturnType<typeof sql>> = {
  place: sql`${id}`,
  line: sql`${line}`,
  column: sql`lower(${column})`,
  reason: sql`lower(${reason})`,
  file: sql`lower(${file})`,
};

interface Query {
  find: string;
  sort: RejectedRowSort;
  order: 'ascending' | 'descending';
  offset: number;
  limit: number;
}

/** A page of the rows that a run rejected; `total` counts all matches. */
export async function findRejectedRows(
  database: Database,
  run: string,
  { find, sort, order, offset, limit }: Query,
): Promise<{ rows: RejectedRow[]; total: number }> {
  const words = sql`position(lower(${find}) in lower(concat_ws(' ', ${column}, ${reason}, ${file}))) > 0`;
  const found = and(eq(runId, run), find ? words : undefined);
  const rows = await database
    .select({ id, file, line, column, reason, row })
    .from(importRejections)
    .where(found)
    .orderBy(sql`${sorts[sort]} ${sql.raw(order === 'ascending' ? 'asc' : 'desc')} nulls last`, asc(id))
    .limit(limit)
    .offset(offset);
  const shown = rows.map(({ id: place, row: stored, ...rest }) =>
    stored ? { ...rest, id: place, cells: [...stored.cells] } : rest,
  );
  return { rows: shown, total: await database.$count(importRejections, found) };
}
