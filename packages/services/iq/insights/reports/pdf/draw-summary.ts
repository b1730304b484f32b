import type { MetricFormats } from '@suite/insights/metric-formats';
import type { ReportContent } from '../../contract/report-content';
import { summaryTitles } from '../../wording/copy';
import { summaryOf } from '../../wording/summary';
import { drawHeading, toneColor } from './draw-part';
import { MARGIN, MUTED, type Page } from './page';

const INDENT = 16;

/** Draws the summary of a report: what happened, what to do next, and what the ledger does not show. */
export function drawSummary(page: Page, report: ReportContent, formats: MetricFormats): void {
  const { happened, next, further, unknown } = summaryOf(report, formats);
  const { document } = page;
  drawHeading(page, summaryTitles.summary, 60);
  for (const { text, tone } of happened) {
    item(page, text, (y) => document.circle(MARGIN + 5, y, 2.6).fill(tone === 'neutral' ? MUTED : toneColor(tone)));
  }
  if (next.length) {
    subheading(page, summaryTitles.next);
    for (const [place, text] of next.entries())
      item(page, text, (y) =>
        page.bold(9.5, page.accent).text(`${place + 1}`, MARGIN, y - 5.5, { width: 11, align: 'center', lineBreak: false }),
      );
    if (further) item(page, further, () => undefined);
  }
  if (unknown.length) {
    subheading(page, summaryTitles.unknown);
    for (const text of unknown)
      item(page, text, (y) =>
        document
          .moveTo(MARGIN + 2, y)
          .lineTo(MARGIN + 8, y)
          .lineWidth(1)
          .stroke(MUTED),
      );
  }
  page.gap(14);
}

function subheading(page: Page, text: string): void {
  page.need(50);
  page.gap(6);
  page.bold(10.5).text(text, MARGIN, page.document.y, { width: page.width });
  page.gap(4);
}

/** Draws a sentence with a mark in front of its first line. @param mark draws the mark at the vertical middle of that line */
function item(page: Page, text: string, mark: (y: number) => void): void {
  const { document } = page;
  const options = { width: page.width - INDENT, lineGap: 2 };
  page.need(page.regular(9.5).heightOfString(text, options));
  const { y } = document;
  mark(y + 6);
  page.regular(9.5).text(text, MARGIN + INDENT, y, options);
  document.x = MARGIN;
  page.gap(4);
}
