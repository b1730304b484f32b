import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';
import type { Placed } from '../../records/in-columns';
import type { CreditNoteRecord, InvoiceRecord, PaymentRecord } from '../../records/record-kinds';
import { removeRecords } from '../../records/remove-records';
import { addSkips } from '../../records/skips';
import { type Written, writeRecords } from '../../records/write-records';
import { settle } from '../settle';
import { addCustomers, refKey } from './customers';
import type { FileRun } from './file-run';
import { countInvoice } from './listed-sales';
import { countLater } from './note-later';
import type { Sale } from './read-sale';
import { idOf, nameKey } from './record-ids';
import { idOfSalePayment, samePayments } from './same-payments';

/** Returns the id of an invoice: its number and its customer's name, or all of its values if it has no number. */
export const saleId = ({ customer, number, issuedOn, currency, total, reference }: Sale): string =>
  number === null
    ? idOf('unnumbered', nameKey(customer.name), issuedOn, currency, total, reference)
    : idOf(number, nameKey(customer.name));

const recordId = (sale: Sale) => (sale.is === 'payment' ? idOfSalePayment(saleId(sale)) : saleId(sale));

export interface SalesWritten {
  invoices: Written;
  creditNotes: Written;
  payments: Written;
}

/**
 * Writes sales with their settled amounts.
 * @param database a transaction that holds the ledger's lock (`lockLedger`)
 */
export async function writeSales(database: Database, run: FileRun, sales: readonly Placed<Sale>[]): Promise<SalesWritten> {
  const valid = sales.filter(({ value }) => !value.isGone);
  for (const { value } of sales) if (value.isGone) run.gone.set(value.status, (run.gone.get(value.status) ?? 0) + 1);
  for (const { value } of valid) {
    countLater(run, value.issuedOn);
    if (value.is === 'invoice') countInvoice(run, value.issuedOn);
  }
  const customers = await addCustomers(
    database,
    run,
    valid.map(({ value }) => value.customer),
  );
  const of = (kind: Sale['is']) => valid.filter(({ value }) => value.is === kind);
  const common = (sale: Sale) => ({
    sourceId: recordId(sale),
    sourceUpdatedAt: run.asOfInstant,
    customerSourceId: customers.get(refKey(sale.customer)) ?? '',
    currency: sale.currency,
    currencyRate: run.rateOf(sale.currency, sale.rate),
  });
  const known = await knownBefore(database, run, of('invoice'));
  const invoices = of('invoice').map(({ line, value }): Placed<InvoiceRecord> => {
    const { number, reference, issuedOn, dueOn, dueByTerms, tax, total } = value;
    const settlementKnown = value.settlementKnown || known.has(saleId(value));
    const due = { dueOn, dueByTerms };
    const rest = { number, reference, issuedOn, ...due, linesIncludeTax: false, subtotal: total - (tax ?? 0), tax, total };
    return { line, value: { ...common(value), ...rest, settlementKnown } };
  });
  const creditNotes = of('credit note').map(({ line, value }): Placed<CreditNoteRecord> => {
    const { number, issuedOn, total, tax, isRefunded } = value;
    return { line, value: { ...common(value), number, issuedOn, total, tax, isRefunded } };
  });
  const listed = of('payment').map(({ line, value }): Placed<PaymentRecord> => {
    const { number, reference, issuedOn, total } = value;
    return { line, value: { ...common(value), reference: reference ?? number, paidOn: issuedOn, amount: total } };
  });
  const same = await samePayments(database, run, listed, 'of invoices');
  const idIn = (id: string) => same.get(id) ?? id;
  const payments = listed.map(({ line, value }) => ({ line, value: { ...value, sourceId: idIn(value.sourceId) } }));
  const takeOut = (is: Sale['is'], kind: 'invoices' | 'credit notes' | 'payments') => {
    const absent = sales.filter(({ value }) => value.isGone && value.is === is);
    const absences = absent.map(({ line, value }) => ({
      line,
      value: { sourceId: recordId(value), sourceUpdatedAt: run.asOfInstant },
    }));
    return removeRecords(database, run, kind, absences);
  };
  /** Settles what the list says is settled or used, except for rows that the file repeats. */
  const settleAll = async (is: Sale['is'], kind: 'invoices' | 'credit notes' | 'payments', { refused }: Written) => {
    const repeated = new Set(refused.map(({ line }) => line));
    const settlements = of(is).flatMap(({ line, value }) => {
      const { settled, settledOn, total } = value;
      if (settled !== null && total !== 0 && settled >= total) {
        run.listsOpen = false;
        run.hasPaid ||= is === 'invoice';
      }
      return settled === null || repeated.has(line)
        ? []
        : [{ sourceId: idIn(recordId(value)), settled, settledOn, settledBy: run.asOf }];
    });
    await settle(database, run, kind, settlements);
  };
  const gone = await takeOut('invoice', 'invoices');
  const written = await writeRecords(database, run, 'invoices', invoices);
  await settleAll('invoice', 'invoices', written);
  const goneNotes = await takeOut('credit note', 'credit notes');
  const writtenNotes = await writeCreditNotes(database, run, creditNotes);
  await settleAll('credit note', 'credit notes', writtenNotes);
  const gonePayments = await takeOut('payment', 'payments');
  const writtenPayments = await writeRecords(database, run, 'payments', payments);
  await settleAll('payment', 'payments', writtenPayments);
  return {
    invoices: added(gone, written),
    creditNotes: added(goneNotes, writtenNotes),
    payments: added(gonePayments, writtenPayments),
  };
}

/** Returns the invoices without payment information in this list whose settlements are already known from another list. */
async function knownBefore(database: Database, run: FileRun, sales: readonly Placed<Sale>[]): Promise<ReadonlySet<string>> {
  const untold = sales.filter(({ value }) => !value.settlementKnown);
  if (!untold.length || run.newKinds.has('invoices')) return new Set();
  const { rows } = await database.execute<{ id: string }>(sql`
    select source_id as id from ledger.invoices
    where company_id = ${run.companyId} and source = ${run.source} and settlement_known
      and source_id = any(${sql.param(untold.map(({ value }) => saleId(value)))}::text[])`);
  return new Set(rows.map(({ id }) => id));
}

/** Writes credit notes. Notes of zero are skipped. */
async function writeCreditNotes(database: Database, run: FileRun, notes: readonly Placed<CreditNoteRecord>[]): Promise<Written> {
  const real = notes.filter(({ value }) => value.total > 0);
  return added(await writeRecords(database, run, 'credit notes', real), {
    imported: 0,
    skipped: notes.length - real.length,
    skips: { zero: notes.length - real.length },
    refused: [],
  });
}

const added = (one: Written, other: Written): Written => ({
  imported: one.imported + other.imported,
  skipped: one.skipped + other.skipped,
  skips: addSkips(one.skips, other.skips),
  refused: [...one.refused, ...other.refused],
});
