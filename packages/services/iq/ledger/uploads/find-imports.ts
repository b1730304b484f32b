import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';
import { type ImportResult, type ImportSort, importResults } from '../contract/imports';

const result = sql`case when r.undone_at is not null then 'undone' when r.finished_at is null then 'running' when r.failure is not null then 'failed'
  when t.rejected > 0 then 'partly' else 'done' end`;

const sorts: Record<ImportSort, ReturnType<typeof sql>> = {
  startedAt: sql`r.number`,
  source: sql`r.source`,
  file: sql`lower(r.file_name)`,
  read: sql`t.read`,
  imported: sql`t.imported`,
  rejected: sql`t.rejected`,
  duration: sql`r.finished_at - r.started_at`,
  result: sql`array_position(${sql.param([...importResults])}::text[], ${result})`,
};

interface Query {
  find: string;
  result?: ImportResult | undefined;
  sort: ImportSort;
  order: 'ascending' | 'descending';
  offset: number;
  limit: number;
}

/** A page of the ids of a company's runs; `total` counts all matches. */
export async function findImports(
  database: Database,
  companyId: string,
  query: Query,
): Promise<{ ids: string[]; total: number }> {
  const conditions = [sql`r.company_id = ${companyId}`];
  if (query.result) conditions.push(sql`${result} = ${query.result}`);
  if (query.find) {
    const words = sql`coalesce(r.file_name, '') || ' ' || replace(r.source, '-', ' ')`;
    conditions.push(sql`position(lower(${query.find}) in lower(${words})) > 0`);
  }
  const found = sql`
    from ledger.import_runs as r cross join lateral (
      select coalesce(sum(read), 0) as read, coalesce(sum(imported), 0) as imported, coalesce(sum(rejected), 0) as rejected
      from ledger.import_counts where run_id = r.id
    ) as t where ${sql.join(conditions, sql` and `)}`;
  const direction = sql.raw(query.order === 'ascending' ? 'asc' : 'desc');
  const { rows } = await database.execute<{ id: string }>(sql`
    select r.id ${found} order by ${sorts[query.sort]} ${direction} nulls last, r.number desc
    limit ${query.limit} offset ${query.offset}`);
  const { rows: counted } = await database.execute<{ total: number }>(sql`select count(*)::int as total ${found}`);
  return { ids: rows.map(({ id }) => id), total: counted[0]?.total ?? 0 };
}
