import { isCurrency } from '@suite/values/currency';
import { type Confirmation, type GuessedColumn, type TableField, type TableGuess, tableField } from '../contract/table';
import { FIRST_DAY, LAST_DAY } from './days';
import { addedFields, dayFields, lacks, moneyFields, nounOf, numberFields, tellsPayment } from './fields';

/** Returns what prevents a table from being imported as confirmed, in sentences. */
export function problemsOf(confirmation: Confirmation, guess: TableGuess): string[] {
  if (guess.instead) return [guess.instead];
  const { kind, columns, asOf, currency } = confirmation;
  if (columns.length !== guess.columns.length) {
    return [`The file has ${guess.columns.length} columns, and ${columns.length} were described.`];
  }
  const fields = columns.map(({ field }) => field);
  const missing = lacks(kind, fields).map((group) => group.map((field) => nounOf[field]).join(' or '));
  const doubled = tableField.options.filter(
    (field) => !addedFields.includes(field) && fields.indexOf(field) !== fields.lastIndexOf(field),
  );
  const unordered = columns.flatMap(({ field, dateOrder }, place) =>
    field && dayFields.includes(field) && !dateOrder && !guess.columns[place]?.isEmpty ? [guess.columns[place]?.name] : [],
  );
  const unmarked = columns.flatMap(({ field, decimalMark }, place) => {
    const column = guess.columns[place];
    return field && numberFields.includes(field) && !decimalMark && (column?.decimalMarks.length ?? 0) > 1 ? [column?.name] : [];
  });
  const earliest = earliestAsOf(confirmation, guess);
  return [
    ...missing.map((noun) => `Say which column holds ${noun}.`),
    ...doubled.map((field) => `Two columns are said to hold ${nounOf[field]}: leave one out.`),
    ...unordered.map((name) => `Say in which order the days of “${name}” are written.`),
    ...unmarked.map((name) => `Choose the decimal mark of “${name}”.`),
    ...columns.flatMap(({ field }, place) => {
      const column = guess.columns[place];
      return field && moneyFields.includes(field) && column?.isRunning ? [runningBalance(column.name)] : [];
    }),
    ...unusedMoney(confirmation, guess).map(({ name, looksLike }) => {
      if (looksLike === 'total') return repeatedAmount(name);
      if (looksLike === 'rate') return rateQuestion(name, guess.firmCurrency ?? currency);
      if (looksLike === 'tax') return taxQuestion(name);
      return `Say whether “${name}” holds ${nounsOf[looksLike ?? 'balance']}, or that it is not used.`;
    }),
    ...(asksForTerms(confirmation, guess) && confirmation.paymentTermsDays === undefined
      ? ['Say after how many days invoices without a due date are due; 0 when they are due on receipt.']
      : []),
    ...(asksForCredits(confirmation, guess) && !confirmation.credits
      ? ['Say whether anything is left of the credit notes and payments in this list.']
      : []),
    ...(asOf < FIRST_DAY || asOf > LAST_DAY ? [`Say of which day from ${FIRST_DAY} to ${LAST_DAY} the file is.`] : []),
    ...(earliest !== undefined && asOf < earliest
      ? [`The list has payments or credit notes up to ${earliest}: choose that day or a later one as its as-of date.`]
      : []),
    ...(guess.isNegative && (kind === 'payments' || kind === 'vendor-payments')
      ? ['Every amount is below zero, as if all of it was given back: upload the payments with amounts above zero.']
      : []),
    ...(isCurrency(currency)
      ? []
      : [currency ? `${currency} is no currency code of ISO 4217.` : 'Say which currency the amounts are in.']),
  ];
}

/** Explains why a running balance is not used, and what to do instead. */
export const runningBalance = (name: string): string =>
  `“${name}” is a running balance: each value adds its row to the one before, so it isn't what is open of the row. Leave the column out, or upload a list of open invoices.`;

/** Asks about a column that is the same on every row of an invoice. */
export const repeatedAmount = (name: string): string =>
  `“${name}” is the same on every row of an invoice. Say whether it is the amount of each row. If it is the invoice's total, upload a list with one row per invoice, or one with the amount of each line: it would be counted several times.`;

/** Asks about a column of tax that no other column places. */
export const taxQuestion = (name: string): string =>
  `Say whether the amounts include “${name}”, or whether it comes on top of them: no other column shows which.`;

/** Asks about a column of exchange rates. @param currency the firm's; empty if nobody has chosen it */
export const rateQuestion = (name: string, currency: string): string => {
  const own = currency || 'your currency';
  const unit = currency || 'unit of your currency';
  return `Is “${name}” ${own} for one unit of the other currency, units of the other currency for one ${unit}, or not used?`;
};

const nounsOf: Record<'balance' | 'payment', string> = { balance: nounOf.balance, payment: nounOf.paid };

type ConfirmedColumns = Pick<Confirmation, 'columns' | 'payment'> & { kind: Confirmation['kind'] | null };

const has =
  ({ columns }: ConfirmedColumns) =>
  (field: TableField) =>
    columns.some((column) => column.field === field);
const isOfSales = ({ kind }: ConfirmedColumns) => kind === 'invoices' || kind === 'invoice-lines';

/** Columns that look like open or paid amounts, and are neither assigned to a field nor marked as unused. */
function unusedMoney(confirmed: ConfirmedColumns, guess: TableGuess): GuessedColumn[] {
  if (!isOfSales(confirmed)) return [];
  return guess.columns.flatMap((column, place) => {
    const { field, isUnused } = confirmed.columns[place] ?? {};
    return column.looksLike && !field && !isUnused ? [{ ...column, name: column.name || `Column ${place + 1}` }] : [];
  });
}

/**
 * Whether the due dates of invoices must come from the firm's payment terms: the list has no due dates and no terms of its own, or
 * some are blank.
 */
export function asksForTerms(confirmed: ConfirmedColumns, guess: TableGuess): boolean {
  if (!isOfSales(confirmed)) return false;
  return (['dueDate', 'terms'] as const).every((field) => {
    const column = guess.columns[confirmed.columns.findIndex((other) => other.field === field)];
    return !column || column.blanks > 0 || column.isEmpty;
  });
}

/**
 * Returns the earliest date that a list of sales can have: the last day on which something in it was paid or credited, because
 * its paid or open amounts include that. Undefined when it has no such day.
 */
export function earliestAsOf(
  confirmed: ConfirmedColumns,
  guess: Pick<TableGuess, 'columns' | 'latestCredits'>,
): string | undefined {
  if (!isOfSales(confirmed)) return undefined;
  const days = confirmed.columns.flatMap(({ field, dateOrder }, place) => {
    if (!dateOrder) return [];
    const column = guess.columns[place];
    if (field === 'paidOn') return column?.latestDays[dateOrder] ?? [];
    return field === 'date' && column?.field === 'date' ? (guess.latestCredits[dateOrder] ?? []) : [];
  });
  return days.sort().at(-1);
}

/** Whether a person must say what is paid for the whole list, because no column does. */
export const asksForPayment = (confirmed: ConfirmedColumns): boolean => isOfSales(confirmed) && !tellsPayment(has(confirmed));

/**
 * Whether a person must say what is left of credit notes and payments: the list has some, and no column for their open amounts.
 * Not asked when it is unknown what is paid.
 */
export function asksForCredits(confirmed: ConfirmedColumns, guess: TableGuess): boolean {
  if (!isOfSales(confirmed) || guess.credits === 0 || has(confirmed)('balance') || has(confirmed)('status')) return false;
  return tellsPayment(has(confirmed)) || confirmed.payment === 'in-payment-list';
}
