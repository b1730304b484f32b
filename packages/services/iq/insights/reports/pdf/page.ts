import type { Document } from '@suite/kernel/pdf/open-pdf';
import type { Paint } from '../../wording/charts';

/** In points. */
export const MARGIN = 54;
const FOOTER = 28;

export const INK = '#1b1a17';
export const MUTED = '#67625a';
export const LINE = '#e0dcd3';
export const GOOD = '#1d7a46';
export const BAD = '#b3261e';

const paints: Record<Exclude<Paint, 'accent'>, string> = {
  before: '#8f897d',
  target: '#2457a6',
  age0: '#1d7a46',
  age1: '#c79a12',
  age2: '#d97f1e',
  age3: '#cf5630',
  age4: '#a51d1d',
  grid: '#e8e4dc',
  base: '#bdb7aa',
};

/** The page that the parts of a report are drawn on. */
export interface Page {
  document: Document;
  /** The firm's brand color. */
  accent: string;
  width: number;
  /** The headings drawn so far, with their page numbers. */
  headings: { text: string; page: number }[];
  colorOf(paint: Paint): string;
  regular(size: number, color?: string): Document;
  bold(size: number, color?: string): Document;
  /** Returns the space left above the footer, in points. */
  room(): number;
  /** Starts a new page unless this many points are left. */
  need(height: number): void;
  /** Leaves a vertical gap, in points. */
  gap(height: number): void;
}

export function createPage(document: Document, accent: string): Page {
  const room = () => document.page.height - MARGIN - FOOTER - document.y;
  return {
    document,
    accent,
    width: document.page.width - 2 * MARGIN,
    headings: [],
    colorOf: (paint) => (paint === 'accent' ? accent : paints[paint]),
    regular: (size, color = INK) => document.font('regular').fontSize(size).fillColor(color),
    bold: (size, color = INK) => document.font('bold').fontSize(size).fillColor(color),
    room,
    need(height) {
      if (room() >= height) return;
      document.addPage();
      document.x = MARGIN;
    },
    gap(height) {
      document.y += height;
    },
  };
}

interface Frame {
  /** The texts at both ends of the header. */
  left: string;
  right: string;
  /**
   * The first page with a footer. Headers start on the second page of the document, because the first has a header of its own.
   */
  firstFramed: number;
}

/** Draws a bar in the firm's color at the top of every page, and the headers and footers. */
export function framePages({ document, accent, width, regular }: Page, { left, right, firstFramed }: Frame): void {
  const { start, count } = document.bufferedPageRange();
  for (let number = start + firstFramed; number < start + count; number++) {
    document.switchToPage(number);
    // Without this, text outside the margins would start another page.
    document.page.margins.top = 0;
    document.page.margins.bottom = 0;
    const foot = document.page.height - FOOTER - 10;
    document.rect(0, 0, document.page.width, number === start ? 10 : 4).fill(accent);
    if (number > start) {
      const line = { width: width * 0.5, height: 10, ellipsis: true, lineBreak: false } as const;
      regular(7.5, MUTED).text(left, MARGIN, 22, line);
      regular(7.5, MUTED).text(right, MARGIN + width / 2, 22, { ...line, align: 'right' });
    }
    document
      .moveTo(MARGIN, foot - 8)
      .lineTo(MARGIN + width, foot - 8)
      .lineWidth(0.5)
      .stroke(LINE);
    regular(7.5, MUTED).text(`Page ${number + 1} of ${count}`, MARGIN, foot, { width, align: 'right', lineBreak: false });
  }
}
