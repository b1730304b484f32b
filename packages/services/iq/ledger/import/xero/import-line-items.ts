import { findOwners } from '../../records/find-owners';
import type { Placed } from '../../records/in-columns';
import type { BillLineRecord, InvoiceLineRecord } from '../../records/record-kinds';
import { writeRecords } from '../../records/write-records';
import { attempt, explain, parseRows, rejectionOf } from '../row-outcome';
import type { ImportRows } from '../run-file';
import type { Rejection } from '../tally';
import { readAmounts, readLine } from './read-line-item';

const noun = 'imported invoice or bill';
const naming = {
  id: 'line_item_id',
  parents: { invoiceSourceId: { column: 'invoice_id', noun }, billSourceId: { column: 'invoice_id', noun } },
};

/** The contents of an unreadable line, which its invoice leaves out or rejects. */
const unread = {
  texts: { value: { description: null, itemCode: null, accountCode: null, quantity: '0' } },
  amounts: { value: { amount: 0, tax: 0 } },
};

/** Imports lines of invoices and bills. Lines of a document that was left out are left out with it. */
export const importLineItems: ImportRows = async (rows) => {
  const { parsed, rejected } = await parseRows(rows, readLine);
  return async (database, run) => {
    const owners = await findOwners(
      database,
      run,
      parsed.map(({ value }) => value.ownerSourceId),
    );

    const invoiceLines: Placed<InvoiceLineRecord>[] = [];
    const billLines: Placed<BillLineRecord>[] = [];
    const unreadable: Rejection[] = [];
    for (const { line, value } of parsed) {
      const { sourceId, ownerSourceId, fields } = value;
      const owner = owners.get(ownerSourceId);
      // A line without a document is left out or rejected, and so is a line of an outdated document, so its contents do not
      // matter.
      const isImported = owner && !owner.isLeftOut;
      const amounts = isImported ? attempt(() => readAmounts(fields, owner)) : unread.amounts;
      const texts = isImported ? value.texts : unread.texts;
      if ('reason' in amounts) unreadable.push(rejectionOf(line, amounts));
      else if ('reason' in texts) unreadable.push(rejectionOf(line, texts));
      else {
        const { description, itemCode, accountCode, quantity } = texts.value;
        const { amount, tax } = amounts.value;
        const body = { sourceId, description, itemCode, accountCode, quantity, amount, tax };
        if (owner?.kind === 'bills') billLines.push({ line, value: Object.assign(body, { billSourceId: ownerSourceId }) });
        else invoiceLines.push({ line, value: Object.assign(body, { invoiceSourceId: ownerSourceId }) });
      }
    }

    const sales = await writeRecords(database, run, 'invoice lines', invoiceLines, owners);
    const purchases = await writeRecords(database, run, 'bill lines', billLines, owners);
    return [
      {
        kind: 'lines',
        imported: sales.imported + purchases.imported,
        skipped: sales.skipped + purchases.skipped,
        rejected: [
          ...rejected,
          ...unreadable,
          ...explain(sales.refused, invoiceLines, naming),
          ...explain(purchases.refused, billLines, naming),
        ],
      },
    ];
  };
};
