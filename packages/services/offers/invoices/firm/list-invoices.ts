import { documentAddress } from '@services/ledger/ports';
import { chargesOf } from '@services/payments/ports';
import type { Database } from '@suite/kernel/database/database';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { type Invoice, type InvoiceView, invoiceViews } from '../contract/invoices';
import type { InvoiceRow } from '../rows';
import { invoices, postings } from '../schema';

/** Display names of the providers. */
const names: Readonly<Record<string, string>> = { xero: 'Xero', 'quickbooks-online': 'QuickBooks Online' };

/** Returns invoices as the firm sees them, in the same order. */
export async function shownInvoices(database: Database, rows: readonly InvoiceRow[]): Promise<Invoice[]> {
  const [first] = rows;
  if (!first) return [];
  const days = rows.map(({ dueOn }) => dueOn).sort();
  const charges = await chargesOf(database, {
    ...{ companyId: first.companyId, from: days[0] ?? '', to: days.at(-1) ?? '' },
    proposalIds: [...new Set(rows.map(({ proposalId }) => proposalId))],
  });
  const byPayment = new Map(charges.map((charge) => [charge.paymentId, charge]));
  const posted = await database
    .select()
    .from(postings)
    .where(
      inArray(
        postings.invoiceId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(postings.on), asc(postings.id));
  return rows.map((row) => {
    const { id, paymentId, proposalId, number, client, dueOn, currency, state, problem, message, reason } = row;
    const charge = byPayment.get(paymentId);
    const amount = charge?.amount ?? 0;
    return {
      ...{ id, paymentId, proposalId, number, client, dueOn, currency, state, problem, message, reason },
      ...{ amount, received: charge?.received ?? 0, refunded: charge?.refunded ?? 0, ledger: ledgerOf(row, amount) },
      payments: posted
        .filter(({ invoiceId }) => invoiceId === id)
        .map(({ id, on, amount, state, problem, message }) => ({ id, on, amount, state, problem, message })),
    };
  });
}

function ledgerOf(row: InvoiceRow, amount: number): Invoice['ledger'] {
  const { source, invoiceId, invoiceNumber, status, total, settled, ledgerId } = row;
  if (!source || !invoiceId || !status || total === null) return null;
  return {
    name: names[source] ?? '',
    number: invoiceNumber,
    status,
    total,
    settled: settled ?? 0,
    address: documentAddress(source as Parameters<typeof documentAddress>[0], 'invoice', invoiceId, ledgerId ?? '') ?? null,
    differs: status !== 'voided' && status !== 'deleted' && total !== amount,
  };
}

const isIn: Record<InvoiceView, (invoice: Invoice) => boolean> = {
  open: ({ state }) => state === 'waiting' || state === 'writing' || state === 'stopped',
  stopped: ({ state, payments }) => state === 'stopped' || payments.some((one) => one.state === 'stopped'),
  written: ({ state }) => state === 'written',
  changed: ({ ledger }) => ledger !== null && (ledger.differs || ledger.status === 'voided' || ledger.status === 'deleted'),
  dismissed: ({ state }) => state === 'dismissed',
  all: () => true,
};

interface Query {
  find: string;
  view: InvoiceView;
  sort: 'dueOn' | 'client' | 'amount';
  order: 'ascending' | 'descending';
  offset: number;
  limit: number;
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Returns a page of a company's invoices, and how many each view has regardless of the search. */
export async function listInvoices(database: Database, companyId: string, { find, view, sort, order, offset, limit }: Query) {
  const rows = await database.select().from(invoices).where(eq(invoices.companyId, companyId)).orderBy(asc(invoices.reference));
  const all = await shownInvoices(database, rows);
  const words = find.toLowerCase();
  const turn = order === 'ascending' ? 1 : -1;
  const compared = (one: Invoice, other: Invoice) =>
    sort === 'amount' ? one.amount - other.amount : collator.compare(one[sort], other[sort]);
  const found = all
    .filter((one) => isIn[view](one))
    .filter((one) => `${one.client} #${one.number} ${one.ledger?.number ?? ''}`.toLowerCase().includes(words))
    .sort((one, other) => turn * compared(one, other));
  return {
    invoices: found.slice(offset, offset + limit),
    total: found.length,
    counts: Object.fromEntries(invoiceViews.map((one) => [one, all.filter(isIn[one]).length])) as Record<InvoiceView, number>,
  };
}

/** Returns an invoice of a company as the firm sees it. */
export async function shownInvoice(database: Database, of: Pick<InvoiceRow, 'id' | 'companyId'>): Promise<Invoice> {
  const isIt = and(eq(invoices.companyId, of.companyId), eq(invoices.id, of.id));
  const [one] = await shownInvoices(database, await database.select().from(invoices).where(isIt));
  if (!one) throw new Error('the invoice is gone');
  return one;
}
