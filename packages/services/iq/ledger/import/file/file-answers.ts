import { Failure } from '@suite/kernel/errors/failure';
import { isCurrency } from '@suite/values/currency';
import { isDay } from '@suite/values/iso-day';
import { encodingNames } from '@suite/values/text-encodings';
import * as v from 'valibot';
import { encoding } from '../../contract/encodings';
import { type Confirmation, dateOrder, decimalMark, type TableGuess, tableField, tableKind } from '../../contract/table';
import { futureTitleQuestion } from '../../table-file/as-of';
import { dayFields, numberFields } from '../../table-file/fields';
import { asksForTerms, problemsOf } from '../../table-file/problems';
import { asOfOf } from '../known-headers';
import { PAYS_ITSELF } from './confirmation';

const columnAnswer = v.object({
  name: v.string(),
  /** Null if the column is left out. */
  field: v.nullable(tableField),
  dateOrder: v.optional(dateOrder),
  decimalMark: v.optional(decimalMark),
});

/** What the command line says about a file, in place of a person who confirms it. */
export const fileAnswers = v.object({
  kind: v.optional(tableKind),
  currency: v.optional(v.string()),
  asOf: v.optional(v.string()),
  columns: v.optional(v.array(columnAnswer)),
  encoding: v.optional(encoding),
});
export type FileAnswers = v.InferOutput<typeof fileAnswers>;

/** The options of the command line as they are written. */
export interface FileOptions {
  kind?: string | undefined;
  currency?: string | undefined;
  asOf?: string | undefined;
  map?: string | undefined;
  encoding?: string | undefined;
}

/**
 * Reads the options about a file; undefined if there are none.
 * @throws Failure with what to write instead
 */
export function fileAnswersOf({ kind, currency, asOf, map, encoding: named }: FileOptions): FileAnswers | undefined {
  if ([kind, currency, asOf, map, named].every((option) => option === undefined)) return undefined;
  if (kind !== undefined && !v.is(tableKind, kind)) throw new Failure(`Say --kind as one of ${tableKind.options.join(', ')}.`);
  if (currency !== undefined && !isCurrency(currency))
    throw new Failure(`Say --currency as a code of ISO 4217, such as USD, not ${currency}.`);
  if (asOf !== undefined && !isDay(asOf)) throw new Failure(`Say --as-of as a day, such as 2026-03-31, not ${asOf}.`);
  const chosen = encoding.options.find((one) => [one, encodingNames[one].toLowerCase()].includes(named?.toLowerCase() ?? ''));
  if (named !== undefined && !chosen) throw new Failure(`Say --encoding as one of ${encoding.options.join(', ')}.`);
  return {
    ...(chosen && { encoding: chosen }),
    ...(kind !== undefined && { kind }),
    ...(currency !== undefined && { currency }),
    ...(asOf !== undefined && { asOf }),
    ...(map !== undefined && { columns: columnsOf(map) }),
  };
}

/** True if answers say how a file is read, which replaces how the last one with its header was. */
export const saysHow = ({ kind, currency, columns }: FileAnswers): boolean => Boolean(kind ?? currency ?? columns);

const HOW = 'Write --map as "Column=field; Column=field:dmy; Column=-"';

/** The last equals sign separates a column from its field, because names of columns may contain one. */
function columnsOf(map: string): NonNullable<FileAnswers['columns']> {
  const parts = map.split(';').filter((part) => part.trim());
  const columns = parts.map((part) => {
    const at = part.lastIndexOf('=');
    const [name, [field = '', format]] = [
      part.slice(0, at).trim(),
      part
        .slice(at + 1)
        .trim()
        .split(':'),
    ];
    if (at < 0 || !name) throw new Failure(`${HOW}: “${part.trim()}” names no column and field.`);
    if (field === '-') return { name, field: null };
    if (!v.is(tableField, field)) throw new Failure(`${HOW}: “${field}” is not one of ${tableField.options.join(', ')}.`);
    if (format === undefined) return { name, field };
    if (dayFields.includes(field) && v.is(dateOrder, format)) return { name, field, dateOrder: format };
    if (numberFields.includes(field) && v.is(decimalMark, format)) return { name, field, decimalMark: format };
    throw new Failure(
      `${HOW}: after a colon comes the order of days (${dateOrder.options.join(', ')}) or the decimal mark (. or ,), not “${format}”.`,
    );
  });
  const twice = columns.find(({ name }, place) => columns.findIndex((other) => other.name === name) !== place);
  if (twice) throw new Failure(`${HOW}: “${twice.name}” is named twice.`);
  return columns;
}

/** @throws Failure if a day is in the future */
export function refuseFuture(asOf: string, today: string): void {
  if (asOf > today) throw new Failure(`${asOf} is in the future: say --as-of as today or an earlier day.`);
}

interface Firm {
  /** `2021-03-17`. */
  today: string;
  /** The firm's payment terms; null if nobody has set them. */
  paymentTermsDays: number | null;
}

/**
 * Returns a guess with the answers of the command line, or the questions that are still open. A column that is mapped replaces
 * the one that was guessed to have the same field.
 * @throws Failure if the answers do not fit the file
 */
export function answeredGuess(guess: TableGuess, answers: FileAnswers, firm: Firm): Confirmation | { questions: string[] } {
  const named = new Map((answers.columns ?? []).map((column) => [column.name, column]));
  const names = guess.columns.map(({ name }) => name);
  for (const name of named.keys()) {
    const count = names.filter((other) => other === name).length;
    if (count === 0)
      throw new Failure(`The file has no column “${name}”. It has ${names.map((other) => `“${other}”`).join(', ')}.`);
    if (count > 1) throw new Failure(`The file has ${count} columns “${name}”: rename them, or upload the file in IQ.`);
  }
  const fields = new Set([...named.values()].map(({ field }) => field));
  const columns = guess.columns.map(({ name, field: guessed, dateOrders, decimalMarks }): Confirmation['columns'][number] => {
    const answer = named.get(name);
    const field = answer ? answer.field : guessed && fields.has(guessed) ? null : guessed;
    if (field === null) return { field, ...((answer || guessed) && { isUnused: true }) };
    const order = answer?.dateOrder ?? (dateOrders.length === 1 ? dateOrders[0] : undefined);
    const mark = answer?.decimalMark ?? (decimalMarks.length === 1 ? decimalMarks[0] : undefined);
    return {
      field,
      ...(order && dayFields.includes(field) && { dateOrder: order }),
      ...(mark && numberFields.includes(field) && { decimalMark: mark }),
    };
  });
  const kind = answers.kind ?? guess.kind;
  if (!kind) return { questions: ['Say what the rows of this table are.'] };
  const asOf = answers.asOf ?? asOfOf(columns, guess, firm.today);
  refuseFuture(asOf, firm.today);
  const currency = answers.currency ?? (guess.asksCurrency ? '' : guess.currency);
  const confirmation: Confirmation = { kind, columns, asOf, currency };
  if (guess.paysItself && kind === 'invoices') Object.assign(confirmation, PAYS_ITSELF);
  if (firm.paymentTermsDays !== null && asksForTerms(confirmation, guess)) confirmation.paymentTermsDays = firm.paymentTermsDays;
  const isUndated = guess.futureTitle !== null && kind !== 'customers' && !answers.asOf;
  const questions = [...(isUndated ? [futureTitleQuestion(guess.futureTitle ?? '')] : []), ...problemsOf(confirmation, guess)];
  return questions.length ? { questions } : confirmation;
}
