import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';
import type { LedgerRun } from '../records/ledger-run';
import type { ApplicationRecord } from '../records/record-kinds';
import { type Placed, writeRecords } from '../records/write-records';

/** What a list names as settled, without saying by which payment. */
const SETTLED = 'settled';

interface Settlement {
  /** Of the invoice. */
  sourceId: string;
  settled: number;
  /** Null when it is not said. */
  settledOn: string | null;
  /** The day by which it was, when it is not said. */
  settledBy: string;
}

/**
 * Keeps what a list says is settled of invoices, as far as no payment in the ledger tells it already. Where the list
 * does not say when, it was by the day of the list; a later list with the same amount does not move that day.
 * @param database a transaction that holds the ledger's lock (`lockLedger`)
 */
export async function settle(database: Database, run: LedgerRun, invoices: readonly Placed<Settlement>[]): Promise<void> {
  if (!invoices.length) return;
  const before = await settledBefore(
    database,
    run,
    invoices.map(({ value }) => value.sourceId),
  );
  const left = invoices.map(({ line, value }) => ({
    line,
    value,
    rest: value.settled - (before.get(value.sourceId)?.byPayments ?? 0),
  }));
  const applications = left
    .filter(({ rest }) => rest > 0)
    .map(({ line, value: { sourceId, settledOn, settledBy }, rest }): Placed<ApplicationRecord> => {
      const known = before.get(sourceId);
      const appliedOn = settledOn ?? (known?.listed === rest && known.on ? known.on : settledBy);
      const by = { paymentSourceId: null, creditNoteSourceId: null };
      return { line, value: { ...by, sourceId: SETTLED, invoiceSourceId: sourceId, appliedOn, amount: rest } };
    });
  await writeRecords(database, run, 'applications', applications);
  const open = left
    .filter(({ rest, value }) => rest <= 0 && before.get(value.sourceId)?.listed)
    .map(({ value }) => value.sourceId);
  if (open.length) await lessen(database, run, new Map(open.map((id) => [id, Number.MAX_SAFE_INTEGER])));
}

interface Before extends Record<string, unknown> {
  id: string;
  byPayments: number;
  listed: number | null;
  on: string | null;
}

async function settledBefore(database: Database, run: LedgerRun, invoices: readonly string[]): Promise<Map<string, Before>> {
  const { rows } = await database.execute<Before>(sql`
    select invoice.source_id as id,
      coalesce(sum(application.amount) filter (where application.source_id <> ${SETTLED}), 0)::float8 as "byPayments",
      (sum(application.amount) filter (where application.source_id = ${SETTLED}))::float8 as listed,
      (max(application.applied_on) filter (where application.source_id = ${SETTLED}))::text as on
    from ledger.invoices as invoice join ledger.applications as application on application.invoice_id = invoice.id
    where invoice.company_id = ${run.companyId} and invoice.source = ${run.source}
      and invoice.source_id = any(${sql.param([...invoices])}::text[])
    group by invoice.source_id`);
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Runs what writes payments, and takes what they newly settle off what a list had named before: it was these payments.
 * @param invoices that the payments may settle, by their ids at the source
 */
export async function replaceSettled(
  database: Database,
  run: LedgerRun,
  invoices: readonly string[],
  write: () => Promise<void>,
): Promise<void> {
  const before = await settledBefore(database, run, invoices);
  await write();
  const after = await settledBefore(database, run, invoices);
  const grown = [...after].flatMap(([id, { byPayments, listed }]) => {
    const more = byPayments - (before.get(id)?.byPayments ?? 0);
    return listed !== null && more > 0 ? [[id, more] as const] : [];
  });
  if (grown.length) await lessen(database, run, new Map(grown));
}

/** Takes amounts off what lists have named as settled; what comes to nothing goes. A newer copy of an invoice is left. */
async function lessen(
  database: Database,
  run: LedgerRun & { asOfInstant?: Date },
  amounts: ReadonlyMap<string, number>,
): Promise<void> {
  const touched = sql`
    with given as (
      select * from unnest(${sql.param([...amounts.keys()])}::text[], ${sql.param([...amounts.values()])}::bigint[]) as given (source_id, less)
    ),
    touched as (
      select application.id, application.amount, given.less, invoice.customer_id
      from given join ledger.invoices as invoice
        on invoice.company_id = ${run.companyId} and invoice.source = ${run.source} and invoice.source_id = given.source_id
      join ledger.applications as application on application.invoice_id = invoice.id and application.source_id = ${SETTLED}
      where not exists (
        select from ledger.import_sightings as sighting
        where sighting.run_id = ${run.id} and sighting.kind = 'invoices' and sighting.source_id = given.source_id and sighting.left_out)
    )`;
  await database.execute(sql`${touched},
    noted as (
      insert into ledger.changes (company_id, customer_id)
      select distinct ${run.companyId}::uuid, customer_id from touched where ${run.hasFigures} on conflict do nothing
    ),
    gone as (delete from ledger.applications as stale using touched where stale.id = touched.id and touched.amount <= touched.less)
    update ledger.applications as stale set amount = stale.amount - touched.less, written_by = ${run.number}
    from touched where stale.id = touched.id and touched.amount > touched.less`);
}
