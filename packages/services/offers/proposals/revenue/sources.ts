import { isoDayOf } from '@suite/values/day-number';
import { addMonths } from '@suite/values/iso-day';
import { firstDay, shiftMonth } from '@suite/values/month';
import { type Source, sources } from '../contract/content';
import type { RevenuePeriod, Span } from '../contract/revenue';
import { acceptedServices, netOf } from './accepted-services';
import { type AcceptedOfClient, byClient } from './read-accepted';

/** Months of a period, and the number of periods that are returned. */
const spans: Record<Span, { months: number; count: number }> = {
  month: { months: 1, count: 12 },
  quarter: { months: 3, count: 8 },
  year: { months: 12, count: 5 },
};

/** Returns the value of accepted proposals by period, currency and source, newest first, including the current period. */
export function revenueBySource(accepted: readonly AcceptedOfClient[], span: Span, today: string): RevenuePeriod[] {
  const currencies = [...new Set(accepted.map(({ currency }) => currency))].sort();
  // Accepted proposals count regardless of later changes to their billing.
  const valued = byClient(accepted.map((proposal) => ({ ...proposal, billing: null }))).flatMap(withValues);
  return periodsTo(today, span).flatMap(({ from, to }) =>
    currencies.map((currency) => {
      const own = valued.filter((one) => one.currency === currency && one.acceptedOn >= from && one.acceptedOn <= to);
      const bySource = sources.map((source) => summed(source, own)).filter(({ count }) => count > 0);
      return { from, to, isToDate: to >= today, currency, sources: bySource };
    }),
  );
}

interface Valued {
  source: Source;
  currency: string;
  acceptedOn: string;
  firstYear: number;
}

function summed(source: Source, all: readonly Valued[]) {
  const own = all.filter((one) => one.source === source);
  return { source, count: own.length, firstYear: own.reduce((sum, { firstYear }) => sum + firstYear, 0) };
}

function periodsTo(today: string, span: Span): { from: string; to: string }[] {
  const { months, count } = spans[span];
  const running = today.slice(0, 7);
  const first = shiftMonth(running, -((Number(running.slice(5)) - 1) % months));
  return Array.from({ length: count }, (_, back) => ({
    from: isoDayOf(firstDay(shiftMonth(first, -back * months))),
    to: isoDayOf(firstDay(shiftMonth(first, (1 - back) * months)) - 1),
  }));
}

/** Returns a client's accepted proposals with their value: for an amendment, its change in the year from its acceptance on. */
function withValues(accepted: readonly AcceptedOfClient[]): Valued[] {
  return accepted.map((proposal, at) => {
    const { source, currency, acceptedOn, firstYearNet } = proposal;
    const isAmendment = proposal.amendsId !== null;
    const firstYear = isAmendment
      ? yearOf(accepted.slice(0, at + 1), acceptedOn) - yearOf(accepted.slice(0, at), acceptedOn)
      : firstYearNet;
    return { source, currency, acceptedOn, firstYear };
  });
}

function yearOf(accepted: readonly AcceptedOfClient[], from: string): number {
  const before = addMonths(from, 12);
  return acceptedServices(accepted).reduce((sum, service) => sum + netOf(service, from, before), 0);
}
