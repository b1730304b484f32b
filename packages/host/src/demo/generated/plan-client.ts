import { type Random, randomOf } from '@services/ledger/sample/random';
import { Failure } from '@suite/kernel/errors/failure';
import type { BookSize } from './book-size';

/** How often a client is billed, and from when to when. */
export interface ClientPlan {
  /** A household is billed in the tax season, a firm by the quarter or the month. */
  kind: 'household' | 'firm';
  /** Months from one invoice to the next. */
  step: 12 | 3 | 1;
  /** Months before the last one at which it was lost; 0 for a client that is still there. */
  lostFor: number;
  /** How many invoices it would have. */
  expected: number;
}

/**
 * Who is billed, and how often, for a book of a size: the more invoices a client has on average, the more
 * clients are firms and the fewer households.
 * @throws Failure when the clients cannot have so many invoices in these years
 */
export function plansOf(size: BookSize): (client: number) => { plan: ClientPlan; random: Random } {
  const planned = (firms: number) => (client: number) => {
    const random = randomOf(size.seed, client);
    return { plan: planClient(random, firms, size.years), random };
  };
  const all = { firms: averageOf(planned(1)), households: averageOf(planned(0)) };
  const average = size.invoices / size.clients;
  if (average > all.firms) {
    throw new Failure(
      `${size.clients} clients have no more than ${Math.floor(all.firms * size.clients)} invoices in ${size.years} years: give more --clients, more --years or fewer --invoices.`,
    );
  }
  const firms = (average - all.households) / (all.firms - all.households);
  return planned(Math.max(0.1, firms));
}

const SAMPLE = 4000;

function averageOf(planned: (client: number) => { plan: ClientPlan }): number {
  let sum = 0;
  for (let client = 0; client < SAMPLE; client++) sum += planned(client).plan.expected;
  return sum / SAMPLE;
}

function planClient(random: Random, firms: number, years: number): ClientPlan {
  const months = years * 12;
  const isFirm = random.chance(firms);
  const step = random.pick([1, 1, 3] as const);
  // More clients come than go, so that the book grows; one in ten is of the last year.
  const joined = random.next();
  const since = random.whole(joined < 0.9 ? Math.min(12, months) : 1, joined < 0.9 ? months : 12);
  const knownFor = joined < 0.5 ? months : since;
  const lostFor = random.chance(0.17) ? random.whole(2, Math.max(2, knownFor - 1)) : 0;
  const active = Math.max(1, knownFor - lostFor);
  const kind = isFirm ? 'firm' : 'household';
  return { kind, step: isFirm ? step : 12, lostFor, expected: Math.ceil(active / (isFirm ? step : 12)) };
}
