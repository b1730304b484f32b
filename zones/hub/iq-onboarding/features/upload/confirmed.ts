import type { Confirmation, GuessedColumn, TableField, TableGuess, TableKind } from '@suite/contract/uploads';
import { dayFields, numberFields } from '@suite/ledger-file/fields';
import { problemsOf } from '@suite/ledger-file/problems';
import { copy } from './copy';

type Said = Confirmation['columns'][number];

/** What a person has said of a file so far; the kind may still be open. */
export interface Draft extends Omit<Confirmation, 'kind'> {
  kind: TableKind | null;
}

export const isDay = (field: TableField | null): boolean => field !== null && dayFields.includes(field);
export const isNumber = (field: TableField | null): boolean => field !== null && numberFields.includes(field);

/** The ways in which a column may be written that are open to choose from; all where its cells told nothing. */
export const ordersOf = ({ dateOrders }: GuessedColumn) =>
  dateOrders.length > 0 ? dateOrders : (['mdy', 'dmy', 'ymd', 'serial'] as const);
export const marksOf = ({ decimalMarks }: GuessedColumn) => (decimalMarks.length > 0 ? decimalMarks : (['.', ','] as const));

/** A column as it is taken for a field: written in the only way that its cells allow, or in one to be chosen. */
export function taken(column: GuessedColumn, field: TableField | null): Said {
  const orders = ordersOf(column);
  const marks = marksOf(column);
  const [dateOrder] = orders;
  const [decimalMark] = marks;
  if (isDay(field) && orders.length === 1 && dateOrder) return { field, dateOrder };
  if (isNumber(field) && marks.length === 1 && decimalMark) return { field, decimalMark };
  return { field };
}

/** The guess, with all that it leaves open still to be said. @param today `2021-03-17` */
export const draftOf = ({ kind, columns, asOf, currency }: TableGuess, today: string): Draft => ({
  kind,
  columns: columns.map((column) => taken(column, column.field)),
  asOf: asOf ?? today,
  currency,
});

export const nameOf = ({ name }: GuessedColumn, place: number): string => name || copy.mapping.unnamed(String(place + 1));

/** What is still to be said, in sentences. */
export function openQuestions({ kind, ...draft }: Draft, guess: TableGuess): string[] {
  const marks = draft.columns.flatMap(({ field, decimalMark }, place) => {
    const column = guess.columns[place];
    return column && isNumber(field) && !decimalMark ? [copy.mapping.mark(nameOf(column, place))] : [];
  });
  // Of rows that may be anything no column is asked for.
  const problems = kind ? problemsOf({ kind, ...draft }, guess) : ['Say what the rows of this table are.'];
  return [...problems, ...marks];
}
