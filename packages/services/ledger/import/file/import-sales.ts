import { dropStaleParts } from '../../records/drop-stale-parts';
import type { InvoiceLineRecord } from '../../records/record-kinds';
import type { Placed, Refusal, Written } from '../../records/write-records';
import { writeRecords } from '../../records/write-records';
import type { Outcome, Rejection } from '../tally';
import type { FileRun, TableImport } from './file-run';
import { readSale, readSaleLine, type Sale, type SaleLine, saleOfLines } from './read-sale';
import { idOf, nameKey } from './record-ids';
import { saleId, writeSales } from './write-sales';

/** A list with one row for each invoice, credit note or payment; what is open or overdue of them among them. */
export const importInvoices: TableImport<Sale> = {
  kinds: ['invoices', 'credit notes', 'payments'],
  read: readSale,
  async write(database, run, sales) {
    const { invoices, creditNotes, payments } = await writeSales(database, run, sales);
    return [
      outcomeOf('invoices', run, sales, invoices),
      outcomeOf('credit notes', run, sales, creditNotes),
      outcomeOf('payments', run, sales, payments),
    ];
  },
};

const outcomeOf = (
  kind: string,
  run: FileRun,
  sales: readonly Placed<Sale>[],
  { imported, skipped, refused }: Written,
): Outcome => ({
  kind,
  imported,
  skipped,
  rejected: repeated(run, sales, refused),
});

function repeated(run: FileRun, sales: readonly Placed<Sale>[], refused: readonly Refusal[]): Rejection[] {
  if (!refused.length) return [];
  const numbers = new Map(sales.map(({ line, value }) => [line, value.number]));
  const column = run.cells.nameOf('number');
  return refused.map(({ line }) => {
    const number = numbers.get(line);
    if (number) return { line, column, reason: `${column} ${number} of this customer stands in the file before` };
    return { line, reason: 'a row that says the same, without a number, stands in the file before' };
  });
}

/** A list with a row for each line: all of one number and customer are an invoice, whose total is theirs. */
export const importLines: TableImport<SaleLine> = {
  kinds: ['lines'],
  read: readSaleLine,
  groupKey: ({ head }) => idOf(head.number, nameKey(head.customer.name)),
  async write(database, run, entries) {
    const groups = [...grouped(entries).values()];
    const sales = groups.map((group) => ({ group, sale: { line: group[0].line, value: saleOfLines(valuesOf(group)) } }));
    const isInBooks = ({ sale }: (typeof sales)[number]) => sale.value.is === 'invoice' && !sale.value.isGone;
    const invoices = sales.filter(isInBooks);
    await writeSales(
      database,
      run,
      invoices.map(({ sale }) => sale),
    );
    const lines = invoices.flatMap(({ group, sale }) => group.map((entry, place) => lineOf(entry, saleId(sale.value), place)));
    const written = await writeRecords(database, run, 'invoice lines', lines);
    await dropStaleParts(
      database,
      run,
      'invoice lines',
      invoices.map(({ sale }) => saleId(sale.value)),
    );
    let { imported } = written;
    // Lines of a credit note are in its total alone, and share its lot; so do those of what is gone.
    for (const { group, sale } of sales.filter((other) => !isInBooks(other))) {
      const others = Object.values(await writeSales(database, run, [sale]));
      if (others.some((other) => other.imported > 0)) imported += group.length;
    }
    return [{ kind: 'lines', imported, skipped: entries.length - imported, rejected: [] }];
  },
};

type Group = [Placed<SaleLine>, ...Placed<SaleLine>[]];

const valuesOf = ([first, ...others]: Group): [SaleLine, ...SaleLine[]] => [first.value, ...others.map(({ value }) => value)];

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

function lineOf({ line, value }: Placed<SaleLine>, invoiceSourceId: string, index: number): Placed<InvoiceLineRecord> {
  const { head: _, ...rest } = value;
  return { line, value: { ...rest, sourceId: String(index + 1), invoiceSourceId } };
}
