import type { Database } from '@suite/kernel/database/database';
import { eq, sql } from 'drizzle-orm';
import type { Placed } from '../../records/in-columns';
import { importStagedRows } from '../../schema/import';

/** Stages entries under the key of their group. */
export async function stage(
  database: Database,
  runId: string,
  entries: readonly Placed<unknown>[],
  keyOf: (entry: unknown) => string,
): Promise<void> {
  if (!entries.length) return;
  await database.execute(sql`
    insert into ledger.import_staged_rows (run_id, group_key, line, entry)
    select ${runId}::uuid, given.group_key, given.line, given.entry::jsonb
    from unnest(
      ${sql.param(entries.map(({ value }) => keyOf(value)))}::text[],
      ${sql.param(entries.map(({ line }) => line))}::int[],
      ${sql.param(entries.map(({ value }) => JSON.stringify(value)))}::text[]
    ) as given (group_key, line, entry)`);
}

interface Staged extends Record<string, unknown> {
  key: string;
  line: number;
  value: unknown;
}

/** Yields staged entries by group and in the order of their lines. A group is never split. */
export async function* staged(database: Database, runId: string, size: number): AsyncGenerator<Placed<unknown>[]> {
  let held: Staged[] = [];
  for (let after: Staged | undefined, isLast = false; !isLast; ) {
    const page = await pageOf(database, runId, size, after);
    isLast = page.length < size;
    after = page.at(-1);
    held = held.concat(page);
    const open = held.at(-1)?.key;
    const whole = isLast ? held : held.filter(({ key }) => key !== open);
    held = isLast ? [] : held.slice(whole.length);
    if (whole.length) yield whole;
  }
}

async function pageOf(database: Database, runId: string, size: number, after: Staged | undefined): Promise<Staged[]> {
  const { rows } = await database.execute<Staged>(sql`
    select group_key as key, line, entry as value from ledger.import_staged_rows
    where run_id = ${runId} ${after ? sql`and (group_key, line) > (${after.key}, ${after.line}::int)` : sql``}
    order by group_key, line limit ${size}`);
  return rows;
}

/** Updates the planner's statistics, as `analyzeLedger` does for the ledger. */
export async function analyzeStaged(database: Database): Promise<void> {
  await database.execute(sql`analyze ${importStagedRows}`);
}

export async function forgetStaged(database: Database, runId: string): Promise<void> {
  await database.delete(importStagedRows).where(eq(importStagedRows.runId, runId));
}
