import type { Section } from '../wording/section';
import { bytesOf, type Document, fontFile, openPdf } from './pdf/open-pdf';

/** Points. */
const MARGIN = 50;
const LINE = 6;

interface Printed {
  /** Whose it is, at the head and the foot. */
  firm: string;
  /** Of the document, for who opens it. */
  title: string;
  /** Below the firm: what it is, and of which day. */
  lines: readonly [string, string];
  createdAt: Date;
  sections: readonly Section[];
}

/** Sections as PDF, the same at each time for a locale. */
export async function printedPdf({ firm, title, lines, createdAt, sections }: Printed, locale: string | null): Promise<Buffer> {
  const font = fontFile('sans');
  const document = await openPdf({ title, author: firm, createdAt, margin: MARGIN, font }, locale);
  return bytesOf(document, () => {
    document.fontSize(18).fillColor('black').text(firm);
    document.fontSize(11).text(lines[0]);
    document.fontSize(9).fillColor('#595959').text(lines[1]);
    for (const section of sections) draw(document, section);
    numberPages(document, firm);
  });
}

/** A section: its title, its note and its table, whose head comes again on each page. */
function draw(document: Document, { title, note, columns, rows }: Section): void {
  const width = document.page.width - 2 * MARGIN;
  const first = width * (columns.length > 2 ? 0.4 : 0.6);
  const widths = columns.map((_, place) => (place ? (width - first) / (columns.length - 1) : first));
  const heightOf = (texts: readonly string[]) =>
    Math.max(...texts.map((text, place) => document.heightOfString(text || ' ', { width: (widths[place] ?? 0) - LINE }))) + LINE;
  const bottom = () => document.page.height - MARGIN - 2 * LINE;
  const row = (texts: readonly string[], color: string) => {
    const { y } = document;
    const height = heightOf(texts);
    let x = MARGIN;
    for (const [place, text] of texts.entries()) {
      const cell = widths[place] ?? 0;
      document.fillColor(color).text(text, x, y + LINE / 2, { width: cell - LINE, align: place ? 'right' : 'left' });
      x += cell;
    }
    document
      .moveTo(MARGIN, y + height)
      .lineTo(MARGIN + width, y + height)
      .lineWidth(0.5)
      .strokeColor('#d0d0d0')
      .stroke();
    document.x = MARGIN;
    document.y = y + height;
  };
  const texts = rows.map((cells) => cells.map(({ text }) => text));
  document.fontSize(9);
  // A title does not stand alone at the foot of a page.
  if (document.y + 60 + heightOf(columns) + heightOf(texts[0] ?? []) > bottom()) document.addPage();
  else document.moveDown(1.5);
  document.fontSize(12).fillColor('black').text(title, MARGIN);
  document.fontSize(9);
  if (note) document.fillColor('#595959').text(note, { width });
  if (!columns.length) return;
  row(columns, '#595959');
  for (const cells of texts) {
    if (document.y + heightOf(cells) > bottom()) {
      document.addPage();
      row(columns, '#595959');
    }
    row(cells, 'black');
  }
}

function numberPages(document: Document, firm: string): void {
  const { start, count } = document.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    document.switchToPage(page);
    // Below the margin, where text would begin another page.
    document.page.margins.bottom = 0;
    const [y, width] = [document.page.height - MARGIN + LINE, document.page.width - 2 * MARGIN];
    document.fontSize(8).fillColor('#595959');
    document.text(firm, MARGIN, y, { width: width * 0.7, height: 10, ellipsis: true, lineBreak: false });
    document.text(`Page ${page + 1} of ${count}`, MARGIN, y, { width, align: 'right', lineBreak: false });
  }
}
