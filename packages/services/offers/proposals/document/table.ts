import type { Document } from '@suite/kernel/pdf/open-pdf';
import { artifact, element, group } from '@suite/kernel/pdf/tags';

/** Points. */
export const MARGIN = 54;
export const INK = '#1b1a17';
const LINE = '#e0dcd3';
/** Points above and below a row's text. */
const PADDING = 2.5;

interface Column {
  head: string;
  /** Share of the page's width. */
  share: number;
  /** Numbers are right-aligned. */
  isNumber?: boolean;
}

interface TableRow {
  cells: readonly string[];
  isBold?: boolean;
}

interface Table {
  columns: readonly Column[];
  rows: readonly TableRow[];
}

/** Draws a table, with its heads on each page. */
export function drawTable(document: Document, { columns, rows }: Table): void {
  const heads = { cells: columns.map(({ head }) => head), isBold: true };
  const drawHeads = (draw: DrawCell) =>
    drawRow(document, columns, { row: heads, height: heightOf(document, columns, heads) }, draw);
  group(document, 'Table', () => {
    group(document, 'TR', () => drawHeads((cell) => element(document, 'TH', cell, { scope: 'Column' })));
    for (const row of rows) {
      const height = heightOf(document, columns, row);
      if (document.y + height > document.page.height - MARGIN) {
        document.addPage();
        drawHeads((cell) => artifact(document, cell, 'Pagination'));
      }
      group(document, 'TR', () => drawRow(document, columns, { row, height }, (cell) => element(document, 'TD', cell)));
    }
  });
}

type DrawCell = (cell: () => void) => void;

const widthOf = (document: Document, { share }: Column) => (document.page.width - 2 * MARGIN) * share;

/** Sets the font, and returns the height of a row with its line. */
function heightOf(document: Document, columns: readonly Column[], { cells, isBold }: TableRow): number {
  document.font(isBold ? 'bold' : 'regular').fontSize(9);
  const heights = columns.map((column, at) =>
    document.heightOfString(cells[at] || ' ', { width: widthOf(document, column) - 6 }),
  );
  return Math.max(...heights) + 2 * PADDING + 1;
}

function drawRow(
  document: Document,
  columns: readonly Column[],
  { row: { cells, isBold }, height }: { row: TableRow; height: number },
  draw: DrawCell,
): void {
  const { y } = document;
  let x = MARGIN;
  for (const [at, column] of columns.entries()) {
    const width = widthOf(document, column);
    const text = cells[at] ?? '';
    draw(() => {
      document
        .font(isBold ? 'bold' : 'regular')
        .fontSize(9)
        .fillColor(INK);
      document.text(text, x, y + PADDING, { width: width - 6, align: column.isNumber ? 'right' : 'left' });
    });
    x += width;
  }
  const end = y + height - 1;
  artifact(document, () => document.moveTo(MARGIN, end).lineTo(x, end).lineWidth(0.5).strokeColor(LINE).stroke());
  document.x = MARGIN;
  document.y = y + height;
}
