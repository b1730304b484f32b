import type { ReportKind } from '@services/insights/contract/report-content';
import { dayOf, firstDay, isoOf, lastDay, monthOf, shiftMonth } from '@suite/insights/calendar';

/** A period for a report, both ends included. */
export interface ReportablePeriod {
  kind: ReportKind;
  from: string;
  to: string;
}

/** Maximum number of periods to offer, by kind. */
const most: Record<ReportKind, number> = { weekly: 26, monthly: 24, quarterly: 12, yearly: 5 };

const months: Record<Exclude<ReportKind, 'weekly'>, number> = { monthly: 1, quarterly: 3, yearly: 12 };

/**
 * Returns the periods of a kind that ended by the last day of the ledger and that it covers at least partly, latest first.
 * @param coversFrom the date of the ledger's first document; null without documents
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

/** Returns the last day of the latest period that ended by a day, including the day itself. */
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
