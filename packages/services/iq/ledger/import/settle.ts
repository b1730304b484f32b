import type { Database } from '@suite/kernel/database/database';
import { earlier } from '@suite/values/iso-day';
import { sql } from 'drizzle-orm';
import type { LedgerRun } from '../records/ledger-run';
import { recordKinds } from '../records/record-kinds';
import { type DocumentSettlement, type Part, partsAfterList, partsBeside } from './settled-parts';

/** The documents that lists have settlements of: settled invoices, and used payments and credit notes. */
type Settled = 'invoices' | 'payments' | 'credit notes';

/** The prefix of applications for what a list says is settled, without saying by what: `settled/{the day of the part}`. */
const SETTLED = 'settled/';

const columns = {
  invoices: { owner: 'invoice_id', day: 'issued_on', total: 'total' },
  payments: { owner: 'payment_id', day: 'paid_on', total: 'amount' },
  'credit notes': { owner: 'credit_note_id', day: 'issued_on', total: 'total' },
} as const;

interface Settlement {
  /** The id of the invoice, payment or credit note. */
  sourceId: string;
  settled: number;
  /** Null if the list does not say. */
  settledOn: string | null;
  /** The day by which it was settled, if the exact day is unknown. */
  settledBy: string;
}

interface Options {
  /** Counts payments of later days as part of the settled amount, because the source's amount includes everything it knows. */
  countsLaterDays?: boolean;
}

/**
 * Stores what a list says is settled, as far as payments and credit notes in the ledger do not account for it. If the list gives
 * no day, it was settled after the last list that showed it open (`partsAfterList`).
 * @param database a transaction that holds the ledger's lock (`lockLedger`)
 */
export async function settle(
  database: Database,
  run: LedgerRun,
  kind: Settled,
  settlements: readonly Settlement[],
  { countsLaterDays = false }: Options = {},
): Promise<void> {
  if (!settlements.length) return;
  const found = await find(
    database,
    run,
    kind,
    settlements.map(({ sourceId }) => sourceId),
  );
  const changes = settlements.flatMap(({ sourceId, settled, settledOn, settledBy }) => {
    const known = found.get(sourceId);
    if (!known) return [];
    const dated = countsLaterDays ? known.dated.map(({ on, amount }) => ({ on: earlier(on, settledBy), amount })) : known.dated;
    const { parts, openOn } = partsAfterList({ ...known, dated }, { asOf: settledBy, settled, settledOn });
    return [{ known, parts, openOn }];
  });
  await keepParts(
    database,
    run,
    kind,
    changes.filter(({ known, parts }) => JSON.stringify(known.parts) !== JSON.stringify(parts)),
  );
  await keepOpen(
    database,
    run,
    kind,
    changes.filter(({ known, openOn }) => known.openOn !== openOn || !known.isStated),
  );
}

/**
 * Runs a function that writes payments, and subtracts what they newly settle from what lists said was settled, because these
 * payments were part of it. The settlements of invoices that a payment settles count as known.
 * @param ids source ids of the invoices that the payments may settle, or of the payments
 */
export async function replaceSettled(
  database: Database,
  run: LedgerRun,
  kind: 'invoices' | 'payments',
  ids: readonly string[],
  write: () => Promise<void>,
): Promise<void> {
  const before = await find(database, run, kind, ids);
  await write();
  const after = await find(database, run, kind, ids);
  const changes = [...before].flatMap(([id, known]) => {
    const { dated } = after.get(id) ?? known;
    return known.parts.length ? [{ known, parts: partsBeside(known, dated) }] : [];
  });
  await keepParts(
    database,
    run,
    kind,
    changes.filter(({ known, parts }) => JSON.stringify(known.parts) !== JSON.stringify(parts)),
  );
  const unstated = [...after.values()].filter(({ isStated, dated }) => !isStated && dated.length > 0);
  await keepOpen(
    database,
    run,
    kind,
    unstated.map((known) => ({ known, openOn: known.openOn })),
  );
}

interface SettledDocument extends DocumentSettlement {
  id: number;
  customer: number;
  /** True if some source said how much is settled. */
  isStated: boolean;
}

interface Row extends Record<string, unknown>, Omit<SettledDocument, 'dated' | 'parts'> {
  sourceId: string;
  applications: { sourceId: string; after: string; on: string; amount: number }[] | null;
}

async function find(
  database: Database,
  run: LedgerRun,
  kind: Settled,
  ids: readonly string[],
): Promise<Map<string, SettledDocument>> {
  const { owner, day, total } = columns[kind];
  const { rows } = await database.execute<Row>(sql`
    select document.source_id as "sourceId", document.id::float8 as id, customer_id::float8 as customer,
      ${sql.identifier(day)}::text as "issuedOn", ${sql.identifier(total)}::float8 as total, open_on::text as "openOn",
      ${kind === 'invoices' ? sql`settlement_known` : sql`true`} as "isStated", applications
    from ${sql.raw(recordKinds[kind].table)} as document,
      lateral (
        select json_agg(json_build_object('sourceId', source_id, 'on', applied_on, 'amount', amount,
          'after', coalesce(applied_after, applied_on - 1)) order by applied_on, id) as applications
        from ledger.applications where ${sql.identifier(owner)} = document.id and not starts_with(source_id, 'matched/')
      ) as applied
    where company_id = ${run.companyId} and source = ${run.source} and source_id = any(${sql.param([...ids])}::text[])`);
  return new Map(
    rows.map(({ sourceId, applications, ...known }) => {
      const isPart = (application: { sourceId: string }) => application.sourceId.startsWith(SETTLED);
      const parts = (applications ?? []).filter(isPart).map(({ after, on, amount }): Part => ({ after, on, amount }));
      const dated = (applications ?? []).filter((application) => !isPart(application));
      return [sourceId, { ...known, parts, dated }];
    }),
  );
}

interface Change {
  known: SettledDocument;
  parts: readonly Part[];
}

async function keepParts(database: Database, run: LedgerRun, kind: Settled, changes: readonly Change[]): Promise<void> {
  if (!changes.length) return;
  const { owner } = columns[kind];
  const parts = changes.flatMap(({ known: { id }, parts: of }) => of.map((part) => ({ ...part, id })));
  const ids = sql`${sql.param(changes.map(({ known }) => known.id))}::bigint[]`;
  if (changes.some(({ known }) => known.parts.length)) {
    await database.execute(sql`
      delete from ledger.applications where ${sql.identifier(owner)} = any(${ids}) and starts_with(source_id, ${SETTLED})`);
  }
  await database.execute(sql`
    insert into ledger.applications (${sql.identifier(owner)}, source_id, written_by, applied_after, applied_on, amount)
    select id, ${SETTLED} || settled_on, ${run.number}::bigint, nullif(settled_after, settled_on - 1), settled_on, amount
    from unnest(
      ${sql.param(parts.map(({ id }) => id))}::bigint[], ${sql.param(parts.map(({ after }) => after))}::date[],
      ${sql.param(parts.map(({ on }) => on))}::date[], ${sql.param(parts.map(({ amount }) => amount))}::bigint[]
    ) as given (id, settled_after, settled_on, amount)`);
  await noteChanged(database, run, changes);
}

/** Stores the day on which something was seen open, and that the settled amount of an invoice is known. */
async function keepOpen(
  database: Database,
  run: LedgerRun,
  kind: Settled,
  changes: readonly { known: SettledDocument; openOn: string | null }[],
): Promise<void> {
  if (!changes.length) return;
  await database.execute(sql`
    update ${sql.raw(recordKinds[kind].table)} as document
    set open_on = given.open_on ${kind === 'invoices' ? sql`, settlement_known = true` : sql``}
    from unnest(
      ${sql.param(changes.map(({ known }) => known.id))}::bigint[], ${sql.param(changes.map(({ openOn }) => openOn))}::date[]
    ) as given (id, open_on)
    where document.id = given.id`);
  await noteChanged(
    database,
    run,
    changes.filter(({ known }) => !known.isStated),
  );
}

async function noteChanged(database: Database, run: LedgerRun, changes: readonly { known: SettledDocument }[]): Promise<void> {
  if (!run.hasMetrics || !changes.length) return;
  await database.execute(sql`
    insert into ledger.changes (company_id, customer_id)
    select distinct ${run.companyId}::uuid, customer from unnest(${sql.param(changes.map(({ known }) => known.customer))}::bigint[]) as customer
    on conflict do nothing`);
}
