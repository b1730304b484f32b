import type { ReportKind } from '@services/insights/contract/report-content';
import { addDays } from '@suite/values/iso-day';
import { periodBefore } from '@suite/values/period';

/** A period for a report, both ends included. */
export interface ReportablePeriod {
  kind: ReportKind;
  from: string;
  to: string;
}

/** Maximum number of periods to offer, by kind. */
const most: Record<ReportKind, number> = { weekly: 26, monthly: 24, quarterly: 12, yearly: 5 };

/**
 * Returns the periods of a kind that ended by the last day of the ledger and that it covers at least partly, latest first.
 * @param coversFrom the date of the ledger's first document; null without documents
 */
export function periodsOf(kind: ReportKind, latest: string, coversFrom: string | null): ReportablePeriod[] {
  if (coversFrom === null) return [];
  const periods: ReportablePeriod[] = [];
  let period = periodBefore(kind, addDays(latest, 1));
  while (period.to >= coversFrom && periods.length < most[kind]) {
    periods.push({ kind, ...period });
    period = periodBefore(kind, period.from);
  }
  return periods;
}
