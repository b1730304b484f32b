import { figureFormatsOf } from '@suite/insights/figure-formats';
import type { Report } from '../contract/reports';
import { sectionsOf } from '../wording/sections';
import { titleOf } from '../wording/title';
import { printedPdf } from './printed-pdf';

/** A report as PDF. */
export function reportPdf(report: Report, locale: string | null): Promise<Buffer> {
  const formats = figureFormatsOf(locale ?? 'en-US');
  const { firm, kind, period, asOf } = titleOf(report, formats);
  const printed = {
    firm,
    title: `${kind} of ${firm}: ${period}`,
    lines: [`${kind}, ${period}`, asOf] as const,
    createdAt: new Date(report.createdAt),
    sections: sectionsOf(report, formats),
  };
  return printedPdf(printed, locale);
}
