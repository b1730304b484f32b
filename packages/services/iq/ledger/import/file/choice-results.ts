import { setImmediate } from 'node:timers/promises';
import { minorDigits } from '@suite/values/money';
import type { ChoiceResult, Confirmation } from '../../contract/table';
import { attempt } from '../row-outcome';
import { readInSandbox } from '../sandbox/sandbox';
import type { Examination } from '../table/examine-table';
import { wordsOf } from '../table/guess-fields';
import { invoiceTotals } from '../table/synonyms';
import { lengthOf, type TableRow } from '../table/table-row';
import { customerKey } from './customers';
import type { Paid } from './paid';
import { faultOf, roundedTogether, type Sale, type SaleLine, saleOfLines } from './read-sale';
import { idOf } from './record-ids';
import { TableCells } from './table-cells';
import { tableImportOf } from './table-imports';
import { rowsBelow } from './table-steps';
import { saleId } from './write-sales';

/** The maximum number of rows, and of their characters, that choices are compared by. */
const MAX_ROWS = 50_000;
const MAX_LENGTH = 16_000_000;

/** The number of rows that are read without yielding. */
const SLICE = 250;

interface Options {
  path: string;
  name: string;
  examination: Examination;
  /** The firm's currency; null before the first import. */
  home: string | null;
  signal?: AbortSignal | undefined;
}

/**
 * Reads a table once, and returns what the ledger would get from it with each of several confirmations. Nothing is written, so
 * documents of the ledger are not considered.
 * @throws FileUnreadableError
 */
export async function choiceResults(
  { path, name, examination, home, signal }: Options,
  confirmations: readonly Confirmation[],
): Promise<{ rows: number; isWhole: boolean; results: ChoiceResult[] }> {
  const { rows, isWhole } = await firstRows(
    rowsBelow(readInSandbox({ path, name, format: examination.format }, signal), examination),
  );
  const names = examination.guess.columns.map((column) => column.name);
  const results: ChoiceResult[] = [];
  for (const confirmation of confirmations) {
    results.push(await resultOf(rows, { names, confirmation, home: home ?? confirmation.currency }));
  }
  return { rows: rows.length, isWhole, results };
}

async function firstRows(batches: AsyncIterable<TableRow[]>): Promise<{ rows: TableRow[]; isWhole: boolean }> {
  const rows: TableRow[] = [];
  let length = 0;
  for await (const batch of batches) {
    for (const row of batch) {
      if (rows.length === MAX_ROWS || length > MAX_LENGTH) return { rows, isWhole: false };
      rows.push(row);
      length += lengthOf(row);
    }
  }
  return { rows, isWhole: true };
}

type Shape = ConstructorParameters<typeof TableCells>[0] & { confirmation: Confirmation };

async function resultOf(rows: readonly TableRow[], shape: Shape): Promise<ChoiceResult> {
  const cells = new TableCells(shape);
  const table = tableImportOf(shape.confirmation);
  const entries: unknown[] = [];
  let reason: string | null = null;
  for (const [place, row] of rows.entries()) {
    if (place % SLICE === 0) await setImmediate();
    const read = 'reason' in row ? row : attempt(() => table.read(cells.at(row)));
    if ('value' in read) entries.push(read.value);
    else reason ??= read.reason;
  }
  const sums = new Sums(shape.home);
  const { kind } = shape.confirmation;
  let unread = rows.length - entries.length;
  if (kind === 'invoices') for (const sale of onceEach(entries as Sale[])) sums.addSale(sale);
  else if (kind === 'invoice-lines') {
    const isTotal = invoiceTotals.includes(wordsOf(cells.nameOf('amount')));
    for (const lines of groupsOf(entries as SaleLine[])) {
      if (faultOf(lines, isTotal)) {
        unread += lines.length;
        reason ??= `${cells.nameOf('amount')} or the total does not fit the other rows of an invoice`;
      } else {
        const [first, ...others] = roundedTogether(lines);
        if (first) sums.addSale(saleOfLines([first, ...others]));
      }
    }
  } else if (kind === 'customers') sums.documents = entries.length;
  else for (const paid of entries as (Paid & { refunded?: number })[]) sums.add(paid, paid.amount - (paid.refunded ?? 0), null);
  return { ...sums.result(), unread, reason };
}

/** Leaves out sales that repeat an earlier one, as the import does. */
function onceEach(sales: readonly Sale[]): Sale[] {
  const met = new Set<string>();
  return sales.filter((sale) => {
    const id = `${sale.is} ${saleId(sale)}`;
    return !met.has(id) && met.add(id);
  });
}

type Lines = readonly [SaleLine, ...SaleLine[]];

function groupsOf(lines: readonly SaleLine[]): Lines[] {
  const groups = new Map<string, [SaleLine, ...SaleLine[]]>();
  for (const line of lines) {
    const key = idOf(line.head.number, customerKey(line.head.customer));
    const group = groups.get(key);
    if (group) group.push(line);
    else groups.set(key, [line]);
  }
  return [...groups.values()];
}

type Totals = ChoiceResult['totals'][number];

class Sums {
  documents = 0;
  readonly #totals = new Map<string, Totals>();
  #converted = 0;
  #unrated = 0;

  constructor(private readonly home: string) {}

  addSale(sale: Sale): void {
    if (sale.isGone) return;
    const { is, total, settled, isRefunded } = sale;
    const left = isRefunded ? 0 : settled === null ? undefined : total - settled;
    const sign = is === 'invoice' ? 1 : -1;
    this.add(sale, is === 'payment' ? 0 : sign * total, left === undefined ? undefined : sign * left);
  }

  /** @param open null for a document that is never open, undefined if it is unknown */
  add({ currency, rate }: { currency: string; rate: string | null }, amount: number, open: number | null | undefined): void {
    this.documents++;
    const sum = this.#totals.get(currency) ?? { currency, documents: 0, amount: 0, open: null, openUnknown: 0 };
    sum.documents++;
    sum.amount += amount;
    if (open === undefined) sum.openUnknown++;
    else if (open !== null) sum.open = (sum.open ?? 0) + open;
    this.#totals.set(currency, sum);
    const factor = currency === this.home ? 1 : rate === null ? undefined : Number(rate);
    if (factor === undefined) this.#unrated++;
    else this.#converted += Math.round((amount / factor) * 10 ** (minorDigits(this.home) - minorDigits(currency)));
  }

  result(): Omit<ChoiceResult, 'unread' | 'reason'> {
    const totals = [...this.#totals.values()].sort((a, b) => b.documents - a.documents).slice(0, 5);
    const isForeign = [...this.#totals.keys()].some((currency) => currency !== this.home);
    const converted = isForeign ? { currency: this.home, amount: this.#converted, unrated: this.#unrated } : null;
    return { documents: this.documents, totals, converted };
  }
}
