import { addDays } from '@suite/contract/day';
import type { UnlistedCredits, UnlistedPayment } from '../../contract/table';
import { isDash } from '../../table-file/amounts';
import { tellsPayment } from '../../table-file/fields';
import { isPaidAtOnce, plainStatus, type SaleType, saleTypeOf } from '../../table-file/sale-types';
import { termsDueOn } from '../../table-file/terms';
import { quoted, RowRejected } from '../csv/fields';
import { type CustomerRef, readCustomer } from './customers';
import type { TableCells } from './table-cells';

/** What an invoice, a credit note and a payment of a list of sales have in common. */
export interface Sale {
  is: SaleType;
  /** It is in the books no more, or was never more than a draft. */
  isGone: boolean;
  customer: CustomerRef;
  number: string | null;
  reference: string | null;
  issuedOn: string;
  dueOn: string;
  /** Due by the firm's payment terms: the list gives no due date. */
  dueByTerms: boolean;
  currency: string;
  /** Units of it for one of the firm's currency; null when the list does not say. */
  rate: string | null;
  /** With tax; of a credit note and a payment above zero. */
  total: number;
  /** Null when the list does not tell it apart. */
  tax: number | null;
  /** Of an invoice what is settled, of a credit note or payment what is used up; null when the list does not say. */
  settled: number | null;
  settledOn: string | null;
  /** It is known what is settled of it: the list says it, or payments of another list will. */
  settlementKnown: boolean;
  /** Of a credit note: it was paid out on its date. */
  isRefunded: boolean;
}

/** What is sold by a row of an invoice list that names it: all of its invoice. */
export type SoldItem = Pick<SaleLine, 'description' | 'itemCode' | 'accountCode' | 'quantity' | 'amount' | 'tax'>;

/** A row of a list with one row for each sale. */
export interface ListedSale extends Sale {
  /** Null when the row names nothing that is sold. */
  item: SoldItem | null;
}

const gone = /^(void|voided|deleted|draft|cancell?ed|submitted|awaiting approval|rejected)$/i;
const paid = /^((auto-?|fully )?paid\b.*|closed|settled|complete|completed|deposited)$/i;
const paidInPart = /part/i;
const open =
  /open|unpaid|not paid|due|outstanding|awaiting payment|authori[sz]ed|approved|sent|viewed|pending|issued|posted|\blate\b/i;
const used = /^(applied|fully applied|used|refunded|paid|closed|settled|fully paid|complete|completed)$/i;
const left = /open|unapplied|unused|available|unpaid|outstanding|awaiting|authori[sz]ed|approved|sent|issued|posted/i;

/** What every row of a sale says of it. */
interface SaleHead
  extends Pick<Sale, 'isGone' | 'customer' | 'number' | 'reference' | 'issuedOn' | 'currency' | 'rate' | 'settledOn'> {
  told: Sale['is'];
  isPaidAtOnce: boolean;
  status: string;
  /** Null when it is not said. */
  dueOn: string | null;
  dueByTerms: boolean;
  /** As the row names them; null when it names none. */
  terms: string | null;
  balance: number | null;
  paid: number | null;
  said: Said;
}

/** What is true of all rows. */
interface Said {
  /** A column says what is paid: a row that it leaves blank is not paid. */
  tellsPaid: boolean;
  /** Some column says what is paid or open. */
  tells: boolean;
  payment: UnlistedPayment;
  credits: UnlistedCredits | undefined;
  /** What a message calls the column that says what is left. */
  left: string;
}

const saidOf = (cells: TableCells): Said => ({
  tellsPaid: cells.has('paid') || cells.has('paidOn'),
  tells: tellsPayment((field) => cells.has(field)),
  payment: cells.confirmation.payment ?? 'unknown',
  credits: cells.confirmation.credits,
  left: cells.nameOf(cells.has('balance') || !cells.has('status') ? 'balance' : 'status'),
});

function readHead(cells: TableCells): SaleHead {
  const type = cells.text('type');
  const issuedOn = cells.day('date');
  const currency = cells.currency();
  const atOnce = type !== null && isPaidAtOnce(type);
  const status = plainStatus(cells.text('status') ?? '');
  const terms = cells.text('terms');
  const named = terms === null || isDash(terms) ? null : terms;
  const own = cells.dayOrNull('dueDate') ?? (atOnce ? issuedOn : null) ?? (named === null ? null : termsDueOn(named, issuedOn));
  const days = cells.confirmation.paymentTermsDays;
  return {
    told: toldType(cells, type),
    isGone: gone.test(status),
    isPaidAtOnce: atOnce,
    status,
    customer: readCustomer(cells),
    number: cells.text('number', 100),
    reference: cells.text('reference', 255),
    issuedOn,
    dueOn: own ?? (named !== null || days === undefined ? null : addDays(issuedOn, days)),
    dueByTerms: own === null,
    terms: named,
    currency,
    rate: cells.rateOrNull(currency),
    balance: cells.amountOrNull('balance', currency),
    paid: cells.amountOrNull('paid', currency),
    settledOn: cells.dayOrNull('paidOn') ?? (atOnce ? issuedOn : null),
    said: saidOf(cells),
  };
}

function requireDue(
  cells: TableCells,
  { told, isGone, dueOn, terms }: Pick<SaleHead, 'told' | 'isGone' | 'dueOn' | 'terms'>,
): void {
  if (told !== 'invoice' || isGone || dueOn !== null) return;
  if (terms === null)
    throw new RowRejected(cells.nameOf('dueDate'), 'is blank, and it is not said after how many days invoices are due');
  throw new RowRejected(
    cells.nameOf('terms'),
    `is ${quoted(terms)}, which gives no due date: write it as “Net 30”, “Net 30 EOM” or “10th of the following month”, or leave the column out to use your firm's payment terms`,
  );
}

/**
 * A row of a list with one row for each sale. A list of what is open may give nothing but that: with what is paid it makes
 * the total.
 */
export function readSale(cells: TableCells): ListedSale {
  const head = readHead(cells);
  const amount = cells.amountOrNull('amount', head.currency);
  const total = amount ?? (head.balance === null ? null : head.balance + (head.paid ?? 0));
  if (total === null) throw new RowRejected(cells.nameOf(cells.has('amount') ? 'amount' : 'balance'), 'is blank');
  const sale = saleOf(head, total, taxOf(cells, head));
  requireDue(cells, { ...head, told: sale.is });
  requireLeft(sale, head.said);
  return { ...sale, item: amount === null || sale.is !== 'invoice' ? null : itemOf(cells, sale) };
}

/** The one line of an invoice whose row names a product or service. */
function itemOf(cells: TableCells, { total, tax }: Sale): SoldItem | null {
  if (cells.text('item') === null) return null;
  return { ...itemCells(cells), amount: total - (tax ?? 0), tax };
}

const itemCells = (cells: TableCells) => ({
  description: cells.text('description'),
  itemCode: cells.text('item', 255),
  accountCode: cells.text('account', 255),
  quantity: cells.decimalOrNull('quantity') ?? '0',
});

export interface SaleLine {
  head: SaleHead;
  description: string | null;
  itemCode: string | null;
  accountCode: string | null;
  /** 0 when it is not said. */
  quantity: string;
  /** Without tax. */
  amount: number;
  /** Null when the list does not tell it apart. */
  tax: number | null;
  /** Of the invoice, where each of its lines repeats it. */
  total: number | null;
}

/** A row of a list with a row for each line of a sale. */
export function readSaleLine(cells: TableCells): SaleLine {
  const head = readHead(cells);
  if (head.number === null) throw new RowRejected(cells.nameOf('number'), 'is blank');
  requireDue(cells, head);
  const line = {
    head,
    ...itemCells(cells),
    amount: cells.amount('amount', head.currency),
    tax: taxOf(cells, head),
    total: cells.amountOrNull('total', head.currency),
  };
  if (head.told !== 'invoice') requireLeft(saleOf(head, line.amount, line.tax), head.said);
  return line;
}

/** The sale that lines make: what all of them say, by the first. A total that they repeat counts, with what no line says of it. */
export function saleOfLines(lines: readonly [SaleLine, ...SaleLine[]]): Sale {
  const sum = (read: (line: SaleLine) => number) => lines.reduce((total, line) => total + read(line), 0);
  const tax = sum((line) => line.tax ?? 0);
  const stated = lines.find(({ total }) => total !== null)?.total;
  return saleOf(lines[0].head, stated ?? sum((line) => line.amount) + tax, lines[0].tax === null ? null : tax);
}

/** Lines whose amounts contain their tax, because they make the total with it, without. */
export function withoutTax(lines: readonly SaleLine[]): readonly SaleLine[] {
  const total = lines.find((line) => line.total !== null)?.total;
  const isIncluded = total !== undefined && lines.reduce((sum, { amount }) => sum + amount, 0) === total;
  return isIncluded ? lines.map((line) => ({ ...line, amount: line.amount - (line.tax ?? 0) })) : lines;
}

/** Why lines of one invoice make none; undefined when they do. @param isTotal their amount is named as the total of an invoice */
export function faultOf(lines: readonly SaleLine[], isTotal: boolean): 'totals differ' | 'total repeated' | undefined {
  const totals = lines.flatMap(({ total }) => total ?? []);
  if (totals.some((total) => total !== totals[0])) return 'totals differ';
  const [first, ...others] = lines;
  const isSame = others.length > 0 && first?.amount !== 0 && others.every(({ amount }) => amount === first?.amount);
  return isTotal && isSame ? 'total repeated' : undefined;
}

/** A blank cell is no tax. */
const taxOf = (cells: TableCells, { currency }: SaleHead) =>
  cells.has('tax') ? (cells.amountOrNull('tax', currency) ?? 0) : null;

function saleOf(head: SaleHead, signed: number, signedTax: number | null): Sale {
  const { isGone, customer, number, reference, issuedOn, currency, rate, said } = head;
  const is = head.told === 'invoice' && signed < 0 ? 'credit note' : head.told;
  const total = is === 'invoice' ? signed : Math.abs(signed);
  const tax = is === 'invoice' ? signedTax : signedTax && Math.abs(signedTax);
  // A refund of which the list shows something open was not paid out in full.
  const isRefunded = is === 'credit note' && head.isPaidAtOnce && !head.balance;
  const settled = is === 'invoice' ? settledOf(total, head) : isRefunded ? null : usedOf(total, head);
  return {
    ...{ is, isGone, customer, number, reference, issuedOn, currency, rate, total, tax, settled },
    dueOn: head.dueOn ?? issuedOn,
    dueByTerms: head.dueByTerms,
    settledOn: settled ? head.settledOn : null,
    isRefunded,
    settlementKnown: settled !== null || (!said.tells && said.payment === 'in-payment-list'),
  };
}

function toldType(cells: TableCells, type: string | null): SaleHead['told'] {
  const told = type === null ? 'invoice' : saleTypeOf(type);
  if (told) return told;
  throw new RowRejected(cells.nameOf('type'), `is ${quoted(type)}, not an invoice, a credit note or a payment`);
}

/** What a list says of how much of an invoice is paid, never less than nothing; null when it does not say. */
function settledOf(total: number, { balance, paid: amount, status, isPaidAtOnce, settledOn, said }: SaleHead): number | null {
  if (amount !== null) return Math.max(0, amount);
  if (balance !== null) return Math.max(0, total - balance);
  if (isPaidAtOnce) return total;
  if (paidInPart.test(status)) return null;
  if (paid.test(status)) return total;
  if (open.test(status)) return 0;
  if (settledOn !== null) return total;
  return said.tellsPaid || (!said.tells && said.payment === 'all-open') ? 0 : null;
}

/** What a list says of how much of a credit note or payment is used up; null when it does not say. */
function usedOf(total: number, { balance, paid: amount, status, settledOn, said }: SaleHead): number | null {
  if (balance !== null) return Math.max(0, total - Math.abs(balance));
  if (amount !== null) return Math.min(total, Math.abs(amount));
  if (used.test(status)) return total;
  if (!paidInPart.test(status) && left.test(status)) return 0;
  if (settledOn !== null) return total;
  if (said.credits) return said.credits === 'used' ? total : 0;
  return !said.tells && said.payment === 'all-open' ? 0 : null;
}

/** What is left of a credit note or payment reduces what is owed: a list that says what is open has to say it. */
function requireLeft({ is, isGone, isRefunded, total, settled }: Sale, said: Said): void {
  if (is === 'invoice' || isGone || isRefunded || total === 0 || settled !== null) return;
  if (!said.tells && said.payment === 'unknown') return;
  throw new RowRejected(said.left, `does not say how much of this ${is} is left`);
}
