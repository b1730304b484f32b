import { documentOrigin } from '@services/ledger/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { type SQL, sql } from 'drizzle-orm';
import type { DocumentKind, LedgerRow, Settlement } from '../contract/ledger-rows';
import type { MetricSet } from './metric-set';
import { pageOfRows } from './page-of-rows';
import { documentRow } from './read-rows';

/** Maximum number of lines and settlements in a response. */
const MAX = 500;

interface StoredDocument extends Record<string, unknown> {
  clientId: string | null;
  customer: string;
  reference: string | null;
  isDueByTerms: boolean;
  isRefunded: boolean;
  subtotal: number;
  tax: number | null;
  rate: number | null;
  source: Parameters<typeof documentOrigin>[1]['source'];
  sourceId: string;
  writtenBy: number;
}

interface Line {
  item: string | null;
  description: string | null;
  quantity: number | null;
  price: number | null;
  amount: number;
  tax: number;
}

/** For each kind: its table, the column of applications that references it, and the columns that only some of the tables have. */
const tables = {
  invoice: {
    table: sql.raw('ledger_views.invoices'),
    column: sql.raw('invoice_id'),
    columns: sql.raw(
      'd.reference, d.due_by_terms as "isDueByTerms", false as "isRefunded", d.subtotal::float8 as subtotal, d.tax::float8 as tax',
    ),
  },
  'credit-note': {
    table: sql.raw('ledger_views.credit_notes'),
    column: sql.raw('credit_note_id'),
    columns: sql.raw(
      'null as reference, false as "isDueByTerms", d.is_refunded as "isRefunded", (d.total - coalesce(d.tax, 0))::float8 as subtotal, d.tax::float8 as tax',
    ),
  },
  payment: {
    table: sql.raw('ledger_views.payments'),
    column: sql.raw('payment_id'),
    columns: sql.raw(
      'null as reference, false as "isDueByTerms", false as "isRefunded", d.amount::float8 as subtotal, null as tax',
    ),
  },
} as const satisfies Record<DocumentKind, unknown>;

/**
 * Returns a document of a client from the ledger, and the amount of it that was open on the as-of date.
 * @throws SuiteError `not_found` when there is none on or before the as-of date
 */
export async function readDocument(database: Database, set: MetricSet, kind: DocumentKind, id: string) {
  const stored = /^\d{1,18}$/.test(id) ? await findStored(database, set.companyId, kind, id) : undefined;
  const document = stored?.clientId ? await findRow(database, set, { kind, id, clientId: stored.clientId }) : undefined;
  if (!stored || !document) throw new SuiteError('not_found', `The ledger has no such document on or before ${set.asOf}.`);
  const { clientId: _, source, sourceId, writtenBy, ...rest } = stored;
  const settlements = await findSettlements(database, set, document, kind);
  return {
    ...rest,
    document,
    open: document.currency === set.home ? document.value : openOf(document, stored, settlements),
    lines: kind === 'invoice' ? await findLines(database, id) : { rows: [], total: 0 },
    settlements: { rows: settlements.rows, total: settlements.total },
    origin: await documentOrigin(database, { companyId: set.companyId, kind, source, sourceId, writtenBy }),
  };
}

async function findStored(
  database: Database,
  companyId: string,
  kind: DocumentKind,
  id: string,
): Promise<StoredDocument | undefined> {
  const { table, columns } = tables[kind];
  const { rows } = await database.execute<StoredDocument>(sql`
    select k.client_id as "clientId", k.name as customer, ${columns}, d.currency_rate::float8 as rate,
      d.source, d.source_id as "sourceId", d.written_by::float8 as "writtenBy"
    from ${table} as d join ledger_views.customers as k on k.id = d.customer_id
    where d.id = ${id}::bigint and d.company_id = ${companyId}`);
  return rows[0];
}

async function findRow(
  database: Database,
  set: MetricSet,
  of: { kind: DocumentKind; id: string; clientId: string },
): Promise<LedgerRow | undefined> {
  const first = { find: '', sort: 'date', order: 'descending', offset: 0, limit: 1 } as const;
  const { rows } = await pageOfRows(database, set, documentRow(set, of), first);
  return rows[0];
}

interface Settlements {
  rows: Settlement[];
  total: number;
  /** Amount applied by the as-of date, and its currency; null when there are several. */
  applied: number;
  currency: string | null;
}

/**
 * Returns what was applied to an invoice, or from a credit note or payment, by the as-of date, and what may have been, on an
 * unknown day around that date. A payment counts as used for an invoice from the invoice's date.
 */
async function findSettlements(
  database: Database,
  { asOf }: MetricSet,
  { id, clientId, currency }: LedgerRow,
  kind: DocumentKind,
): Promise<Settlements> {
  const other = kind === 'invoice' ? payerOf(clientId) : invoiceOf(clientId);
  const { rows } = await database.execute<Settlements & Record<string, unknown>>(sql`
    with part as (
      select a.id, ${kind === 'invoice' ? sql`a.applied_on` : sql`greatest(a.applied_on, i.issued_on) as applied_on`}, a.applied_after, a.amount, coalesce(i.currency, ${currency}) as currency, ${other} as other
      from ledger_views.applications as a left join ledger_views.invoices as i on i.id = a.invoice_id
      where a.${tables[kind].column} = ${id}::bigint
        and (a.applied_on <= ${asOf}::date or a.applied_after < ${asOf}::date)
    ),
    page as (
      select other, applied_on::text as on, applied_after::text as after, amount, currency from part order by applied_on, id limit ${MAX}
    )
    select (select coalesce(json_agg(page), '[]') from page) as rows, count(*)::int as total,
      coalesce(sum(amount) filter (where applied_on <= ${asOf}::date), 0)::float8 as applied,
      case when count(distinct currency) = 1 then min(currency) end as currency
    from part`);
  return rows[0] as Settlements;
}

/** SQL for the payment or credit note that settles a part of an invoice; null when the source does not name it. */
const payerOf = (clientId: string | null): SQL => sql`
  (select json_build_object('kind', paid.kind, 'id', paid.id::text, 'number', paid.number, 'client', ${nameUnless(clientId)}) from (
    select 'payment' as kind, p.id, p.reference as number, p.customer_id from ledger_views.payments as p where p.id = a.payment_id
    union all select 'credit-note', n.id, n.number, n.customer_id from ledger_views.credit_notes as n where n.id = a.credit_note_id
  ) as paid join ledger_views.customers as k on k.id = paid.customer_id left join ledger_views.clients as c on c.id = k.client_id)`;

/** SQL for the invoice that a payment or credit note settles; null when the source does not name it. */
const invoiceOf = (clientId: string | null): SQL => sql`
  (select json_build_object('kind', 'invoice', 'id', i.id::text, 'number', i.number, 'client', ${nameUnless(clientId)})
  from ledger_views.customers as k left join ledger_views.clients as c on c.id = k.client_id where k.id = i.customer_id)`;

/** SQL for the name of another client; null for the same client. */
const nameUnless = (clientId: string | null) => sql`case when c.id is distinct from ${clientId}::uuid then c.name end`;

/** Returns the open amount of a document in a currency other than the firm's, in its own currency; null when it is unknown. */
function openOf(
  { kind, amount, currency, isUnsure }: LedgerRow,
  { isRefunded }: StoredDocument,
  settled: Settlements,
): number | null {
  if (isRefunded) return 0;
  if (isUnsure || (settled.total > 0 && settled.currency !== currency)) return null;
  return kind === 'invoice' ? amount - settled.applied : settled.applied - amount;
}

async function findLines(database: Database, invoiceId: string): Promise<{ rows: Line[]; total: number }> {
  const { rows } = await database.execute<{ rows: Line[]; total: number }>(sql`
    with line as (
      select item_code as item, description, nullif(quantity, 0) as quantity, (amount / nullif(quantity, 0))::float8 as price, amount, tax
      from ledger_views.invoice_lines where invoice_id = ${invoiceId}::bigint order by id limit ${MAX}
    )
    select (select coalesce(json_agg(line), '[]') from line) as rows,
      (select count(*)::int from ledger_views.invoice_lines where invoice_id = ${invoiceId}::bigint) as total`);
  return rows[0] ?? { rows: [], total: 0 };
}
