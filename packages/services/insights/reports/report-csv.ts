import { csvLine, UTF8_MARK } from '@suite/contract/csv';
import { figureFormatsOf } from '@suite/insights/figure-formats';
import type { ReportContent } from '../contract/reports';
import { sectionsOf } from '../wording/sections';
import { titleOf } from '../wording/title';

/** Every row of a report as CSV: each section by its title and its columns; amounts are plain numbers of major units. */
export function reportCsv(report: ReportContent): string {
  const formats = { ...figureFormatsOf('en-US'), day: (day: string) => day };
  const { firm, kind, period, asOf } = titleOf(report, formats);
  const tables = sectionsOf(report, formats).map(({ title, note, columns, rows }) => [
    [title],
    ...(note ? [[note]] : []),
    columns,
    ...rows.map((cells) => cells.map(({ value }) => value)),
  ]);
  const head = [
    ['Firm', firm],
    ['Report', kind],
    ['Period', period],
    ['Figures', asOf],
    ['Currency', report.currency],
  ];
  return UTF8_MARK + [head, ...tables].map((lines) => lines.map(csvLine).join('')).join('\r\n');
}
