import { type Confirmation, type TableGuess, tableField } from '../contract/uploads';
import { isCurrency } from './currency';
import { FIRST_DAY, LAST_DAY } from './days';
import { dayFields, lacks, nounOf } from './fields';

/** What still keeps a table from being imported as it was confirmed, in sentences. */
export function problemsOf({ kind, columns, asOf, currency }: Confirmation, guess: TableGuess): string[] {
  if (columns.length !== guess.columns.length) {
    return [`The file has ${guess.columns.length} columns, and ${columns.length} were described.`];
  }
  const fields = columns.map(({ field }) => field);
  const missing = lacks(kind, fields).map((group) => group.map((field) => nounOf[field]).join(' or '));
  const doubled = tableField.options.filter((field) => fields.indexOf(field) !== fields.lastIndexOf(field));
  const unordered = columns.flatMap(({ field, dateOrder }, place) =>
    field && dayFields.includes(field) && !dateOrder ? [guess.columns[place]?.name] : [],
  );
  return [
    ...missing.map((noun) => `Say which column holds ${noun}.`),
    ...doubled.map((field) => `Two columns are said to hold ${nounOf[field]}: leave one out.`),
    ...unordered.map((name) => `Say in which order the days of "${name}" are written.`),
    ...(asOf < FIRST_DAY || asOf > LAST_DAY ? [`Say of which day from ${FIRST_DAY} to ${LAST_DAY} the file is.`] : []),
    ...(isCurrency(currency) ? [] : [`${currency} is no currency code of ISO 4217.`]),
  ];
}
