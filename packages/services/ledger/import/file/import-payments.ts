import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';
import type { LedgerRun } from '../../records/ledger-run';
import type { ApplicationRecord, PaymentRecord, VendorPaymentRecord } from '../../records/record-kinds';
import { type Placed, writeRecords } from '../../records/write-records';
import { quoted, RowRejected } from '../csv/fields';
import { replaceSettled } from '../settle';
import {
  addCustomers,
  addVendors,
  type CustomerRef,
  customerKey,
  nameCustomers,
  readCustomer,
  refKey,
  vendorId,
} from './customers';
import type { FileRun, TableImport } from './file-run';
import { idOf, nameKey } from './record-ids';
import { samePayments } from './same-payments';
import type { TableCells } from './table-cells';

interface Paid {
  paidOn: string;
  currency: string;
  amount: number;
  reference: string | null;
}

const readPaid = (cells: TableCells): Paid => {
  const status = cells.text('status');
  if (status && notReceived.test(status))
    throw new RowRejected(cells.nameOf('status'), `is ${quoted(status)}: nothing was received`);
  const currency = cells.currency();
  return {
    paidOn: cells.has('date') ? cells.day('date') : cells.day('paidOn'),
    currency,
    amount: cells.amount(cells.has('amount') ? 'amount' : 'paid', currency),
    reference: cells.text('reference', 255),
  };
};

interface CustomerPayment extends Paid {
  customer: CustomerRef | null;
  /** Of the invoice that it pays. */
  number: string | null;
}

/** With a reference a payment of an invoice can be told again when its amount or day was corrected. */
const paymentKey = ({ customer, number, reference, paidOn, currency, amount }: CustomerPayment): string => {
  const who = customer && customerKey(customer);
  return reference === null ? idOf(who, number, paidOn, currency, amount) : idOf(who, number, reference);
};

const hasCustomer = (cells: TableCells) => cells.text('customer') !== null || cells.text('customerId') !== null;

/** Payments that were never received, or given back. */
const notReceived =
  /^(failed|declined|canceled|cancelled|void|voided|refunded|reversed|disputed|requires .*|incomplete|blocked)$/i;

/** Payments of customers: those that name an invoice settle it, the others stay unapplied. */
export const importPayments: TableImport<CustomerPayment> = {
  kinds: ['payments'],
  read: (cells) => ({
    ...readPaid(cells),
    customer: hasCustomer(cells) || cells.text('number') === null ? readCustomer(cells) : null,
    number: cells.text('number', 100),
  }),
  groupKey: paymentKey,
  async write(database, run, staged) {
    const { named: entries, rejected } = await nameCustomers(database, run, staged, ({ customer }) => customer);
    const customers = await addCustomers(
      database,
      run,
      entries.flatMap(({ value }) => value.customer ?? []),
    );
    const invoices = await invoicesOf(database, run, entries);
    const listed: Placed<PaymentRecord>[] = [];
    const applications: Placed<ApplicationRecord>[] = [];
    for (const { line, value, sourceId } of numbered(run, entries, paymentKey)) {
      const { customer, number, paidOn, currency, amount, reference } = value;
      const named = customer && customers.get(refKey(customer));
      const invoice = number === null ? undefined : invoices.find(number, named ?? null);
      const customerSourceId = named ?? invoice?.customer;
      if (!customerSourceId) {
        const column = run.cells.nameOf('number');
        rejected.push({ line, column, reason: `${column} ${number} is of no invoice in the ledger, and no customer is named` });
        continue;
      }
      const rest = { sourceUpdatedAt: run.asOfInstant, currency, currencyRate: run.rateOf(currency) };
      listed.push({ line, value: { ...rest, sourceId, customerSourceId, reference: reference ?? number, paidOn, amount } });
      // A payment in another currency does not say how much of the invoice it settles.
      if (!invoice || amount <= 0 || invoice.currency !== currency) continue;
      const by = { paymentSourceId: sourceId, creditNoteSourceId: null };
      applications.push({ line, value: { ...by, sourceId, invoiceSourceId: invoice.id, appliedOn: paidOn, amount } });
    }
    const same = await samePayments(database, run, listed, 'of payments');
    const idIn = (id: string) => same.get(id) ?? id;
    const payments = listed.map(({ line, value }) => ({ line, value: { ...value, sourceId: idIn(value.sourceId) } }));
    const settling = applications.map(({ line, value }) => ({
      line,
      value: { ...value, paymentSourceId: idIn(value.paymentSourceId ?? '') },
    }));
    const { imported, skipped } = await writeRecords(database, run, 'payments', payments);
    const settle = async () => void (await writeRecords(database, run, 'applications', settling));
    await replaceSettled(
      database,
      run,
      'invoices',
      settling.map(({ value }) => value.invoiceSourceId),
      () => replaceSettled(database, run, 'payments', [...same.values()], settle),
    );
    return [{ kind: 'payments', imported, skipped, rejected }];
  },
};

interface KnownInvoice extends Record<string, unknown> {
  id: string;
  number: string;
  customer: string;
  currency: string;
}

/** The invoices of the ledger that payments name by number: of the customer who pays, or the only one of the number. */
async function invoicesOf(database: Database, run: LedgerRun, entries: readonly Placed<CustomerPayment>[]) {
  const numbers = [...new Set(entries.flatMap(({ value }) => value.number ?? []))];
  const { rows } = await database.execute<KnownInvoice>(sql`
    select invoice.source_id as id, number, customer.source_id as customer, currency
    from ledger.invoices as invoice join ledger.customers as customer on customer.id = invoice.customer_id
    where invoice.company_id = ${run.companyId} and invoice.source = ${run.source} and number = any(${sql.param(numbers)}::text[])`);
  const byNumber = new Map<string, KnownInvoice[]>();
  for (const row of rows) byNumber.set(row.number, [...(byNumber.get(row.number) ?? []), row]);
  return {
    find(number: string, customer: string | null): KnownInvoice | undefined {
      const found = byNumber.get(number) ?? [];
      if (customer !== null) return found.find((invoice) => invoice.customer === customer);
      return found.length === 1 ? found[0] : undefined;
    },
  };
}

interface PaidVendor extends Paid {
  vendor: string;
  account: string | null;
}

const vendorPaymentKey = ({ vendor, paidOn, currency, amount, account, reference }: PaidVendor) =>
  idOf(nameKey(vendor), paidOn, currency, amount, account, reference);

/** What the firm's clients, or the firm, paid to vendors. */
export const importVendorPayments: TableImport<PaidVendor> = {
  kinds: ['vendor payments'],
  read: (cells) => ({ ...readPaid(cells), vendor: cells.required('vendor', 255), account: cells.text('account', 255) }),
  groupKey: vendorPaymentKey,
  async write(database, run, entries) {
    await addVendors(
      database,
      run,
      entries.map(({ value }) => value.vendor),
    );
    const records = numbered(run, entries, vendorPaymentKey).map(({ line, value, sourceId }): Placed<VendorPaymentRecord> => {
      const { vendor, paidOn, currency, amount, account } = value;
      const vendorSourceId = vendorId(nameKey(vendor));
      return {
        line,
        value: {
          sourceId,
          vendorSourceId,
          paidOn,
          currency,
          currencyRate: run.rateOf(currency),
          amount,
          account,
          isDirect: null,
        },
      };
    });
    const { imported, skipped } = await writeRecords(database, run, 'vendor payments', records);
    return [{ kind: 'vendor payments', imported, skipped, rejected: [] }];
  },
};

/**
 * Entries that say the same are different payments all the same: each has its number among them. They follow one
 * another, those of an earlier batch before those of a later.
 */
function numbered<T>(
  run: FileRun,
  entries: readonly Placed<T>[],
  keyOf: (entry: T) => string,
): (Placed<T> & { sourceId: string })[] {
  return entries.map((entry) => {
    const key = keyOf(entry.value);
    run.same = { key, count: run.same.key === key ? run.same.count + 1 : 1 };
    return { ...entry, sourceId: run.same.count === 1 ? key : `${key}#${run.same.count}` };
  });
}
