import { type DayNumber, monthsLater } from '@suite/values/day-number';
import { median } from '../quantile';
import { daysLate, lateSums } from '../receivables/days-late';
import type { Receivable } from '../receivables/open';
import { type Billing, type PriceChange, priceRises } from './price-history';
import { billingPeriod } from './stale-pricing';

/** With fewer increases, a share says little about the next one. */
export const MIN_CASES = 8;

/** What followed one increase of a client's price; undefined where the ledger doesn't tell. */
export type RiseOutcome = PriceChange & {
  /** Whether the client was still billed for the service 12 months later, by the rule of ended services. */
  stayed: boolean | undefined;
  /** Days late of the client's invoices issued in the 12 months before, and from the increase on. */
  daysLate: { before: number; after: number } | undefined;
  /** Units billed in the same times. */
  volume: { before: number; after: number } | undefined;
};

export interface BilledClient {
  /** Of one service, in one currency. */
  billings: readonly Billing[];
  /** All of the client's, in the firm's currency. */
  receivables: readonly Receivable[];
}

/** @param ledgerFrom the first day that the firm's ledger covers */
export function riseOutcomes({ billings, receivables }: BilledClient, asOf: DayNumber, ledgerFrom: DayNumber): RiseOutcome[] {
  const known = billings.filter(({ on, quantity, amount }) => on <= asOf && quantity > 0 && amount > 0);
  const period = billingPeriod(known);
  return priceRises(known).map((rise) => {
    const [start, end] = [monthsLater(rise.on, -12), monthsLater(rise.on, 12)];
    // The ledger ends less than 12 months after it.
    if (end > asOf) return { ...rise, stayed: undefined, daysLate: undefined, volume: undefined };
    const last = Math.max(...known.filter(({ on }) => on <= end).map(({ on }) => on));
    const units = (from: DayNumber, to: DayNumber) =>
      known.filter(({ on }) => on >= from && on < to).reduce((sum, { quantity }) => sum + quantity, 0);
    const late = (from: DayNumber, to: DayNumber) =>
      daysLate(
        lateSums(
          receivables.filter(({ issuedOn }) => issuedOn >= from && issuedOn < to),
          asOf,
        ),
      );
    const [before, after] = [late(start, rise.on), late(rise.on, end)];
    const isCovered = start >= ledgerFrom;
    return {
      ...rise,
      stayed: end - last <= 2 * period,
      daysLate: isCovered && before.available && after.available ? { before: before.value, after: after.value } : undefined,
      volume: isCovered ? { before: units(start, rise.on), after: units(rise.on, end) } : undefined,
    };
  });
}

/** How many of some cases had an outcome, and the range of a change; null with too few cases. */
export type Counted = { cases: number; outcome: { count: number; low: number; middle: number; high: number } | null };

export interface RiseSummary {
  /** All increases, including those that nothing is known of yet. */
  rises: number;
  stayed: { cases: number; outcome: { count: number } | null };
  /** Who paid later by a day or more; changes in days. */
  later: Counted;
  /** Who bought less; changes as fractions of the units before. */
  less: Counted;
}

/** Counts what followed some increases. */
export function summarizeRises(outcomes: readonly RiseOutcome[]): RiseSummary {
  const stayed = outcomes.flatMap((one) => one.stayed ?? []);
  const days = outcomes.flatMap((one) => (one.daysLate ? one.daysLate.after - one.daysLate.before : []));
  const units = outcomes.flatMap(({ volume }) => (volume && volume.before > 0 ? volume.after / volume.before - 1 : []));
  return {
    rises: outcomes.length,
    stayed: {
      cases: stayed.length,
      outcome: stayed.length < MIN_CASES ? null : { count: stayed.filter(Boolean).length },
    },
    later: counted(days, (change) => change >= 1),
    less: counted(units, (change) => change < 0),
  };
}

function counted(changes: readonly number[], counts: (change: number) => boolean): Counted {
  const cases = changes.length;
  if (cases < MIN_CASES) return { cases, outcome: null };
  const [low, high] = [Math.min(...changes), Math.max(...changes)];
  return { cases, outcome: { count: changes.filter(counts).length, low, middle: median(changes) ?? low, high } };
}
