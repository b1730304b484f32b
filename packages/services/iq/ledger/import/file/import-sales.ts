import type { Database } from '@suite/kernel/database/database';
import { type SkipReason, skipReasons } from '../../contract/imports';
import { dropStaleParts } from '../../records/drop-stale-parts';
import type { Placed } from '../../records/in-columns';
import type { InvoiceLineRecord } from '../../records/record-kinds';
import type { Refusal, Written } from '../../records/write-records';
import { writeRecords } from '../../records/write-records';
import { wordsOf } from '../table/guess-fields';
import { invoiceTotals } from '../table/synonyms';
import type { Outcome, Rejection } from '../tally';
import { customerKey, nameCustomers } from './customers';
import type { FileRun, TableImport } from './file-run';
import { countRounding } from './note-rounding';
import {
  faultOf,
  type ListedSale,
  readSale,
  readSaleLine,
  roundedTogether,
  type Sale,
  type SaleLine,
  saleOfLines,
  withoutTax,
} from './read-sale';
import { idOf, nameKey } from './record-ids';
import { saleId, writeSales } from './write-sales';

/** Imports a list with one row for each invoice, credit note or payment, including lists of open or overdue ones. */
export const importInvoices: TableImport<ListedSale> = {
  kinds: ['invoices', 'credit notes', 'payments'],
  read: readSale,
  async write(database, run, entries) {
    const { named: sales, rejected } = await nameCustomers(database, run, entries, ({ customer }) => customer);
    const { invoices, creditNotes, payments } = await writeSales(database, run, sales);
    await writeItems(database, run, sales, invoices);
    const refused = new Set([invoices, creditNotes, payments].flatMap((written) => written.refused.map(({ line }) => line)));
    for (const { line, value } of sales)
      if (!value.isGone && !refused.has(line)) countRounding(run.roundings, value.currency, value.rest);
    return [
      { kind: 'invoices', imported: 0, skipped: 0, rejected },
      outcomeOf('invoices', run, sales, invoices),
      outcomeOf('credit notes', run, sales, creditNotes),
      outcomeOf('payments', run, sales, payments),
    ];
  },
};

/** Writes the product or service of each listed invoice as its only line. */
async function writeItems(
  database: Database,
  run: FileRun,
  sales: readonly Placed<ListedSale>[],
  { refused }: Written,
): Promise<void> {
  const repeated = new Set(refused.map(({ line }) => line));
  const lines = sales.flatMap(({ line, value }): Placed<InvoiceLineRecord>[] => {
    if (!value.item || value.isGone || repeated.has(line)) return [];
    return [{ line, value: { ...value.item, tax: value.item.tax ?? 0, sourceId: '1', invoiceSourceId: saleId(value) } }];
  });
  if (!lines.length) return;
  await writeRecords(database, run, 'invoice lines', lines);
  const owners = lines.map(({ value }) => value.invoiceSourceId);
  await dropStaleParts(database, run, 'invoice lines', owners);
}

const outcomeOf = (
  kind: string,
  run: FileRun,
  sales: readonly Placed<Sale>[],
  { imported, skipped, skips, refused }: Written,
): Outcome => ({
  kind,
  imported,
  skipped,
  skips,
  rejected: repeated(run, sales, refused),
});

function repeated(run: FileRun, sales: readonly Placed<Sale>[], refused: readonly Refusal[]): Rejection[] {
  if (!refused.length) return [];
  const numbers = new Map(sales.map(({ line, value }) => [line, value.number]));
  const column = run.cells.nameOf('number');
  return refused.map(({ line }) => {
    const number = numbers.get(line);
    if (number) return { line, column, reason: `${column} ${number} of this customer appears earlier in the file` };
    return { line, reason: 'the same row without a number appears earlier in the file' };
  });
}

/**
 * Imports a list with a row for each line. All lines with the same number and customer are one invoice, and its total is their
 * sum.
 */
export const importLines: TableImport<SaleLine> = {
  kinds: ['lines'],
  read: readSaleLine,
  groupKey: ({ head }) => idOf(head.number, customerKey(head.customer)),
  async write(database, run, staged) {
    const { named: entries, rejected: unnamed } = await nameCustomers(database, run, staged, ({ head }) => head.customer);
    const all = [...grouped(entries).values()].map(roundedGroup);
    const rejected = all.flatMap((group) => faultsOf(run, group));
    const faulty = new Set(rejected.map(({ line }) => line));
    const groups = all.filter(([{ line }]) => !faulty.has(line));
    const sales = groups.map((group) => ({ group, sale: { line: group[0].line, value: saleOfLines(valuesOf(group)) } }));
    const isValidInvoice = ({ sale }: (typeof sales)[number]) => sale.value.is === 'invoice' && !sale.value.isGone;
    const invoices = sales.filter(isValidInvoice);
    await writeSales(
      database,
      run,
      invoices.map(({ sale }) => sale),
    );
    const lines = invoices.flatMap(({ group, sale }) => linesOf(group, saleId(sale.value)));
    const written = await writeRecords(database, run, 'invoice lines', lines);
    await dropStaleParts(
      database,
      run,
      'invoice lines',
      invoices.map(({ sale }) => saleId(sale.value)),
    );
    for (const { sale } of sales) if (!sale.value.isGone) countRounding(run.roundings, sale.value.currency, sale.value.rest);
    let { imported } = written;
    const skips = { ...written.skips };
    // The lines of a credit note only count in its total and are imported or skipped with it. The same holds for void documents.
    for (const { group, sale } of sales.filter((other) => !isValidInvoice(other))) {
      const others = Object.values(await writeSales(database, run, [sale]));
      if (others.some((other) => other.imported > 0)) imported += group.length;
      else for (const reason of skipReasonsOf(others)) skips[reason] = (skips[reason] ?? 0) + group.length;
    }
    const skipped = entries.length - rejected.length - imported;
    return [{ kind: 'lines', imported, skipped, skips, rejected: [...unnamed, ...rejected] }];
  },
};

const skipReasonsOf = (written: readonly Written[]): SkipReason[] =>
  skipReasons.filter((reason) => written.some(({ skips }) => skips[reason])).slice(0, 1);

type Group = [Placed<SaleLine>, ...Placed<SaleLine>[]];

const valuesOf = ([first, ...others]: Group): [SaleLine, ...SaleLine[]] => [first.value, ...others.map(({ value }) => value)];

function roundedGroup(group: Group): Group {
  const lines = roundedTogether(valuesOf(group));
  return group.map((entry, at) => ({ ...entry, value: lines[at] ?? entry.value })) as Group;
}

function grouped(entries: readonly Placed<SaleLine>[]): Map<string, Group> {
  const groups = new Map<string, Group>();
  for (const entry of entries) {
    const key = idOf(entry.value.head.number, nameKey(entry.value.head.customer.name));
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  return groups;
}

function linesOf(group: Group, invoiceSourceId: string): Placed<InvoiceLineRecord>[] {
  return withoutTax(valuesOf(group)).map(({ head: _, total: __, rests: ___, ...rest }, index) => ({
    line: (group[index] ?? group[0]).line,
    value: { ...rest, tax: rest.tax ?? 0, sourceId: String(index + 1), invoiceSourceId },
  }));
}

/** Rejects invoices whose lines contradict each other or repeat the total, because they have no clear total. */
function faultsOf(run: FileRun, group: Group): Rejection[] {
  const column = run.cells.nameOf('amount');
  const fault = faultOf(valuesOf(group), invoiceTotals.includes(wordsOf(column)));
  if (!fault) return [];
  const reason =
    fault === 'totals differ'
      ? `${run.cells.nameOf('total')} differs between the rows of this invoice`
      : `${column} is the same on all ${group.length} rows of this invoice: it may be the total of the invoice, which is not summed`;
  return group.map(({ line }) => ({ line, column: fault === 'totals differ' ? run.cells.nameOf('total') : column, reason }));
}
