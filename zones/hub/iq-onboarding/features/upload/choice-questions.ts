import type { Confirmation, GuessedColumn, TableField, TableGuess } from '@services/ledger/contract/table';
import { dayFields, fieldName, lacks, numberFields } from '@services/ledger/table-file/fields';
import { asksForCredits, asksForPayment, asksForTerms } from '@services/ledger/table-file/problems';
import { confirmationOf, type Draft, inOrder, isDay, isNumber, isUndecided, nameOf, taken } from './confirmed';
import { copy } from './copy';

export interface Choice {
  label: string;
  /** The draft with this choice. */
  draft: Draft;
}

/** A question about the file with a few possible answers. */
export interface ChoiceQuestion {
  title: string;
  choices: Choice[];
}

const { mapping, unsaid, results } = copy;

/** The maximum number of columns to choose from, and of choices in all questions. */
const MAX_COLUMNS = 6;
const MAX_CHOICES = 24;

/** Returns the questions that a guess leaves open and that have a few answers, also once they are answered. */
export function choiceQuestions(draft: Draft, guess: TableGuess): ChoiceQuestion[] {
  const { kind } = draft;
  if (!kind || guess.instead) return [];
  const withColumn = (place: number, confirmed: Draft['columns'][number]): Draft => ({
    ...draft,
    columns: draft.columns.map((before, index) => (index === place ? confirmed : before)),
  });
  const ofColumns = guess.columns.flatMap((column, place): ChoiceQuestion[] => {
    const confirmed = draft.columns[place];
    const name = nameOf(column, place);
    if (!confirmed || column.isEmpty) return [];
    const { field } = confirmed;
    const questions: ChoiceQuestion[] = [];
    if (column.looksLike) {
      const choices = answersTo[column.looksLike].map((answer) => ({
        label: fieldName(answer),
        draft: withColumn(place, taken(column, answer)),
      }));
      const unused = { label: mapping.unused, draft: withColumn(place, { field: null, isUnused: true }) };
      questions.push({ title: mapping.saysOf(name), choices: [...choices, unused] });
    }
    if (isDay(field) && column.dateOrders.length > 1 && !isUndecided(column))
      questions.push({
        title: mapping.writtenOf(name),
        choices: column.dateOrders.map((dateOrder) => ({
          label: mapping.orders[dateOrder],
          draft: withColumn(place, { ...confirmed, dateOrder }),
        })),
      });
    if (isNumber(field) && column.decimalMarks.length > 1)
      questions.push({
        title: mapping.writtenOf(name),
        choices: column.decimalMarks.map((decimalMark) => ({
          label: mapping.marks[decimalMark],
          draft: withColumn(place, { ...confirmed, decimalMark }),
        })),
      });
    return questions;
  });
  const all = [
    ...missingFields(draft, kind, guess, withColumn),
    ...orderOfDays(draft, guess),
    ...ofColumns,
    ...ofFile(draft, guess),
  ];
  let count = 0;
  return all.filter(({ choices }) => {
    count += choices.length;
    return choices.length > 1 && count <= MAX_CHOICES;
  });
}

const answersTo: Record<NonNullable<GuessedColumn['looksLike']>, TableField[]> = {
  balance: ['balance', 'paid'],
  payment: ['paid', 'balance'],
  rate: ['exchangeRate', 'inverseRate'],
  total: ['amount'],
  tax: ['tax', 'includedTax'],
};

/** Asks which column has what the kind of rows requires and the guess did not find. */
function missingFields(
  draft: Draft,
  kind: NonNullable<Draft['kind']>,
  guess: TableGuess,
  withColumn: (place: number, confirmed: Draft['columns'][number]) => Draft,
): ChoiceQuestion[] {
  const fields = guess.columns.map(({ field }) => field);
  return lacks(kind, fields).flatMap(([field]) => {
    if (!field) return [];
    const choices = guess.columns.flatMap((column, place) => {
      if (column.field || column.isEmpty || column.isRunning || !canHold(column, field)) return [];
      const columns = draft.columns.map((other) => (other.field === field ? { field: null } : other));
      const chosen = withColumn(place, taken(column, field)).columns[place];
      return [
        {
          label: nameOf(column, place),
          draft: { ...draft, columns: columns.map((other, index) => (index === place && chosen ? chosen : other)) },
        },
      ];
    });
    return [{ title: results.which(fieldName(field)), choices: choices.slice(0, MAX_COLUMNS) }];
  });
}

function canHold({ dateOrders, decimalMarks }: GuessedColumn, field: TableField): boolean {
  if (dayFields.includes(field)) return dateOrders.length > 0;
  if (numberFields.includes(field)) return decimalMarks.length > 0;
  return dateOrders.length === 0;
}

/** A file writes all days in one order, so all columns that leave it open are one question. */
function orderOfDays(draft: Draft, guess: TableGuess): ChoiceQuestion[] {
  const open = guess.columns.filter((column, place) => isDay(draft.columns[place]?.field ?? null) && isUndecided(column));
  if (!open.length) return [];
  const orders = (['mdy', 'dmy'] as const).map((order) => ({
    label: mapping.orders[order],
    draft: { ...draft, columns: inOrder(draft.columns, guess, order) },
  }));
  return [{ title: results.order, choices: orders }];
}

function ofFile(draft: Draft, guess: TableGuess): ChoiceQuestion[] {
  const payments = Object.entries(unsaid.payments) as [NonNullable<Draft['payment']>, string][];
  const credits = Object.entries(unsaid.creditsLeft) as [NonNullable<Draft['credits']>, string][];
  return [
    ...(asksForPayment(draft)
      ? [{ title: unsaid.payment, choices: payments.map(([payment, label]) => ({ label, draft: { ...draft, payment } })) }]
      : []),
    ...(asksForCredits(draft, guess)
      ? [{ title: unsaid.credits, choices: credits.map(([credits, label]) => ({ label, draft: { ...draft, credits } })) }]
      : []),
  ];
}

/** Returns the confirmation that a draft becomes with the likeliest answers to what is still open. */
export function likeliestOf(draft: Draft & { kind: NonNullable<Draft['kind']> }, asOf: string, guess: TableGuess): Confirmation {
  const columns = draft.columns.map((confirmed, place) => {
    const column = guess.columns[place];
    if (!column) return confirmed;
    const { field } = confirmed;
    if (!field) return column.looksLike ? { field, isUnused: true } : confirmed;
    const [dateOrder, decimalMark] = [
      confirmed.dateOrder ?? column.dateOrders[0],
      confirmed.decimalMark ?? column.decimalMarks[0],
    ];
    return {
      field,
      ...(isDay(field) && dateOrder && { dateOrder }),
      ...(isNumber(field) && decimalMark && { decimalMark }),
    };
  });
  const filled = { ...draft, columns, asOf, currency: draft.currency || guess.currency };
  return confirmationOf(
    {
      ...filled,
      ...(asksForTerms(filled, guess) && { paymentTermsDays: draft.paymentTermsDays ?? 30 }),
      ...(asksForCredits(filled, guess) && { credits: draft.credits ?? 'used' }),
    },
    guess,
  );
}
