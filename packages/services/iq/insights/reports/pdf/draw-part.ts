import type { Card, Change, Chart, PrintedPart } from '../../wording/part';
import type { Cell } from '../../wording/section';
import { drawShapes } from './draw-shapes';
import { BAD, GOOD, INK, LINE, MARGIN, MUTED, type Page } from './page';

const GAP = 14;

/** Draws a section: its heading, note, cards, charts and table. */
export function drawPart(page: Page, part: PrintedPart): void {
  drawHeading(page, part.title, firstHeight(part));
  if (part.note) {
    page.regular(8.5, MUTED).text(part.note, MARGIN, page.document.y, { width: page.width, lineGap: 1.5 });
    page.gap(6);
  }
  if (part.cards) drawCards(page, part.cards);
  if (part.charts) drawCharts(page, part.charts);
  if (part.columns.length && !part.isTableForFilesOnly) drawTable(page, part);
  page.gap(18);
}

/** The number of rows up to which a table stays on one page, and the height of a row in points. */
const MAX_ROWS_TOGETHER = 14;
const ROW = 21;

/** Returns the height of the content that must be on the same page as the heading, in points. */
function firstHeight({ charts, cards, rows }: PrintedPart): number {
  if (charts?.length) return 250;
  return cards ? 200 : Math.min(rows.length + 2, MAX_ROWS_TOGETHER) * ROW;
}

/**
 * Draws a heading that is never the last thing on its page. @param follows height in points of the content that must follow it on
 * the page
 */
export function drawHeading(page: Page, text: string, follows: number): void {
  const { document, accent } = page;
  page.need(28 + follows);
  page.headings.push({ text, page: document.bufferedPageRange().count });
  document.rect(MARGIN, document.y + 1, 3, 15).fill(accent);
  page.bold(13).text(text, MARGIN + 11, document.y, { width: page.width - 11 });
  document.x = MARGIN;
  page.gap(6);
}

const COLUMNS = 3;

function drawCards(page: Page, cards: readonly Card[]): void {
  const { document } = page;
  const width = (page.width - GAP * (COLUMNS - 1)) / COLUMNS;
  const inside = { width: width - 20 };
  const heightOf = (card: Card) =>
    page.regular(8).heightOfString(card.label, inside) +
    24 +
    (card.reason ? page.regular(8).heightOfString(card.reason, inside) : 0) +
    card.changes.length * 12 +
    22;
  for (let first = 0; first < cards.length; first += COLUMNS) {
    const row = cards.slice(first, first + COLUMNS);
    const height = Math.max(...row.map(heightOf));
    page.need(height);
    const top = document.y;
    for (const [place, card] of row.entries()) drawCard(page, card, { x: MARGIN + place * (width + GAP), top, width, height });
    document.x = MARGIN;
    document.y = top + height + GAP;
  }
}

interface Box {
  x: number;
  top: number;
  width: number;
  height: number;
}

function drawCard(page: Page, { label, value, reason, changes }: Card, { x, top, width, height }: Box): void {
  const { document } = page;
  document.roundedRect(x, top, width, height, 4).lineWidth(0.8).stroke(LINE);
  const inside = { width: width - 20 };
  page.regular(8, MUTED).text(label, x + 10, top + 10, inside);
  const below = document.y + 3;
  // A range is longer than a value.
  const fits = (size: number) => page.bold(size).widthOfString(value ?? '') <= inside.width;
  page.bold(value === undefined ? 11 : ([16, 11].find(fits) ?? 8)).text(value ?? 'Not available', x + 10, below, inside);
  if (reason) page.regular(8, MUTED).text(reason, x + 10, document.y + 3, inside);
  for (const change of changes) {
    const y = document.y + 2;
    const text = changeText(change);
    page.bold(8, toneColor(change.tone)).text(text, x + 10, y, { ...inside, lineBreak: false });
    const after = x + 10 + document.widthOfString(`${text} `);
    page.regular(8, MUTED).text(`from ${change.against}`, after, y, { lineBreak: false });
    document.y = y + 10;
  }
}

const changeText = ({ direction, text }: Change) => (direction === 'none' ? text : `${direction === 'up' ? '▲' : '▼'} ${text}`);

export const toneColor = (tone: Change['tone']) => ({ good: GOOD, bad: BAD, neutral: INK })[tone];

/** Draws charts below each other, and half-width charts side by side. */
function drawCharts(page: Page, charts: readonly Chart[]): void {
  const { document } = page;
  for (let place = 0; place < charts.length; ) {
    const row =
      charts[place]?.isHalf && charts[place + 1]?.isHalf ? charts.slice(place, place + 2) : charts.slice(place, place + 1);
    const width = row.length > 1 ? (page.width - GAP) / 2 : page.width;
    const drawings = row.map((chart) => chart.draw(width));
    const height = Math.max(...drawings.map((drawing) => drawing.height)) + 30;
    page.need(height);
    const top = document.y + 4;
    for (const [column, chart] of row.entries()) {
      const left = MARGIN + column * (width + GAP);
      page.bold(8.5).text(chart.title, left, top, { width, lineBreak: false });
      drawLegend(page, chart, left, top + 12);
      const drawing = drawings[column];
      if (drawing) drawShapes(page, drawing, left, top + (chart.legend.length ? 28 : 16));
    }
    document.x = MARGIN;
    document.y = top + height;
    place += row.length;
  }
}

function drawLegend(page: Page, { legend }: Chart, left: number, top: number): void {
  const { document } = page;
  let x = left;
  for (const { text, paint, shape } of legend) {
    const color = page.colorOf(paint);
    if (shape === 'block') document.rect(x, top + 1.5, 7, 7).fill(color);
    else {
      document
        .moveTo(x, top + 5)
        .lineTo(x + 12, top + 5)
        .lineWidth(1.4);
      if (shape === 'dash') document.dash(3, { space: 2 });
      document.stroke(color).undash();
    }
    const start = x + (shape === 'block' ? 11 : 16);
    page.regular(7.5, MUTED).text(text, start, top, { lineBreak: false });
    x = start + document.widthOfString(text) + 14;
  }
}

const PADDING = 4;

/** Draws a table that repeats its header on each page. */
function drawTable(page: Page, part: PrintedPart): void {
  const { document, width } = page;
  const { columns, rows, hasTotal = false } = part;
  // Uses a smaller font if wide amounts leave no room for the first column.
  const size =
    (columns.length > 5 ? [8, 7.5, 6.5, 5.5] : [8.5, 7.5, 6.5, 5.5]).find(
      (each) => (columnWidths(page, part, each)[0] ?? 0) > width / 7,
    ) ?? 5.5;
  const widths = columnWidths(page, part, size);
  const draw = (
    texts: readonly string[],
    { isBold = false, color = INK, line = LINE }: { isBold?: boolean; color?: string; line?: string },
  ) => {
    const write = () => (isBold ? page.bold(size, color) : page.regular(size, color));
    write();
    const height =
      Math.max(...texts.map((text, place) => document.heightOfString(text || ' ', { width: (widths[place] ?? 0) - PADDING }))) +
      2 * PADDING;
    return {
      height,
      at() {
        const { y } = document;
        let x = MARGIN;
        for (const [place, text] of texts.entries()) {
          const cell = widths[place] ?? 0;
          write().text(text, place ? x + PADDING : x, y + PADDING, {
            width: cell - PADDING,
            align: place ? 'right' : 'left',
          });
          x += cell;
        }
        document
          .moveTo(MARGIN, y + height)
          .lineTo(MARGIN + width, y + height)
          .lineWidth(0.5)
          .stroke(line);
        document.x = MARGIN;
        document.y = y + height;
      },
    };
  };
  const head = draw(columns, { isBold: true, color: MUTED, line: '#bdb7aa' });
  const body = rows.map((cells: readonly Cell[], place) =>
    draw(
      cells.map(({ text }) => text),
      { isBold: hasTotal && place === rows.length - 1 },
    ),
  );
  page.need(head.height + (body[0]?.height ?? 0));
  page.gap(4);
  head.at();
  for (const row of body) {
    if (page.room() < row.height) {
      document.addPage();
      head.at();
    }
    row.at();
  }
}

/**
 * Returns the width of each column. Values never wrap: all columns but the first are as wide as each other, or wider if their
 * values need it, and the first one gets the rest.
 */
function columnWidths(
  { document, width, regular, bold }: Page,
  { columns, rows, hasTotal }: PrintedPart,
  size: number,
): number[] {
  const first = width * (columns.length > 5 ? 0.25 : columns.length > 2 ? 0.42 : 0.6);
  const equal = (width - first) / (columns.length - 1);
  const others = columns.slice(1).map((_, place) => {
    (hasTotal ? bold : regular)(size);
    return Math.max(equal, ...rows.map((cells) => document.widthOfString(cells[place + 1]?.text ?? '') + 2 * PADDING));
  });
  return [width - others.reduce((sum, each) => sum + each, 0), ...others];
}
