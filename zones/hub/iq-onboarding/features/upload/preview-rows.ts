import type { TableField, TableGuess } from '@services/ledger/contract/table';
import { isDash, plainDecimal } from '@services/ledger/table-file/amounts';
import { dayInCell } from '@services/ledger/table-file/days';
import { type Draft, isDay, isNumber } from './confirmed';

export type PreviewCell =
  | { is: 'text'; text: string }
  /** `2021-03-17` */
  | { is: 'day'; day: string }
  | { is: 'number'; decimal: string }
  | { is: 'unread'; text: string };

export interface PreviewColumn {
  place: number;
  field: TableField;
}

/** Returns the mapped columns, in the order of the file. */
export const takenColumns = ({ columns }: Draft): PreviewColumn[] =>
  columns.flatMap(({ field }, place) => (field ? [{ place, field }] : []));

/** Returns the first rows of a file as an import reads them, with a cell for each mapped column. */
export function previewRows(draft: Draft, guess: TableGuess): PreviewCell[][] {
  const count = Math.max(0, ...guess.columns.map(({ samples }) => samples.length));
  return Array.from({ length: count }, (_, row) =>
    takenColumns(draft).map(({ place }) => cellOf(guess.columns[place]?.samples[row] ?? '', draft.columns[place])),
  );
}

function cellOf(text: string, confirmed: Draft['columns'][number] | undefined): PreviewCell {
  if (!confirmed || !text.trim()) return { is: 'text', text: text.trim() };
  const { field, dateOrder, decimalMark } = confirmed;
  if (isDay(field) && isDash(text.trim())) return { is: 'text', text: '' };
  if (isDay(field) && dateOrder) {
    const day = dayInCell(text, dateOrder);
    return day === undefined ? { is: 'unread', text } : { is: 'day', day };
  }
  if (isNumber(field) && decimalMark) {
    const decimal = plainDecimal(text, decimalMark);
    return decimal === undefined ? { is: 'unread', text } : { is: 'number', decimal };
  }
  return { is: 'text', text };
}
