import { findOwners } from '../../ledger/find-owners';
import type { BillLineRecord, InvoiceLineRecord } from '../../ledger/record-kinds';
import { type Placed, writeRecords } from '../../ledger/write-records';
import { attempt, explain, parseRows, rejectionOf } from '../row-outcome';
import type { ImportRows } from '../run-file';
import type { Rejection } from '../tally';
import { type LineOwner, readAmounts, readLine } from './read-line-item';

const noun = 'imported invoice or bill';
const naming = {
  id: 'line_item_id',
  parents: { invoiceSourceId: { column: 'invoice_id', noun }, billSourceId: { column: 'invoice_id', noun } },
};

/** What a line that nothing can be read of is, to be left out or refused by its invoice. */
const unread = { description: null, itemCode: null, accountCode: null, quantity: '0', amount: 0, tax: 0 };

/** Lines go to their invoice or bill; those of one that was left out are left out with it. */
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
      const { sourceId, ownerSourceId } = value;
      const owner = owners.get(ownerSourceId);
      // Without an owner it is left out or refused; a newer copy of its invoice keeps it out, whatever it holds.
      const item = owner && !owner.isLeftOut ? itemOf(value, owner) : { value: unread };
      if ('reason' in item) unreadable.push(rejectionOf(line, item));
      else if (owner?.kind === 'bills') billLines.push({ line, value: { ...item.value, sourceId, billSourceId: ownerSourceId } });
      else invoiceLines.push({ line, value: { ...item.value, sourceId, invoiceSourceId: ownerSourceId } });
    }

    const sales = await writeRecords(database, run, 'invoice lines', invoiceLines);
    const purchases = await writeRecords(database, run, 'bill lines', billLines);
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

function itemOf({ fields, texts }: ReturnType<typeof readLine>, owner: LineOwner) {
  const amounts = attempt(() => readAmounts(fields, owner));
  if ('reason' in amounts) return amounts;
  return 'reason' in texts ? texts : { value: { ...texts.value, ...amounts.value } };
}
