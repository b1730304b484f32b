import type { MetricFormats } from '@suite/insights/metric-formats';
import type { ReportContent } from '../../contract/report-content';
import { coverFacts } from '../../wording/cover-facts';
import type { titleOf } from '../../wording/title';
import { INK, LINE, MARGIN, MUTED, type Page } from './page';

/** The maximum size of a logo, in points. */
const LOGO = { width: 200, height: 72 };

interface Cover {
  content: ReportContent;
  title: ReturnType<typeof titleOf>;
  logo: Buffer | undefined;
}

/** Draws the first page. It comes last because it contains the table of contents. */
export function drawCover(page: Page, { content, title, logo }: Cover, formats: MetricFormats): void {
  const { document, accent, width } = page;
  document.switchToPage(0);
  document.page.margins.bottom = 0;
  document.rect(0, 0, document.page.width, 10).fill(accent);
  if (logo) document.image(logo, MARGIN, 64, { fit: [LOGO.width, LOGO.height] });
  else page.bold(16).text(title.firm, MARGIN, 72, { width });
  page.bold(10.5, accent).text(title.kind.toUpperCase(), MARGIN, 236, { width, characterSpacing: 0.8 });
  page.bold(32, INK).text(title.period, MARGIN, document.y + 6, { width });
  page.regular(15, MUTED).text(title.firm, MARGIN, document.y + 6, { width });
  document
    .moveTo(MARGIN, document.y + 22)
    .lineTo(MARGIN + 64, document.y + 22)
    .lineWidth(2.5)
    .stroke(accent);
  document.y += 40;
  for (const { label, text } of coverFacts(content, formats)) {
    const { y } = document;
    page.regular(9.5, MUTED).text(label, MARGIN, y, { width: 110, lineBreak: false });
    page.regular(9.5).text(text, MARGIN + 110, y, { width: width - 110 });
    document.y += 5;
  }
  document.y += 26;
  page.bold(10.5).text('Contents', MARGIN, document.y, { width });
  document.y += 6;
  for (const { text, page: number } of page.headings) {
    const { y } = document;
    page.regular(9.5).text(text, MARGIN, y, { width: width - 40, lineBreak: false });
    page.regular(9.5, MUTED).text(String(number), MARGIN, y, { width, align: 'right', lineBreak: false });
    document
      .moveTo(MARGIN, y + 15)
      .lineTo(MARGIN + width, y + 15)
      .lineWidth(0.5)
      .stroke(LINE);
    document.y = y + 19;
  }
}
