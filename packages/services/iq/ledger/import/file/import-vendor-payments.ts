import type { Placed } from '../../records/in-columns';
import type { VendorPaymentRecord } from '../../records/record-kinds';
import { writeRecords } from '../../records/write-records';
import { quoted, RowRejectedError } from '../csv/fields';
import { statusIs, statusOf } from '../table/statuses';
import { addVendors, vendorId } from './customers';
import type { TableImport } from './file-run';
import { countLater } from './note-later';
import { countRounding } from './note-rounding';
import { numbered, type Paid, readPaid } from './paid';
import { idOf, nameKey } from './record-ids';

interface PaidVendor extends Paid {
  vendor: string;
  account: string | null;
}

const notYetPaid = /^(open|unpaid|not paid|due|over ?due|outstanding|pending|late|awaiting payment|on hold|draft)$/i;

/** Does not include the account, so a payment stays the same if its account is corrected or mapped later. */
const vendorPaymentKey = ({ vendor, paidOn, currency, amount, reference }: PaidVendor) =>
  idOf(nameKey(vendor), paidOn, currency, amount, reference);

/** Imports what the firm's clients, or the firm, paid to vendors. */
export const importVendorPayments: TableImport<PaidVendor> = {
  kinds: ['vendor payments'],
  read(cells) {
    const status = cells.text('status');
    if (status && statusIs.notReceived.test(status))
      throw new RowRejectedError(cells.nameOf('status'), `is ${quoted(status)}: nothing was paid`);
    if (status && notYetPaid.test(statusOf(cells.nameOf('status'), status)))
      throw new RowRejectedError(cells.nameOf('status'), `is ${quoted(status)}: it is not paid yet`);
    return { ...readPaid(cells), vendor: cells.required('vendor', 255), account: cells.text('account', 255) };
  },
  groupKey: vendorPaymentKey,
  async write(database, run, entries) {
    await addVendors(
      database,
      run,
      entries.map(({ value }) => value.vendor),
    );
    const records = numbered(run, entries, vendorPaymentKey).map(({ line, value, sourceId }): Placed<VendorPaymentRecord> => {
      const { vendor, paidOn, currency, rate, amount, account } = value;
      const vendorSourceId = vendorId(nameKey(vendor));
      return {
        line,
        value: {
          sourceId,
          vendorSourceId,
          paidOn,
          currency,
          currencyRate: run.rateOf(currency, rate),
          amount,
          account,
          isDirect: null,
        },
      };
    });
    const { imported, skipped, skips } = await writeRecords(database, run, 'vendor payments', records);
    for (const { value } of entries) {
      countRounding(run.roundings, value.currency, value.rest);
      countLater(run, value.paidOn);
    }
    return [{ kind: 'vendor payments', imported, skipped, skips, rejected: [] }];
  },
};
