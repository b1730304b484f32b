import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';
import type { Placed } from '../../records/in-columns';
import type { LedgerRun } from '../../records/ledger-run';
import type { ApplicationRecord, PaymentRecord } from '../../records/record-kinds';
import { removeRecords } from '../../records/remove-records';
import { writeRecords } from '../../records/write-records';
import { quoted, RowRejectedError } from '../csv/fields';
import { replaceSettled } from '../settle';
import { statusIs } from '../table/statuses';
import { addNotice, type Rejection } from '../tally';
import { addCustomers, type CustomerRef, customerKey, nameCustomers, readCustomer, refKey } from './customers';
import type { FileRun, TableImport } from './file-run';
import { applyJointPayments, invoicesOfJoint, type JointPayment, severalIn } from './joint-payments';
import { countLater } from './note-later';
import { countRounding } from './note-rounding';
import { numbered, type Paid, readPaid } from './paid';
import { idOf } from './record-ids';
import { samePayments } from './same-payments';
import type { TableCells } from './table-cells';

/** Returns why nothing of a payment was received or retained; null if something was. */
function notReceivedBy(cells: TableCells, amount: number, refunded: number): Lack | null {
  const status = cells.text('status');
  const lack = (field: 'status' | 'refunded') => ({
    column: cells.nameOf(field),
    reason: `${cells.nameOf(field)} is ${quoted(cells.text(field))}: nothing was received`,
  });
  if (status && statusIs.notReceived.test(status)) return lack('status');
  return amount > 0 && refunded === amount ? lack('refunded') : null;
}

/** Returns the refunded part of a payment. It does not count as received, whenever it was refunded. */
function refundedOf(cells: TableCells, { currency, amount }: Paid): number {
  const refunded = cells.amountOrNull('refunded', currency) ?? 0;
  if (refunded === 0 || (refunded > 0 && refunded <= amount)) return refunded;
  throw new RowRejectedError(
    cells.nameOf('refunded'),
    `is ${quoted(cells.text('refunded'))}, which is not a part of what was paid`,
  );
}

export interface CustomerPayment extends Paid {
  customer: CustomerRef | null;
  /** The number of the invoice that it pays, or of several. */
  number: string | null;
  refunded: number;
  /** Why nothing was received. If an earlier list contained the payment, it is removed. */
  lack: Lack | null;
}

type Lack = Omit<Rejection, 'line'>;

/** With a reference, a payment can be imported again after its amount or day was corrected. */
const paymentKey = ({ customer, number, reference, paidOn, currency, amount }: CustomerPayment): string => {
  const who = customer && customerKey(customer);
  return reference === null ? idOf(who, number, paidOn, currency, amount) : idOf(who, number, reference);
};

const hasCustomer = (cells: TableCells) => cells.text('customer') !== null || cells.text('customerId') !== null;

/**
 * Imports payments of customers. A payment that names an invoice settles it, or several invoices in full; other payments stay
 * unapplied.
 */
export const importPayments: TableImport<CustomerPayment> = {
  kinds: ['payments'],
  read(cells) {
    const paid = readPaid(cells);
    const refunded = refundedOf(cells, paid);
    return {
      ...paid,
      refunded,
      lack: notReceivedBy(cells, paid.amount, refunded),
      customer: hasCustomer(cells) || cells.text('number', 255) === null ? readCustomer(cells) : null,
      number: cells.text('number', 255),
    };
  },
  // Payments of several invoices come last, because their open amounts are only known once payments of one invoice are applied.
  groupKey: (payment) => `${severalIn(payment.number ?? '').length ? 2 : 1}${paymentKey(payment)}`,
  async write(database, run, staged) {
    const { named, rejected } = await nameCustomers(database, run, staged, ({ customer }) => customer);
    const all = numbered(run, named, paymentKey);
    const entries = all.filter(({ value }) => value.lack === null);
    const customers = await addCustomers(
      database,
      run,
      entries.flatMap(({ value }) => value.customer ?? []),
    );
    const invoices = await invoicesOf(database, run, entries);
    const listed: Placed<PaymentRecord>[] = [];
    const applications: Placed<ApplicationRecord>[] = [];
    const joint: JointPayment[] = [];
    // A column that is just called a number may contain the payment's own number.
    const namesInvoices = /invoice|\binv\b|rechnung|facture/i.test(run.cells.nameOf('number'));
    for (const { line, value, sourceId } of entries) {
      const { customer, number, paidOn, currency, rate, reference } = value;
      const amount = value.amount - value.refunded;
      const payer = (customer && customers.get(refKey(customer))) ?? null;
      const invoice = number === null ? undefined : invoices.find(number, payer);
      const several = invoice ? [] : severalIn(number ?? '');
      const customerSourceId = payer ?? invoice?.customer ?? invoices.customerOf(several);
      if (!customerSourceId) {
        const column = run.cells.nameOf('number');
        rejected.push({ line, column, reason: `${column} ${number} is of no invoice in the ledger, and no customer is named` });
        continue;
      }
      const rest = { sourceUpdatedAt: run.asOfInstant, currency, currencyRate: run.rateOf(currency, rate) };
      listed.push({ line, value: { ...rest, sourceId, customerSourceId, reference: reference ?? number, paidOn, amount } });
      countRounding(run.roundings, currency, value.rest);
      countLater(run, paidOn);
      if (several.length && amount > 0) {
        const idOf = (each: string) => {
          const found = invoices.find(each, customerSourceId);
          return found?.currency === currency ? found.id : undefined;
        };
        const named = several.map((each) => ({ number: each, invoiceId: idOf(each) }));
        joint.push({ line, sourceId, paidOn, currency, amount, named });
      }
      if (number !== null && !invoice && !several.length && namesInvoices) {
        addNotice(
          run,
          `Line ${line}: the payment is not applied, because its customer has no invoice ${number}. ${run.advice.missing}`,
        );
      }
      // A payment in another currency does not show how much of the invoice it settles.
      if (!invoice || amount <= 0 || invoice.currency !== currency) continue;
      const by = { paymentSourceId: sourceId, creditNoteSourceId: null };
      applications.push({ line, value: { ...by, sourceId, invoiceSourceId: invoice.id, appliedOn: paidOn, amount } });
    }
    const same = await samePayments(database, run, listed, 'of payments');
    const idIn = (id: string) => same.get(id) ?? id;
    const payments = listed.map(({ line, value }) => ({ line, value: { ...value, sourceId: idIn(value.sourceId) } }));
    const idsOfSame = [...same.values()];
    const settling = applications.map(({ line, value }) => ({
      line,
      value: { ...value, paymentSourceId: idIn(value.paymentSourceId ?? '') },
    }));
    const taken = await takeOut(database, run, all);
    rejected.push(...taken.rejected);
    const { imported, skipped, skips } = await writeRecords(database, run, 'payments', payments);
    await settleWith(database, run, settling, idsOfSame);
    if (joint.length) {
      const together = joint.map((payment) => ({ ...payment, sourceId: idIn(payment.sourceId) }));
      const found = applyJointPayments(together, await invoicesOfJoint(database, run, together), run.advice);
      await settleWith(database, run, found.applications, idsOfSame);
      for (const text of found.unapplied) addNotice(run, text);
    }
    return [{ kind: 'payments', imported: imported + taken.imported, skipped, skips, rejected }];
  },
};

/**
 * Writes applications and replaces what lists said was settled. @param payments ids of payments in the ledger that came from a
 * list of invoices
 */
async function settleWith(
  database: Database,
  run: FileRun,
  applications: readonly Placed<ApplicationRecord>[],
  payments: readonly string[],
): Promise<void> {
  const invoices = applications.map(({ value }) => value.invoiceSourceId);
  const write = async () => void (await writeRecords(database, run, 'applications', applications));
  await replaceSettled(database, run, 'invoices', invoices, () => replaceSettled(database, run, 'payments', payments, write));
}

/** Removes payments of which nothing was received or retained. Those that were never in the ledger are rejected. */
async function takeOut(
  database: Database,
  run: FileRun,
  entries: readonly (Placed<CustomerPayment> & { sourceId: string })[],
): Promise<{ imported: number; rejected: Rejection[] }> {
  const lacking = entries.flatMap(({ line, value: { lack }, sourceId }) => (lack ? [{ line, lack, sourceId }] : []));
  if (!lacking.length) return { imported: 0, rejected: [] };
  const { rows } = await database.execute<{ id: string }>(sql`
    select source_id as id from ledger.payments
    where company_id = ${run.companyId} and source = ${run.source}
      and source_id = any(${sql.param(lacking.map(({ sourceId }) => sourceId))}::text[])`);
  const known = new Set(rows.map(({ id }) => id));
  const absences = lacking
    .filter(({ sourceId }) => known.has(sourceId))
    .map(({ line, sourceId }) => ({ line, value: { sourceId, sourceUpdatedAt: run.asOfInstant } }));
  const { imported } = await removeRecords(database, run, 'payments', absences);
  const never = lacking.filter(({ sourceId }) => !known.has(sourceId));
  return { imported, rejected: never.map(({ line, lack }) => ({ line, ...lack })) };
}

interface KnownInvoice extends Record<string, unknown> {
  id: string;
  number: string;
  customer: string;
  currency: string;
}

/** Finds the invoices that payments name by number: the paying customer's, or the only invoice with the number. */
async function invoicesOf(database: Database, run: LedgerRun, entries: readonly Placed<CustomerPayment>[]) {
  const numbers = [
    ...new Set(entries.flatMap(({ value: { number } }) => (number === null ? [] : [number, ...severalIn(number)]))),
  ];
  const { rows } = await database.execute<KnownInvoice>(sql`
    select invoice.source_id as id, number, customer.source_id as customer, currency
    from ledger.invoices as invoice join ledger.customers as customer on customer.id = invoice.customer_id
    where invoice.company_id = ${run.companyId} and invoice.source = ${run.source} and number = any(${sql.param(numbers)}::text[])`);
  const byNumber = new Map<string, KnownInvoice[]>();
  for (const row of rows) byNumber.set(row.number, [...(byNumber.get(row.number) ?? []), row]);
  const find = (number: string, customer: string | null): KnownInvoice | undefined => {
    const found = byNumber.get(number) ?? [];
    if (customer !== null) return found.find((invoice) => invoice.customer === customer);
    return found.length === 1 ? found[0] : undefined;
  };
  return {
    find,
    /** Returns the customer of all these invoices; undefined if they have several customers, or one is unknown. */
    customerOf(several: readonly string[]): string | undefined {
      const customers = new Set(several.map((number) => find(number, null)?.customer));
      return customers.size === 1 ? [...customers][0] : undefined;
    },
  };
}
