import type { Database } from '@suite/kernel/database/database';
import { addDays } from '@suite/values/iso-day';
import { sql } from 'drizzle-orm';
import type { ListedSales } from '../schema/import';

/**
 * The days whose sales the ledger has completely, in the order of their starts and without overlaps; and other days on which it
 * has everything that is open.
 */
export interface SalesCoverage {
  ranges: { from: string; to: string }[];
  openOn: string[];
}

/**
 * Days after a list of all invoices that it covers, too, up to the next invoice that only a list of open ones has: without a
 * title, its as-of date is that of its last row, up to a month before the day on which it was made.
 */
const GRACE = 30;

/** Before any document. */
const ALWAYS = '1900-01-01';

/**
 * Returns which days the ledger of a company covers, because it has lists that leave out paid invoices; null without such a list,
 * when everything is covered. A list of all invoices covers its days from the start of the month of its first invoice, and a
 * connection all days until it was last read.
 */
export async function salesCoverage(database: Database, companyId: string): Promise<SalesCoverage | null> {
  const { rows } = await database.execute<{ number: number; listed: ListedSales }>(sql`
    select number::float8 as number, listed_sales as listed from ledger.import_runs
    where company_id = ${companyId} and listed_sales is not null and failure is null and undone_at is null`);
  const open = rows.filter(({ listed }) => listed.leavesOutPaid);
  if (!open.length) return null;
  const numbers = open.map(({ number }) => number);
  const days = await daysOfInvoices(database, companyId, numbers);
  const lists = rows.flatMap(({ listed: { from, asOf, leavesOutPaid } }) =>
    leavesOutPaid ? [] : [{ from: `${from.slice(0, 7)}-01`, to: asOf }],
  );
  const whole = [...lists, ...(await readByConnections(database, companyId))].map(({ from, to }) => {
    const next = days.find((day) => day > to);
    const last = addDays(to, GRACE);
    return { from, to: next !== undefined && next <= last ? addDays(next, -1) : last };
  });
  const openOn = open.flatMap(({ listed: { asOf, hasAllOpen } }) => (hasAllOpen ? [asOf] : []));
  return { ranges: merged(whole), openOn: [...new Set(openOn)].toSorted() };
}

/** Returns the days of the invoices that some runs wrote last, in their order. */
async function daysOfInvoices(database: Database, companyId: string, runs: readonly number[]): Promise<string[]> {
  const { rows } = await database.execute<{ day: string }>(sql`
    select distinct issued_on::text as day from ledger.invoices
    where company_id = ${companyId} and written_by = any(${sql.param([...runs])}::bigint[]) order by day`);
  return rows.map(({ day }) => day);
}

/** Returns the days that connections and exports of providers cover. */
async function readByConnections(database: Database, companyId: string): Promise<SalesCoverage['ranges']> {
  const { rows } = await database.execute<{ to: string | null }>(sql`
    select max(coalesce(finished_at, started_at))::date::text as to from ledger.import_runs as run
    where company_id = ${companyId} and header_key is null and listed_sales is null and failure is null and undone_at is null
      and exists (select from ledger.invoices where company_id = ${companyId} and source = run.source)`);
  const to = rows[0]?.to;
  return to ? [{ from: ALWAYS, to }] : [];
}

function merged(ranges: SalesCoverage['ranges']): SalesCoverage['ranges'] {
  const all: SalesCoverage['ranges'] = [];
  for (const range of ranges.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = all.at(-1);
    if (!last || range.from > addDays(last.to, 1)) all.push({ ...range });
    else if (range.to > last.to) last.to = range.to;
  }
  return all;
}
