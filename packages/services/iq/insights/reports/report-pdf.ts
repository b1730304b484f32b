import { metricFormatsOf } from '@suite/insights/metric-formats';
import { bytesOf, openPdf } from '@suite/kernel/pdf/open-pdf';
import { reportParts } from '../wording/report-parts';
import { titleOf } from '../wording/title';
import type { Printing } from './branding';
import type { ReadyReport } from './make-report';
import { drawCover } from './pdf/draw-cover';
import { drawDefinitions } from './pdf/draw-definitions';
import { drawPart } from './pdf/draw-part';
import { drawSummary } from './pdf/draw-summary';
import { createPage, framePages, MARGIN } from './pdf/page';

/** Renders a report as a PDF with the firm's logo and color, formatted for a locale. */
export async function reportPdf(
  { content, createdAt }: Pick<ReadyReport, 'content' | 'createdAt'>,
  locale: string | null,
  { accent, logo }: Printing,
): Promise<Buffer> {
  const formats = metricFormatsOf(locale ?? 'en-US');
  const title = titleOf(content, formats);
  const described = { title: `${title.name}, ${title.firm}`, author: title.firm, createdAt, margin: MARGIN };
  const document = await openPdf(described, locale);
  return bytesOf(document, () => {
    const page = createPage(document, accent);
    document.addPage();
    drawSummary(page, content, formats);
    const parts = reportParts(content, formats);
    for (const part of parts) drawPart(page, part);
    drawDefinitions(
      page,
      parts.map(({ id }) => id),
    );
    framePages(page, { left: title.firm, right: title.name, firstFramed: 1 });
    drawCover(page, { content, title, logo }, formats);
  });
}
