import type { Confirmation, GuessedColumn, TableField, TableGuess, TableKind } from '@services/ledger/contract/table';
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

/** Maps a column to a field, in the only format that its cells allow or one that is still to be chosen. */
export function taken(column: GuessedColumn, field: TableField | null): ConfirmedColumn {
  const orders = ordersOf(column);
  const marks = marksOf(column);
  const [dateOrder] = orders;
  const [decimalMark] = marks;
  if (isDay(field) && orders.length === 1 && dateOrder) return { field, dateOrder };
  if (isNumber(field) && marks.length === 1 && decimalMark) return { field, decimalMark };
  return { field };
}

/**
 * Returns the guess as a draft; what it leaves open is still to be entered. @param paymentTermsDays of the firm; null while they
 * aren't set
 */
export const draftOf = (
  { kind, columns, currency, asksCurrency, paysItself }: TableGuess,
  paymentTermsDays: number | null,
): Draft => ({
  kind,
  columns: columns.map((column) => taken(column, column.field)),
  asOf: null,
  currency: asksCurrency ? '' : currency,
  ...(paysItself && { payment: 'in-payment-list', credits: 'left' }),
  ...(paymentTermsDays !== null && { paymentTermsDays }),
});

/** Returns what is sent for a draft: only what the file leaves open. */
export function confirmationOf({ payment, credits, paymentTermsDays, ...draft }: Confirmation, guess: TableGuess): Confirmation {
  const confirmed = { ...draft, ...(payment && { payment }) };
  return {
    ...draft,
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
