import type { Random } from '@services/ledger/sample/random';

/** How a client pays. */
export interface Payer {
  /** Days from an invoice to its payment; null when it is never paid. */
  paysAfter(random: Random): number | null;
  /** Invoices that one payment settles. */
  together: number;
  /** Share of payments that come in two parts. */
  inParts: number;
}

const punctual: Payer = { paysAfter: (random) => random.whole(2, 28), together: 1, inParts: 0.02 };

/** One in two pays in time, one in five late; the invoices fall due after 30 days. */
const payers: readonly { share: number; payer: Payer }[] = [
  { share: 0.5, payer: punctual },
  { share: 0.18, payer: { paysAfter: (random) => random.whole(22, 40), together: 1, inParts: 0.04 } },
  { share: 0.1, payer: { ...punctual, together: 3 } },
  { share: 0.15, payer: { paysAfter: (random) => random.whole(38, 80), together: 1, inParts: 0.1 } },
  {
    share: 0.07,
    payer: { paysAfter: (random) => (random.chance(0.2) ? null : random.whole(50, 170)), together: 1, inParts: 0.2 },
  },
];

export function payerOf(random: Random): Payer {
  let rest = random.next();
  for (const { share, payer } of payers) {
    if (rest < share) return payer;
    rest -= share;
  }
  return punctual;
}
