import type { Confirmation, TableGuess, TableKind } from '../../contract/table';
import { asksForTerms, problemsOf } from '../../table-file/problems';

interface Known {
  /** `2021-03-17`. */
  today: string;
  /** The firm's payment terms; null if nobody has set them. */
  paymentTermsDays: number | null;
}

/** Returns a guess confirmed without corrections, or its open questions. */
export function acceptedGuess(guess: TableGuess, { today, paymentTermsDays }: Known): Confirmation | { questions: string[] } {
  const { kind, questions } = guess;
  if (!kind || questions.length) return { questions };
  const confirmation = likeliest(guess, kind, today);
  const withTerms =
    paymentTermsDays !== null && asksForTerms(confirmation, guess) ? { ...confirmation, paymentTermsDays } : confirmation;
  const problems = problemsOf(withTerms, guess);
  return problems.length ? { questions: problems } : withTerms;
}

/** What is paid of invoices whose list contains their payments. */
export const PAYS_ITSELF = { payment: 'in-payment-list', credits: 'left' } as const;

/** Returns a guess with the most likely reading of each column. */
export const likeliest = (
  { columns, asOf, currency, paysItself, listsOpen }: TableGuess,
  kind: TableKind,
  today: string,
): Confirmation => ({
  kind,
  columns: columns.map(({ field, dateOrders: [dateOrder], decimalMarks: [decimalMark] }) => ({
    field,
    ...(dateOrder && { dateOrder }),
    ...(decimalMark && { decimalMark }),
  })),
  asOf: asOf ?? today,
  currency,
  ...(paysItself && PAYS_ITSELF),
  ...(listsOpen && { listsOpen }),
});
