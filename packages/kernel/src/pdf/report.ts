import { type Document, openPdf } from './open-pdf';

/** Points. */
export const MARGIN = 54;
export const INK = '#1b1a17';
export const MUTED = '#5f5a52';
export const LINE = '#d9d4ca';

/** Creates an empty report on Letter, with the fonts `regular` and `bold`. */
export async function openReport(title: string, author: string, on: string): Promise<Document> {
  const createdAt = new Date(`${on}T12:00:00Z`);
  const document = await openPdf({ title, author, createdAt, margin: MARGIN }, 'en-US');
  return document;
}

/** Maximum number of characters that count for a column's width. */
const WIDEST = 48;

interface Table {
  heads: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Draws a table; each column's width follows its longest text, unless shares of the width are given. */
export function drawTable(document: Document, { heads, rows }: Table, shares = sharesOf(heads, rows)): void {
  drawRow(document, heads, shares, 'bold');
  for (const cells of rows) drawRow(document, cells, shares, 'regular');
  document.moveDown(0.4);
}

function sharesOf(heads: readonly string[], rows: readonly (readonly string[])[]): number[] {
  const wide = heads.map((head, at) =>
    Math.min(WIDEST, rows.reduce((most, cells) => Math.max(most, (cells[at] ?? '').length), head.length + 2) + 3),
  );
  const all = wide.reduce((sum, one) => sum + one, 0);
  return wide.map((one) => one / all);
}

function drawRow(document: Document, texts: readonly string[], shares: readonly number[], font: 'regular' | 'bold'): void {
  const width = document.page.width - 2 * MARGIN;
  document.font(font).fontSize(8.5).fillColor(INK);
  const height = Math.max(
    ...texts.map((text, at) => document.heightOfString(text || ' ', { width: width * (shares[at] ?? 0) - 6 })),
  );
  if (document.y + height + 8 > document.page.height - MARGIN) document.addPage();
  const { y } = document;
  let x = MARGIN;
  for (const [at, text] of texts.entries()) {
    const cell = width * (shares[at] ?? 0);
    document.text(text, x, y + 3, { width: cell - 6 });
    x += cell;
  }
  const end = y + height + 7;
  document
    .moveTo(MARGIN, end)
    .lineTo(MARGIN + width, end)
    .lineWidth(0.5)
    .strokeColor(LINE)
    .stroke();
  document.x = MARGIN;
  document.y = end + 1;
}

/** Draws a line with the page number at the foot of every page. */
export function numberPages(document: Document, text: string): void {
  const { start, count } = document.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    document.switchToPage(page);
    // Without this, text below the margin would start a new page.
    document.page.margins.bottom = 0;
    document
      .font('regular')
      .fontSize(8)
      .fillColor(MUTED)
      .text(`${text} · ${page - start + 1} of ${count}`, MARGIN, document.page.height - 36, { lineBreak: false });
  }
}
