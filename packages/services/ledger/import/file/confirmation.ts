import type { Confirmation, TableGuess } from '../../contract/uploads';

/** The guess as somebody takes it who has nothing to correct; undefined while there is something to say. */
export function acceptedGuess(guess: TableGuess, today: string): Confirmation | undefined {
  const { kind, columns, asOf, currency, questions } = guess;
  if (!kind || questions.length) return undefined;
  return {
    kind,
    columns: columns.map(({ field, dateOrders: [dateOrder], decimalMarks: [decimalMark] }) => ({
      field,
      ...(dateOrder && { dateOrder }),
      ...(decimalMark && { decimalMark }),
    })),
    asOf: asOf ?? today,
    currency,
  };
}
