import { metricFormatsOf } from '@suite/insights/metric-formats';
import { bytesOf, openPdf } from '@suite/kernel/pdf/open-pdf';
import { drawQrCode } from '@suite/kernel/pdf/qr-code';
import type { completions } from '../schema';

/** Points. */
const MARGIN = 72;
const CODE = 120;
const INK = '#1b1a17';
const MUTED = '#67625a';

/** Renders a certificate on one page. @param address where it can be verified */
export async function certificatePdf(completion: typeof completions.$inferSelect, address: string): Promise<Buffer> {
  const { name, firm, course, version, score, completedOn, number, at } = completion;
  const described = { title: `Certificate: ${course}`, author: firm, createdAt: at, margin: MARGIN };
  const document = await openPdf(described, 'en-US');
  const { day } = metricFormatsOf('en-US');
  return bytesOf(document, () => {
    const width = document.page.width - 2 * MARGIN;
    const line = (text: string, size: number, { font = 'regular', color = INK, gap = 1 } = {}) => {
      document.font(font).fontSize(size).fillColor(color).text(text, MARGIN, undefined, { width, align: 'center' });
      document.moveDown(gap);
    };
    document.y = 130;
    line('Certificate of completion', 30, { font: 'bold', gap: 1.2 });
    line('This certifies that', 12, { color: MUTED, gap: 0.6 });
    line(name, 24, { font: 'bold', gap: 0.4 });
    line(`of ${firm}`, 12, { color: MUTED, gap: 1.6 });
    line('completed the course', 12, { color: MUTED, gap: 0.6 });
    line(course, 20, { font: 'bold', gap: 0.8 });
    line(`on ${day(completedOn)} with a score of ${score}% (version ${version} of the course)`, 12, { gap: 3 });
    const top = document.y;
    drawQrCode(document, address, { x: (document.page.width - CODE) / 2, y: top, size: CODE });
    document.y = top + CODE + 8;
    line(number, 13, { font: 'bold', gap: 0.4 });
    line('Scan the code, or open this address, to verify the certificate:', 9, { color: MUTED, gap: 0.2 });
    line(address, 9, { color: MUTED });
  });
}
