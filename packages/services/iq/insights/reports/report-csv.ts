import { csvLine, UTF8_MARK } from '@suite/contract/csv';
import { metricFormatsOf } from '@suite/insights/metric-formats';
import type { ReportContent } from '../contract/report-content';
import { summaryTitles } from '../wording/copy';
import { reportParts } from '../wording/report-parts';
import { summaryOf } from '../wording/summary';
import { titleOf } from '../wording/title';

/**
 * Returns every row of a report as CSV. Each section has its title and its column names; amounts are plain numbers in major
 * units.
 */
export function reportCsv(report: ReportContent): string {
  const formats = { ...metricFormatsOf('en-US'), day: (day: string) => day };
  const { firm, kind, days, asOf } = titleOf(report, formats);
  const { happened, next, further, unknown } = summaryOf(report, formats);
  const listed = (title: string, texts: readonly string[]) => (texts.length ? [[[title], ...texts.map((text) => [text])]] : []);
  const tables = reportParts(report, formats).map(({ title, note, columns, rows }) => [
    [title],
    ...(note ? [[note]] : []),
    columns,
    ...rows.map((cells) => cells.map(({ value }) => value)),
  ]);
  const head = [
    ['Firm', firm],
    ['Report', kind],
    ['Period', days],
    ['As-of date', asOf],
    ['Currency', report.currency],
  ];
  const summary = listed(
    summaryTitles.summary,
    happened.map(({ text }) => text),
  );
  const lists = [
    ...summary,
    ...listed(summaryTitles.next, further ? [...next, further] : next),
    ...listed(summaryTitles.unknown, unknown),
  ];
  return UTF8_MARK + [head, ...lists, ...tables].map((lines) => lines.map(csvLine).join('')).join('\r\n');
}
