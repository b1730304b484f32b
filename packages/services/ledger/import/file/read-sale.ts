import { quoted, RowRejected } from '../csv/fields';
import { type CustomerRef, readCustomer } from './customers';
import type { TableCells } from './table-cells';

/** What an invoice, a credit note and a payment of a list of sales have in common. */
export interface Sale {
  is: 'invoice' | 'credit note' | 'payment';
  /** It is in the books no more, or was never more than a draft. */
  isGone: boolean;
  customer: CustomerRef;
  number: string | null;
  reference: string | null;
  issuedOn: string;
  dueOn: string;
  currency: string;
  /** With tax; of a credit note and a payment above zero. */
  total: number;
  tax: number;
  /** Of an invoice. */
  settled: number;
  settledOn: string | null;
}

/** In this order: a "credit memo" of a "sales receipt" is a credit. */
const types: readonly [Sale['is'], RegExp][] = [
  ['credit note', /credit|refund/i],
  ['invoice', /invoice|sale|charge|accrec|^inv$/i],
  ['payment', /payment|receipt|deposit/i],
];

const gone = /^(void|voided|deleted|draft|cancell?ed|submitted|awaiting approval|rejected)$/i;
const paid = /^(paid|closed|settled|paid in full|fully paid|complete|completed)$/i;

/** Sales receipts and the like are paid as they are written. */
const paidAtOnce = /receipt/i;

/** What every row of a sale says of it. */
interface SaleHead extends Omit<Sale, 'is' | 'total' | 'tax' | 'settled'> {
  told: Sale['is'];
  isPaid: boolean;
  balance: number | null;
  paid: number | null;
}

function readHead(cells: TableCells): SaleHead {
  const type = cells.text('type');
  const status = cells.text('status') ?? '';
  const issuedOn = cells.day('date');
  const currency = cells.currency();
  const isPaidAtOnce = type !== null && paidAtOnce.test(type);
  const settledOn = cells.dayOrNull('paidOn') ?? (isPaidAtOnce ? issuedOn : null);
  return {
    told: toldType(cells, type),
    isGone: gone.test(status),
    // A day of payment says it where nothing says how much is open.
    isPaid: paid.test(status) || (settledOn !== null && (isPaidAtOnce || status === '')),
    customer: readCustomer(cells),
    number: cells.text('number', 100),
    reference: cells.text('reference', 255),
    issuedOn,
    dueOn: cells.dayOrNull('dueDate') ?? issuedOn,
    currency,
    balance: cells.amountOrNull('balance', currency),
    paid: cells.amountOrNull('paid', currency),
    settledOn,
  };
}

/** A row of a list with one row for each sale. A list of what is open may give nothing but that: it counts as the total. */
export function readSale(cells: TableCells): Sale {
  const head = readHead(cells);
  const amount = cells.amountOrNull('amount', head.currency);
  const total = amount ?? head.balance;
  if (total === null) throw new RowRejected(cells.nameOf(cells.has('amount') ? 'amount' : 'balance'), 'is blank');
  const tax = cells.amountOrNull('tax', head.currency) ?? 0;
  return saleOf({ ...head, balance: amount === null ? null : head.balance }, total, tax);
}

export interface SaleLine {
  head: SaleHead;
  description: string | null;
  itemCode: string | null;
  accountCode: string | null;
  quantity: string;
  /** Without tax. */
  amount: number;
  tax: number;
}

/** A row of a list with a row for each line of a sale. */
export function readSaleLine(cells: TableCells): SaleLine {
  const head = readHead(cells);
  if (head.number === null) throw new RowRejected(cells.nameOf('number'), 'is blank');
  return {
    head,
    description: cells.text('description'),
    itemCode: cells.text('item', 255),
    accountCode: cells.text('account', 255),
    quantity: cells.decimalOrNull('quantity') ?? '1',
    amount: cells.amount('amount', head.currency),
    tax: cells.amountOrNull('tax', head.currency) ?? 0,
  };
}

/** The sale that lines make: what all of them say, by the first. */
export function saleOfLines(lines: readonly [SaleLine, ...SaleLine[]]): Sale {
  const sum = (read: (line: SaleLine) => number) => lines.reduce((total, line) => total + read(line), 0);
  const tax = sum((line) => line.tax);
  return saleOf(lines[0].head, sum((line) => line.amount) + tax, tax);
}

function saleOf(head: SaleHead, total: number, tax: number): Sale {
  const { told, isPaid, balance, paid: paidAmount, ...rest } = head;
  const kind = told === 'invoice' && total < 0 ? 'credit note' : told;
  if (kind !== 'invoice') return { ...rest, is: kind, total: Math.abs(total), tax, settled: 0 };
  return { ...rest, is: kind, total, tax, settled: settledOf(total, balance, paidAmount, isPaid) };
}

function toldType(cells: TableCells, type: string | null): SaleHead['told'] {
  const told = type === null ? 'invoice' : types.find(([, words]) => words.test(type))?.[0];
  if (told) return told;
  throw new RowRejected(cells.nameOf('type'), `is ${quoted(type)}, not an invoice, a credit note or a payment`);
}

/** What a list says of how much of an invoice is paid; never less than nothing. */
function settledOf(total: number, balance: number | null, paidAmount: number | null, isPaid: boolean): number {
  if (paidAmount !== null) return Math.max(0, paidAmount);
  if (balance !== null) return Math.max(0, total - balance);
  return isPaid ? total : 0;
}
