import type { MetricFormats } from '@suite/insights/metric-formats';
import type { ReportContent } from '../contract/report-content';
import { kinds } from './copy';

type Named = Pick<ReportContent, 'kind' | 'from' | 'to'>;

type Formats = Pick<MetricFormats, 'day' | 'monthRange'>;

/** Returns the name of a period: `December 2025`, `October – December 2025`, `2025`, or the days of a week. */
export function periodName({ kind, from, to }: Named, { day, monthRange }: Formats): string {
  if (kind === 'weekly') return `${day(from)} – ${day(to)}`;
  return kind === 'yearly' ? from.slice(0, 4) : monthRange(from, to);
}

/** Returns the name of a report, such as `Monthly report, December 2025`. */
export const reportName = (report: Named, formats: Formats): string => `${kinds[report.kind]}, ${periodName(report, formats)}`;

/** Returns the heading of a report: the firm, the days, and the last day that its metrics cover. */
export function titleOf(report: ReportContent, formats: Formats) {
  const { firm, kind, from, to, asOf, coversFrom } = report;
  const { day } = formats;
  return {
    firm,
    kind: kinds[kind],
    name: reportName(report, formats),
    period: periodName(report, formats),
    days: `${day(from)} – ${day(to)}`,
    asOf: asOf < to ? `${day(asOf)}: the ledger does not reach the end of the period` : day(asOf),
    coverage: coversFrom === null ? 'The ledger has no customer documents.' : `${day(coversFrom)} – ${day(asOf)}`,
  };
}
