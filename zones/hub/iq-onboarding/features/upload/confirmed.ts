import type { Confirmation, DateOrder, GuessedColumn, TableField, TableGuess, TableKind } from '@services/ledger/contract/table';
import { latestDay } from '@services/ledger/table-file/as-of';
import { dayFields, numberFields } from '@services/ledger/table-file/fields';
import { asksForCredits, asksForPayment, asksForTerms, problemsOf } from '@services/ledger/table-file/problems';
import { copy } from './copy';

type ConfirmedColumn = Confirmation['columns'][number];

/** What a person has entered about a file so far. */
export interface Draft extends Omit<Confirmation, 'kind' | 'asOf'> {
  kind: TableKind | null;
  /** Null while it is derived from the columns. */
  asOf: string | null;
}

export const isDay = (field: TableField | null): boolean => field !== null && dayFields.includes(field);
export const isNumber = (field: TableField | null): boolean => field !== null && numberFields.includes(field);

/** Returns the formats to choose from for a column; all of them if its cells don't show which. */
export const ordersOf = ({ dateOrders }: GuessedColumn) =>
  dateOrders.length > 0 ? dateOrders : (['mdy', 'dmy', 'ymd', 'serial'] as const);
export const marksOf = ({ decimalMarks }: GuessedColumn) => (decimalMarks.length > 0 ? decimalMarks : (['.', ','] as const));

/** Returns the order in which a region writes days; undefined where the year comes first. @param locale such as `en-US` */
export function usualOrder(locale: string | undefined): DateOrder | undefined {
  const parts = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric', year: 'numeric' }).formatToParts();
  const [first] = parts.filter(({ type }) => type === 'day' || type === 'month' || type === 'year');
  return first?.type === 'month' ? 'mdy' : first?.type === 'day' ? 'dmy' : undefined;
}

/** Whether the cells of a column show that days or months come first. Then columns that do not were left open for a reason. */
const showsOrder = ({ field, dateOrders }: GuessedColumn) =>
  isDay(field) && dateOrders.length === 1 && (dateOrders[0] === 'mdy' || dateOrders[0] === 'dmy');

/** Maps a column to a field, in the only format that its cells allow, a usual one that they allow, or one still to be chosen. */
export function taken(column: GuessedColumn, field: TableField | null, usual?: DateOrder): ConfirmedColumn {
  const orders = ordersOf(column);
  const marks = marksOf(column);
  const dateOrder = orders.length === 1 ? orders[0] : isUndecided(column) && orders.find((order) => order === usual);
  const [decimalMark] = marks;
  if (isDay(field) && dateOrder) return { field, dateOrder };
  if (isNumber(field) && marks.length === 1 && decimalMark) return { field, decimalMark };
  return { field };
}

/** Whether the cells of a column can be read with the day or with the month first. */
export const isUndecided = ({ dateOrders }: GuessedColumn): boolean => dateOrders.includes('mdy') && dateOrders.includes('dmy');

/** Returns the columns with a new order of days for all whose cells allow it, because a file writes all days in one. */
export const inOrder = (columns: readonly ConfirmedColumn[], guess: TableGuess, dateOrder: DateOrder): ConfirmedColumn[] =>
  columns.map((confirmed, place) => {
    const column = guess.columns[place];
    const applies = column && isDay(confirmed.field) && isUndecided(column) && column.dateOrders.includes(dateOrder);
    return applies ? { ...confirmed, dateOrder } : confirmed;
  });

/**
 * Returns the guess as a draft; what it leaves open is still to be entered. @param paymentTermsDays of the firm; null while they
 * aren't set @param usual order of days in the person's region
 */
export const draftOf = (
  { kind, columns, currency, asksCurrency, paysItself, listsOpen }: TableGuess,
  paymentTermsDays: number | null,
  usual?: DateOrder,
): Draft => ({
  kind,
  columns: columns.map((column) => taken(column, column.field, columns.some(showsOrder) ? undefined : usual)),
  asOf: null,
  currency: asksCurrency ? '' : currency,
  ...(listsOpen && { listsOpen }),
  ...(paysItself && { payment: 'in-payment-list', credits: 'left' }),
  ...(paymentTermsDays !== null && { paymentTermsDays }),
});

/** Returns what is sent for a draft: only what the file leaves open. */
export function confirmationOf(
  { payment, credits, paymentTermsDays, listsOpen, ...draft }: Confirmation,
  guess: TableGuess,
): Confirmation {
  const confirmed = { ...draft, ...(payment && { payment }) };
  return {
    ...draft,
    ...(listsOpen && draft.kind === 'invoices' && { listsOpen }),
    ...(payment && asksForPayment(confirmed) && { payment }),
    ...(credits && asksForCredits(confirmed, guess) && { credits }),
    ...(paymentTermsDays !== undefined && asksForTerms(confirmed, guess) && { paymentTermsDays }),
  };
}

/**
 * Returns the as-of date: the one that was entered, or the one in the file's title, or the latest date in the mapped columns.
 * @param today `2021-03-17`
 */
export function asOfDay({ asOf, columns }: Draft, guess: TableGuess, today: string): string {
  return asOf ?? guess.titleDay ?? latestDay(columns, guess) ?? today;
}

/** Where the as-of date comes from: a person or the file's title, the latest of the rows, or nowhere. */
export function asOfOrigin({ asOf, columns }: Draft, guess: TableGuess): AsOfOrigin {
  if (asOf !== null || guess.titleDay) return 'confirmed';
  return latestDay(columns, guess) === undefined ? 'unknown' : 'latest';
}

export type AsOfOrigin = 'confirmed' | 'latest' | 'unknown';

export const nameOf = ({ name }: GuessedColumn, place: number): string => name || copy.mapping.unnamed(String(place + 1));

/** Returns what is still to be entered, in sentences. @param today `2021-03-17`, in the person's time zone */
export function openQuestions({ kind, ...draft }: Draft & { asOf: string }, guess: TableGuess, today: string): string[] {
  if (guess.instead) return [guess.instead];
  const marks = draft.columns.flatMap(({ field, decimalMark }, place) => {
    const column = guess.columns[place];
    return column && !column.isEmpty && isNumber(field) && !decimalMark ? [copy.mapping.mark(nameOf(column, place))] : [];
  });
  // No column is requested while the kind of the rows is open.
  const problems = kind ? problemsOf({ kind, ...draft }, guess) : ['Say what the rows of this table are.'];
  const future = draft.asOf > today ? [copy.mapping.future] : [];
  return [...new Set([...problems, ...marks, ...future])];
}
