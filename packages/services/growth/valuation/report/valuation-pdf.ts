import { bytesOf, type Document } from '@suite/kernel/pdf/open-pdf';
import { drawTable, INK, LINE, MARGIN, MUTED, numberPages, openReport } from '@suite/kernel/pdf/report';
import type { Bar, Part } from '../report-parts';

const BAND = '#e7e1d6';

interface Printed {
  title: string;
  firm: string;
  on: string;
  facts: readonly string[];
  /** States what the report is not; on its first page, and at the bottom of every other page. */
  disclaimer: string;
  parts: readonly Part[];
  accent: string;
}

/** Creates a PDF of a report's parts, with tables and range bars. */
export async function valuationPdf({ title, firm, on, facts, disclaimer, parts, accent }: Printed): Promise<Buffer> {
  const document = await openReport(title, firm, on);
  return bytesOf(document, () => {
    document.font('bold').fontSize(11).fillColor(MUTED).text(firm);
    document.moveDown(0.4).fontSize(22).fillColor(INK).text(title);
    document.moveDown(0.5);
    for (const fact of facts) paragraph(document, fact);
    box(document, disclaimer);
    for (const { title: part, text, table, bars } of parts) {
      heading(document, part);
      for (const one of text ?? []) paragraph(document, one);
      if (bars?.length) drawBars(document, bars, accent);
      if (table) drawTable(document, table);
    }
    numberPages(document, `${firm} · ${title} · This is no appraisal`);
  });
}

function heading(document: Document, text: string): void {
  if (document.y > document.page.height - MARGIN - 110) document.addPage();
  document.moveDown(1).font('bold').fontSize(13).fillColor(INK).text(text, MARGIN);
  document.moveDown(0.3);
}

function paragraph(document: Document, text: string, color = INK): void {
  document.font('regular').fontSize(9.5).fillColor(color).text(text, MARGIN, undefined, { lineGap: 2 });
  document.moveDown(0.4);
}

function box(document: Document, text: string): void {
  const width = document.page.width - 2 * MARGIN;
  document.font('regular').fontSize(9).fillColor(INK);
  const height = document.heightOfString(text, { width: width - 20, lineGap: 1.5 }) + 16;
  const { y } = document;
  document.rect(MARGIN, y, width, height).lineWidth(0.8).strokeColor(LINE).stroke();
  document.fillColor(INK).text(text, MARGIN + 10, y + 8, { width: width - 20, lineGap: 1.5 });
  document.x = MARGIN;
  document.y = y + height + 6;
}

const BAR_ROW = 24;
const LABEL = 128;
const AMOUNT = 150;

/**
 * Draws a bar for each method from its low to its high value with a mark in the middle, on a common scale that starts at zero.
 */
function drawBars(document: Document, bars: readonly Bar[], accent: string): void {
  const width = document.page.width - 2 * MARGIN - LABEL - AMOUNT;
  const most = Math.max(1, ...bars.map(({ high }) => high));
  if (document.y + bars.length * BAR_ROW > document.page.height - MARGIN) document.addPage();
  let { y } = document;
  for (const { text, low, mid, high, words } of bars) {
    const at = (value: number) => MARGIN + LABEL + (value / most) * width;
    document
      .font('regular')
      .fontSize(9)
      .fillColor(INK)
      .text(text, MARGIN, y + 6, { width: LABEL - 8 });
    document.rect(MARGIN + LABEL, y + 8, width, 8).fill(BAND);
    document.rect(at(low), y + 8, Math.max(2, at(high) - at(low)), 8).fill(accent);
    document.rect(at(mid) - 1, y + 5, 2, 14).fill(INK);
    document.font('regular').fontSize(8.5).fillColor(MUTED);
    document.text(words, MARGIN + LABEL + width + 8, y + 7, { width: AMOUNT - 8 });
    y += BAR_ROW;
  }
  document.x = MARGIN;
  document.y = y + 4;
}
