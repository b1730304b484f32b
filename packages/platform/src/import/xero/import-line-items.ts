import { ledgerBillLines, ledgerInvoiceLines } from '../../database/schema/ledger';
import { findDocuments } from '../../ledger/find-sourced';
import { upsert } from '../../ledger/upsert';
import { attempt, parseRows, type RowOutcome, repeated } from '../row-outcome';
import type { ImportRows } from '../run-file';
import { leftOutOf, sight } from '../sightings';
import { invoiceFile } from './read-invoice';
import { lineItemFile, readLineIds, readLineItem } from './read-line-item';

const kind = 'lines';

/** Lines go to their invoice or bill; those of one that was left out are left out with it. */
export const importLineItems: ImportRows = async (database, run, rows) => {
  const { parsed, rejected } = parseRows(rows, () => kind, readLineIds);
  const again = await sight(
    database,
    run.id,
    lineItemFile.name,
    parsed.map(({ line, value }) => ({ line, sourceId: value.sourceId, leftOut: false })),
  );
  const owners = [...new Set(parsed.map(({ value }) => value.ownerSourceId))];
  const leftOut = await leftOutOf(database, run.id, invoiceFile.name, owners);
  const invoices = await findDocuments(database, 'invoices', { ...run, sourceIds: owners });
  const bills = await findDocuments(database, 'bills', { ...run, sourceIds: owners });

  const invoiceLines: (typeof ledgerInvoiceLines.$inferInsert)[] = [];
  const billLines: (typeof ledgerBillLines.$inferInsert)[] = [];
  const judged = parsed.map(({ line, value: { sourceId, ownerSourceId, fields } }) => {
    if (again.has(line)) return { line, reason: repeated('line_item_id', sourceId) };
    if (leftOut.has(ownerSourceId)) return { line };
    const invoice = invoices.get(ownerSourceId);
    const owner = invoice ?? bills.get(ownerSourceId);
    if (!owner) return { line, reason: `invoice_id ${ownerSourceId} is of no imported invoice or bill` };
    const item = attempt(() => readLineItem(fields, owner));
    if ('reason' in item) return { line, reason: item.reason };
    const row = { ...item.value, companyId: run.companyId, source: run.source, sourceId };
    if (invoice) invoiceLines.push({ ...row, invoiceId: invoice.id });
    else billLines.push({ ...row, billId: owner.id });
    return { line, sourceId };
  });

  const changedInvoiceLines = await upsert(database, ledgerInvoiceLines, invoiceLines);
  const changedBillLines = await upsert(database, ledgerBillLines, billLines);
  const outcomes = judged.map(({ line, reason, sourceId = '' }): RowOutcome => {
    if (reason !== undefined) return { kind, line, reason };
    const isChange = changedInvoiceLines.has(sourceId) || changedBillLines.has(sourceId);
    return { kind, line, outcome: isChange ? 'imported' : 'skipped' };
  });
  return [...rejected, ...outcomes];
};
