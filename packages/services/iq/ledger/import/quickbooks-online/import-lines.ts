import { findOwners } from '../../records/find-owners';
import type { Placed } from '../../records/in-columns';
import type { BillLineRecord, InvoiceLineRecord } from '../../records/record-kinds';
import { writeRecords } from '../../records/write-records';
import type { Fields } from '../csv/fields';
import { attempt, explain, parseRows, rejectionOf } from '../row-outcome';
import type { ImportRows } from '../run-file';
import type { Rejection } from '../tally';

/** Lines that repeat or explain others. Their amounts are not part of the total ("DetailType", Accounting API, Invoice). */
const notOwn = new Set(['SubTotalLineDetail', 'DescriptionOnly', 'GroupLineDetail', 'TaxLineDetail']);

/** Reads the fields that all lines share. */
function readBody(
  fields: Fields,
  currency: string,
  { item, account, quantity }: Record<'item' | 'account' | 'quantity', string>,
) {
  const amount = fields.amount('amount', currency);
  return {
    description: fields.text('description'),
    itemCode: fields.text(item),
    accountCode: fields.text(account),
    quantity: fields.decimalOrNull(quantity) ?? '1',
    amount: fields.text('detail_type') === 'DiscountLineDetail' ? -amount : amount,
    tax: 0,
  };
}

const kinds = {
  'invoice lines': {
    owner: 'invoice_id',
    noun: 'imported invoice',
    body: { item: 'sales_item_item_id', account: 'account_id', quantity: 'sales_item_quantity' },
    property: 'invoiceSourceId',
  },
  'bill lines': {
    owner: 'bill_id',
    noun: 'imported bill',
    body: { item: 'item_expense_item_id', account: 'account_expense_account_id', quantity: 'item_expense_quantity' },
    property: 'billSourceId',
  },
} as const;

/** Imports lines of invoices or bills. Lines of a deleted document are left out with it. */
const importLines =
  (kind: keyof typeof kinds): ImportRows =>
  async (rows) => {
    const { owner: column, noun, body, property } = kinds[kind];
    const { parsed, rejected } = await parseRows(rows, (fields) => ({
      sourceId: fields.required('index', 20),
      owner: fields.required(column, 100),
      fields,
    }));
    const own = parsed.filter(({ value }) => !notOwn.has(value.fields.text('detail_type') ?? ''));
    return async (database, run) => {
      const owners = await findOwners(
        database,
        run,
        own.map(({ value }) => value.owner),
      );
      const unreadable: Rejection[] = [];
      const records = own.flatMap(({ line, value: { sourceId, owner: ownerId, fields } }) => {
        const owner = owners.get(ownerId);
        // A line without a document is left out or rejected, so its contents do not matter.
        const read = owner?.isLeftOut === false ? attempt(() => readBody(fields, owner.currency, body)) : { value: unread };
        if ('value' in read) return [{ line, value: { ...read.value, sourceId, [property]: ownerId } }];
        unreadable.push(rejectionOf(line, read));
        return [];
      }) as Placed<InvoiceLineRecord & BillLineRecord>[];
      const { imported, skipped, refused } = await writeRecords(database, run, kind, records);
      return [
        {
          kind,
          imported,
          skipped: skipped + parsed.length - own.length,
          rejected: [
            ...rejected,
            ...unreadable,
            ...explain(refused, records, { id: 'index', parents: { [property]: { column, noun } } }),
          ],
        },
      ];
    };
  };

const unread = { description: null, itemCode: null, accountCode: null, quantity: '0', amount: 0, tax: 0 };

export const importInvoiceLines = importLines('invoice lines');
export const importBillLines = importLines('bill lines');
