import type { Database } from '@suite/kernel/database/database';
import { utcDayOf } from '@suite/values/iso-day';
import type { Placed } from '../../records/in-columns';
import type { OwnKind, Records } from '../../records/record-kinds';
import { removeRecords } from '../../records/remove-records';
import { writeRecords } from '../../records/write-records';
import type { Fields } from '../csv/fields';
import { explain, parseRows } from '../row-outcome';
import type { ImportRows, Run } from '../run-file';
import { settle } from '../settle';
import { addMissing } from './name-ids';
import { common, type Entity, readEntity } from './read-entity';

type Transaction = 'invoices' | 'bills' | 'payments';

/** Imports transactions of a kind. Those that were deleted at the source are removed from the ledger. */
const importTransactions =
  <Kind extends Transaction & OwnKind>(
    kind: Kind,
    read: (fields: Fields) => Entity<Records[Kind]>,
    addNames: (database: Database, run: Run, records: readonly Placed<Records[Kind]>[]) => Promise<void>,
  ): ImportRows =>
  async (rows) => {
    const { parsed, rejected } = await parseRows(rows, read);
    const present = parsed.flatMap(({ line, value: { value } }) => (value ? [{ line, value }] : []));
    const absent = parsed.filter(({ value }) => !value.value);
    return async (database, run) => {
      await addNames(database, run, present);
      const gone = await removeRecords(database, run, kind, absent);
      const written = await writeRecords(database, run, kind, present);
      return [
        {
          kind,
          imported: gone.imported + written.imported,
          skipped: gone.skipped + written.skipped,
          rejected: [
            ...rejected,
            ...explain(gone.refused, absent, { id: 'id' }),
            ...explain(written.refused, present, { id: 'id' }),
          ],
        },
      ];
    };
  };

const ofCustomers = (database: Database, run: Run, records: readonly Placed<{ customerSourceId: string }>[]) =>
  addMissing(
    database,
    run,
    'Customer',
    records.map(({ value }) => value.customerSourceId),
  );

const ofVendors = (database: Database, run: Run, records: readonly Placed<{ vendorSourceId: string }>[]) =>
  addMissing(
    database,
    run,
    'Vendor',
    records.map(({ value }) => value.vendorSourceId),
  );

/** The files of bills have no tax column. */
function document(fields: Fields, tellsTax: boolean) {
  const { currency, currencyRate, issuedOn } = common(fields);
  const total = fields.amount('total_amount', currency);
  const tax = fields.text('total_tax') === null ? (tellsTax ? 0 : null) : fields.amount('total_tax', currency);
  return {
    number: fields.text('doc_number'),
    reference: null,
    issuedOn,
    dueOn: fields.dateOrNull('due_date') ?? issuedOn,
    currency,
    currencyRate,
    linesIncludeTax: false,
    subtotal: total - (tax ?? 0),
    tax,
    total,
  };
}

const readInvoice = (fields: Fields) =>
  readEntity(fields, (sourceId, sourceUpdatedAt) => ({
    sourceId,
    sourceUpdatedAt,
    customerSourceId: fields.required('customer_id', 100),
    // Without a balance, only payments show what is settled (`replaceSettled`).
    settlementKnown: fields.text('balance') !== null,
    ...document(fields, true),
  }));

export const importInvoices = importTransactions('invoices', readInvoice, ofCustomers);

export const importBills = importTransactions(
  'bills',
  (fields) =>
    readEntity(fields, (sourceId, sourceUpdatedAt) => ({
      sourceId,
      sourceUpdatedAt,
      vendorSourceId: fields.required('vendor_id', 100),
      ...document(fields, false),
    })),
  ofVendors,
);

export const importPayments = importTransactions(
  'payments',
  (fields) =>
    readEntity(fields, (sourceId, sourceUpdatedAt) => {
      const { issuedOn: paidOn, ...money } = common(fields);
      return {
        sourceId,
        sourceUpdatedAt,
        customerSourceId: fields.required('customer_id', 100),
        reference: fields.text('reference_number'),
        paidOn,
        ...money,
        amount: fields.amount('total_amount', money.currency),
      };
    }),
  ofCustomers,
);

/**
 * Settles what an invoice's balance shows as paid beyond the payments in the export. The day is unknown, but not later than the
 * last change of the invoice. Its rows were already counted when they were imported.
 */
export const settleBalances: ImportRows = async (rows) => {
  const { parsed } = await parseRows(rows, (fields) => {
    const { value, sourceUpdatedAt } = readInvoice(fields);
    if (!value || fields.text('balance') === null) return null;
    const settled = Math.max(0, value.total - fields.amount('balance', value.currency));
    const settledBy = utcDayOf(sourceUpdatedAt);
    return { sourceId: value.sourceId, settled, settledOn: null, settledBy };
  });
  const settlements = parsed.flatMap(({ value }) => value ?? []);
  return async (database, run) => {
    await settle(database, run, 'invoices', settlements, { countsLaterDays: true });
    return [];
  };
};
