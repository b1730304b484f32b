import type { Placed } from '../../records/in-columns';
import { customerKey } from './customers';
import type { TableImport } from './file-run';
import { type CustomerPayment, importPayments } from './import-payments';
import { importInvoices } from './import-sales';
import type { ListedSale } from './read-sale';
import { idOf } from './record-ids';

/**
 * Imports a list of invoices, credit notes and the payments that settle them. Payments come last, wherever they are in the file,
 * and settle the invoices that they name; others stay unapplied.
 */
export const importCustomerLedger: TableImport<ListedSale> = {
  kinds: importInvoices.kinds,
  read: (cells) => importInvoices.read(cells),
  groupKey: (sale) =>
    isPayment(sale) ? `2${importPayments.groupKey?.(paymentOf(sale))}` : `1${idOf(customerKey(sale.customer), sale.number)}`,
  async write(database, run, entries) {
    const payments = entries.flatMap(({ line, value }): Placed<CustomerPayment>[] =>
      isPayment(value) ? [{ line, value: paymentOf(value) }] : [],
    );
    const others = entries.filter(({ value }) => !isPayment(value));
    return [
      ...(others.length ? await importInvoices.write(database, run, others) : []),
      ...(payments.length ? await importPayments.write(database, run, payments) : []),
    ];
  },
};

const isPayment = ({ is, isGone }: ListedSale) => is === 'payment' && !isGone;

const paymentOf = ({ customer, number, reference, issuedOn, currency, rate, total, rest }: ListedSale): CustomerPayment => ({
  ...{ customer, number, reference, currency, rate, rest },
  paidOn: issuedOn,
  amount: total,
  refunded: 0,
  lack: null,
});
