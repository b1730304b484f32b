import type { Confirmation, TableGuess } from '../../contract/uploads';
import { asksForTerms, problemsOf } from '../../table-file/problems';

interface Known {
  /** `2021-03-17`. */
  today: string;
  /** Of the firm; null when nobody has told them. */
  paymentTermsDays: number | null;
}

/** The guess as somebody takes it who has nothing to correct, or what it leaves to be said. */
export function acceptedGuess(guess: TableGuess, { today, paymentTermsDays }: Known): Confirmation | { questions: string[] } {
  const { kind, columns, asOf, currency, questions } = guess;
  if (!kind || questions.length) return { questions };
  const confirmation: Confirmation = {
    kind,
    columns: columns.map(({ field, dateOrders: [dateOrder], decimalMarks: [decimalMark] }) => ({
      field,
      ...(dateOrder && { dateOrder }),
      ...(decimalMark && { decimalMark }),
    })),
    asOf: asOf ?? today,
    currency,
  };
  const withTerms =
    paymentTermsDays !== null && asksForTerms(confirmation, guess) ? { ...confirmation, paymentTermsDays } : confirmation;
  const problems = problemsOf(withTerms, guess);
  return problems.length ? { questions: problems } : withTerms;
}
