import type { ReportKind } from '@services/insights/contract/report-content';
import { dayOf, firstDay, isoOf, lastDay, monthOf, shiftMonth } from '@suite/insights/calendar';

/** A period that a report can be made of, both ends included. */
export interface ReportablePeriod {
  kind: ReportKind;
  from: string;
  to: string;
}

/** How many periods of a kind are offered. */
const most: Record<ReportKind, number> = { weekly: 26, monthly: 24, quarterly: 12, yearly: 5 };

const months: Record<Exclude<ReportKind, 'weekly'>, number> = { monthly: 1, quarterly: 3, yearly: 12 };

/**
 * The periods of a kind that have ended by the last day of the ledger and that it covers a part of, the latest first.
 * @param coversFrom the day of the ledger's first document; null without one
 */
export function periodsOf(kind: ReportKind, latest: string, coversFrom: string | null): ReportablePeriod[] {
  if (coversFrom === null) return [];
  const periods: ReportablePeriod[] = [];
  let to = lastEnd(kind, latest);
  while (to >= coversFrom && periods.length < most[kind]) {
    const from = startOf(kind, to);
    periods.push({ kind, from, to });
    to = isoOf(dayOf(from) - 1);
  }
  return periods;
}

/** The last day of the period that ended last by a day, the day itself included. */
function lastEnd(kind: ReportKind, day: string): string {
  if (kind === 'weekly') {
    const last = dayOf(day);
    // 1970-01-04 was a Sunday.
    return isoOf(last - ((((last - 3) % 7) + 7) % 7));
  }
  const isMonthEnd = lastDay(monthOf(dayOf(day))) === dayOf(day);
  let month = isMonthEnd ? monthOf(dayOf(day)) : shiftMonth(monthOf(dayOf(day)), -1);
  while (Number(month.slice(5)) % months[kind] !== 0) month = shiftMonth(month, -1);
  return isoOf(lastDay(month));
}

const startOf = (kind: ReportKind, to: string): string =>
  kind === 'weekly' ? isoOf(dayOf(to) - 6) : isoOf(firstDay(shiftMonth(monthOf(dayOf(to)), 1 - months[kind])));
