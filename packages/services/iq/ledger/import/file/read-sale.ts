import { addDays } from '@suite/values/iso-day';
import type { UnlistedCredits, UnlistedPayment } from '../../contract/table';
import { isDash } from '../../table-file/amounts';
import { tellsPayment } from '../../table-file/fields';
import { carryRests } from '../../table-file/round-amount';
import { isPaidAtOnce, type SaleType, saleTypeOf } from '../../table-file/sale-types';
import { termsDueOn } from '../../table-file/terms';
import { quoted, RowRejectedError } from '../csv/fields';
import { statusIs, statusOf } from '../table/statuses';
import { type CustomerRef, readCustomer } from './customers';
import type { TableCells } from './table-cells';

/** The fields that invoices, credit notes and payments in a list of sales share. */
export interface Sale {
  is: SaleType;
  /** True if it is void, deleted or only a draft. */
  isGone: boolean;
  /** In the words of the file, or their English translation; empty if the list does not say. */
  status: string;
  customer: CustomerRef;
  number: string | null;
  reference: string | null;
  issuedOn: string;
  dueOn: string;
  /** True if it is due by the firm's payment terms, because the list gives no due date. */
  dueByTerms: boolean;
  currency: string;
  /** Units of it for one unit of the firm's currency; null if the list does not say. */
  rate: string | null;
  /** With tax. Positive for credit notes and payments. */
  total: number;
  /** Null if the list does not show it separately. */
  tax: number | null;
  /** The settled amount of an invoice, or the used amount of a credit note or payment; null if the list does not say. */
  settled: number | null;
  settledOn: string | null;
  /** True if its settlements are known, from this list or from payments in another list. */
  settlementKnown: boolean;
  /** True for a credit note that was refunded on its date. */
  isRefunded: boolean;
  /** What rounding its total left out (`roundAmount`). */
  rest: number;
}

/** The product or service in a row of an invoice list. It covers the whole invoice. */
export type SoldItem = Pick<SaleLine, 'description' | 'itemCode' | 'accountCode' | 'quantity' | 'amount' | 'tax'>;

/** A row of a list with one row per sale. */
export interface ListedSale extends Sale {
  /** Null if the row names no product or service. */
  item: SoldItem | null;
}

const opening =
  /opening balance|balance forward|brought forward|\bb\/f\b|saldovortrag|anfangssaldo|eröffnung|report à nouveau|solde initial/i;

const openingReason = (type: string) =>
  `is ${quoted(type)}, what was open before the list starts: its invoices are missing, so receivables leave them out. Export a list that starts with the first open invoice`;

/** The fields in every row of a sale. */
interface SaleHead
  extends Pick<Sale, 'isGone' | 'status' | 'customer' | 'number' | 'reference' | 'issuedOn' | 'currency' | 'rate' | 'settledOn'> {
  stated: Sale['is'];
  isPaidAtOnce: boolean;
  /** Null if the row does not say. */
  dueOn: string | null;
  dueByTerms: boolean;
  /** The payment terms in the row; null if there are none. */
  terms: string | null;
  balance: number | null;
  paid: number | null;
  columns: StatedColumns;
}

/** What applies to all rows. */
interface StatedColumns {
  /** True if a column says what is paid. A row with a blank cell there is not paid. */
  tellsPaid: boolean;
  /** True if any column says what is paid or open. */
  tells: boolean;
  payment: UnlistedPayment;
  credits: UnlistedCredits | undefined;
  /** The name in messages of the column that says what is left. */
  left: string;
}

const statedColumnsOf = (cells: TableCells): StatedColumns => ({
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
  const status = statusOf(cells.nameOf('status'), cells.text('status') ?? '');
  const terms = cells.text('terms');
  const named = terms === null || isDash(terms) ? null : terms;
  const own = cells.dayOrNull('dueDate') ?? (atOnce ? issuedOn : null) ?? (named === null ? null : termsDueOn(named, issuedOn));
  const days = cells.confirmation.paymentTermsDays;
  return {
    stated: statedType(cells, type),
    isGone: statusIs.gone.test(status),
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
    columns: statedColumnsOf(cells),
  };
}

function requireDue(
  cells: TableCells,
  { stated, isGone, dueOn, terms }: Pick<SaleHead, 'stated' | 'isGone' | 'dueOn' | 'terms'>,
): void {
  if (stated !== 'invoice' || isGone || dueOn !== null) return;
  if (terms === null)
    throw new RowRejectedError(cells.nameOf('dueDate'), 'is blank, and it is not said after how many days invoices are due');
  throw new RowRejectedError(
    cells.nameOf('terms'),
    `is ${quoted(terms)}, which gives no due date: write it as “Net 30”, “Net 30 EOM” or “10th of the following month”, or leave the column out to use your firm's payment terms`,
  );
}

/**
 * Reads a row of a list with one row per sale. A list of open items may only have the balance, which is then added to what is
 * paid to get the total.
 */
export function readSale(cells: TableCells): ListedSale {
  const head = readHead(cells);
  const amount = cells.amountOrNull('amount', head.currency);
  const total = amount ?? (head.balance === null ? null : head.balance + (head.paid ?? 0));
  if (total === null) throw cells.blank(cells.has('amount') ? 'amount' : 'balance');
  const rest = amount === null ? cells.restOf('balance') + cells.restOf('paid') : cells.restOf('amount');
  const sale = saleOf(head, { total, tax: taxOf(cells, head), rest });
  requireDue(cells, { ...head, stated: sale.is });
  requireLeft(sale, head.columns);
  return { ...sale, item: amount === null || sale.is !== 'invoice' ? null : itemOf(cells, sale) };
}

/** Returns the only line of an invoice whose row names a product or service. */
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
  /** 0 if the row does not say. */
  quantity: string;
  /** Without tax. */
  amount: number;
  /** Null if the list does not show it separately. */
  tax: number | null;
  /** The invoice's total, if each line repeats it. */
  total: number | null;
  /** What rounding left out (`roundAmount`). */
  rests: { amount: number; tax: number; total: number };
}

/** Reads a row of a list with one row per line of a sale. */
export function readSaleLine(cells: TableCells): SaleLine {
  const head = readHead(cells);
  if (head.number === null) {
    const cut = 'was cut by a spreadsheet, so that it does not say which lines belong together';
    throw new RowRejectedError(cells.nameOf('number'), cells.isCut('number') ? cut : 'is blank');
  }
  requireDue(cells, head);
  const included = cells.amountOrNull('includedTax', head.currency) ?? 0;
  const line = {
    head,
    ...itemCells(cells),
    amount: cells.amount('amount', head.currency) - included,
    tax: taxOf(cells, head),
    total: cells.amountOrNull('total', head.currency),
    rests: {
      amount: cells.restOf('amount') - cells.restOf('includedTax'),
      tax: cells.restOf('tax') + cells.restOf('includedTax'),
      total: cells.restOf('total'),
    },
  };
  if (head.stated !== 'invoice') requireLeft(saleOf(head, { total: line.amount, tax: line.tax, rest: 0 }), head.columns);
  return line;
}

/**
 * Combines lines into a sale, with the common fields of the first one. A total that the lines repeat takes precedence over their
 * sum.
 */
export function saleOfLines(lines: readonly [SaleLine, ...SaleLine[]]): Sale {
  const sum = (read: (line: SaleLine) => number) => lines.reduce((total, line) => total + read(line), 0);
  const tax = sum((line) => line.tax ?? 0);
  const stated = lines.find(({ total }) => total !== null)?.total;
  const rest = stated === undefined ? sum(({ rests }) => rests.amount + rests.tax) : lines[0].rests.total;
  return saleOf(lines[0].head, {
    total: stated ?? sum((line) => line.amount) + tax,
    tax: lines[0].tax === null ? null : tax,
    rest,
  });
}

/**
 * Returns lines whose amounts add up to the rounded sum of the exact ones, because an invoice is rounded as a whole. What is left
 * of the sum is the rest of the first line.
 */
export function roundedTogether(lines: readonly SaleLine[]): SaleLine[] {
  if (lines.every(({ rests }) => !rests.amount && !rests.tax)) return [...lines];
  const isNegative = lines.reduce((sum, { amount, tax }) => sum + amount + (tax ?? 0), 0) < 0;
  const taxes = carryRests(
    lines.map(({ rests }) => rests.tax),
    isNegative,
  );
  const totals = carryRests(
    lines.map(({ rests }) => rests.amount + rests.tax),
    isNegative,
  );
  return lines.map((line, at) => {
    const tax = taxes.added[at] ?? 0;
    return {
      ...line,
      amount: line.amount + (totals.added[at] ?? 0) - tax,
      tax: line.tax === null ? null : line.tax + tax,
      rests: { ...line.rests, amount: at === 0 ? totals.rest - taxes.rest : 0, tax: at === 0 ? taxes.rest : 0 },
    };
  });
}

/** Returns lines with amounts without tax. Amounts include their tax if they add up to the total. */
export function withoutTax(lines: readonly SaleLine[]): readonly SaleLine[] {
  const total = lines.find((line) => line.total !== null)?.total;
  const isIncluded = total !== undefined && lines.reduce((sum, { amount }) => sum + amount, 0) === total;
  return isIncluded ? lines.map((line) => ({ ...line, amount: line.amount - (line.tax ?? 0) })) : lines;
}

/**
 * Returns why the lines of an invoice cannot be combined; undefined if they can. @param isTotal whether the amount column is
 * named like the total of an invoice
 */
export function faultOf(lines: readonly SaleLine[], isTotal: boolean): 'totals differ' | 'total repeated' | undefined {
  const totals = lines.flatMap(({ total }) => total ?? []);
  if (totals.some((total) => total !== totals[0])) return 'totals differ';
  const [first, ...others] = lines;
  const isSame = others.length > 0 && first?.amount !== 0 && others.every(({ amount }) => amount === first?.amount);
  return isTotal && isSame ? 'total repeated' : undefined;
}

/** A blank cell means no tax. */
const taxOf = (cells: TableCells, { currency }: SaleHead) =>
  cells.has('tax') || cells.has('includedTax')
    ? (cells.amountOrNull('tax', currency) ?? 0) + (cells.amountOrNull('includedTax', currency) ?? 0)
    : null;

interface Amounts {
  /** Negative for a credit note. */
  total: number;
  tax: number | null;
  rest: number;
}

function saleOf(head: SaleHead, { total: signed, tax: signedTax, rest }: Amounts): Sale {
  const { isGone, status, customer, number, reference, issuedOn, currency, rate, columns } = head;
  const is = head.stated === 'invoice' && signed < 0 ? 'credit note' : head.stated;
  const total = is === 'invoice' ? signed : Math.abs(signed);
  const tax = is === 'invoice' ? signedTax : signedTax && Math.abs(signedTax);
  // A refund with an open amount was not paid out in full.
  const isRefunded = is === 'credit note' && head.isPaidAtOnce && !head.balance;
  const settled = is === 'invoice' ? settledOf(total, head) : isRefunded ? null : usedOf(total, head);
  return {
    ...{ is, isGone, status, customer, number, reference, issuedOn, currency, rate, total, tax, settled },
    dueOn: head.dueOn ?? issuedOn,
    dueByTerms: head.dueByTerms,
    settledOn: settled ? head.settledOn : null,
    isRefunded,
    rest: signed < 0 ? -rest : rest,
    settlementKnown: settled !== null || (!columns.tells && columns.payment === 'in-payment-list'),
  };
}

function statedType(cells: TableCells, type: string | null): SaleHead['stated'] {
  const stated = type === null ? 'invoice' : saleTypeOf(type);
  if (stated) return stated;
  if (type !== null && opening.test(type)) throw new RowRejectedError(cells.nameOf('type'), openingReason(type));
  throw new RowRejectedError(cells.nameOf('type'), `is ${quoted(type)}, not an invoice, a credit note or a payment`);
}

/** Returns how much of an invoice is paid according to the list, never less than zero; null if the list does not say. */
function settledOf(total: number, { balance, paid: amount, status, isPaidAtOnce, settledOn, columns }: SaleHead): number | null {
  // What is settled from an earlier credit of the customer is in no amount of payments.
  if (statusIs.inFull.test(status) && !statusIs.paidInPart.test(status) && !balance) return Math.max(total, amount ?? 0);
  if (amount !== null) return Math.max(0, amount);
  if (balance !== null) return Math.max(0, total - balance);
  if (isPaidAtOnce) return total;
  if (statusIs.paidInPart.test(status)) return null;
  if (statusIs.paid.test(status)) return total;
  if (statusIs.open.test(status)) return 0;
  if (settledOn !== null) return total;
  return columns.tellsPaid || (!columns.tells && columns.payment === 'all-open') ? 0 : null;
}

/** Returns how much of a credit note or payment is used according to the list; null if the list does not say. */
function usedOf(total: number, { balance, paid: amount, status, settledOn, columns }: SaleHead): number | null {
  if (balance !== null) return Math.max(0, total - Math.abs(balance));
  if (amount !== null) return Math.min(total, Math.abs(amount));
  if (statusIs.used.test(status)) return total;
  if (!statusIs.paidInPart.test(status) && statusIs.left.test(status)) return 0;
  if (settledOn !== null) return total;
  if (columns.credits) return columns.credits === 'used' ? total : 0;
  return !columns.tells && columns.payment === 'all-open' ? 0 : null;
}

/** Requires the remaining amount of a credit note or payment if the list says what is open, because it reduces what is owed. */
function requireLeft({ is, isGone, isRefunded, total, settled }: Sale, columns: StatedColumns): void {
  if (is === 'invoice' || isGone || isRefunded || total === 0 || settled !== null) return;
  if (!columns.tells && columns.payment === 'unknown') return;
  throw new RowRejectedError(columns.left, `does not say how much of this ${is} is left`);
}
