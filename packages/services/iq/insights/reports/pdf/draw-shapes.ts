import type { Drawing, Shape } from '../../wording/charts';
import type { Page } from './page';

const TEXT = 7.5;

/** Draws the shapes of a chart as vectors, relative to its upper left corner. */
export function drawShapes(page: Page, { shapes }: Drawing, left: number, top: number): void {
  const { document } = page;
  document.save().translate(left, top);
  for (const shape of shapes) drawShape(page, shape);
  document.restore();
}

function drawShape(page: Page, shape: Shape): void {
  const { document, colorOf } = page;
  switch (shape.kind) {
    case 'line':
      document.moveTo(shape.x1, shape.y1).lineTo(shape.x2, shape.y2).lineWidth(0.6).stroke(colorOf(shape.paint));
      break;
    case 'rect':
      if (shape.width > 0 && shape.height > 0)
        document.rect(shape.x, shape.y, shape.width, shape.height).fill(colorOf(shape.paint));
      break;
    case 'dot':
      document.circle(shape.x, shape.y, 2.2).fill(colorOf(shape.paint));
      break;
    case 'path': {
      const [first, ...others] = shape.points;
      if (!first) break;
      document.moveTo(...first);
      for (const point of others) document.lineTo(...point);
      document
        .lineWidth(shape.isDashed || shape.paint === 'before' ? 1.1 : 1.7)
        .lineJoin('round')
        .lineCap('round');
      if (shape.isDashed) document.dash(4, { space: 3 });
      document.stroke(colorOf(shape.paint)).undash();
      break;
    }
    case 'text': {
      const font = shape.isStrong
        ? page.bold(TEXT + 0.5)
        : page.regular(shape.anchor === 'start' ? TEXT + 1 : TEXT, shape.anchor === 'start' ? undefined : '#67625a');
      const width = font.widthOfString(shape.text);
      const x = { start: shape.x, middle: shape.x - width / 2, end: shape.x - width }[shape.anchor];
      font.text(shape.text, x, shape.y - font.currentLineHeight() / 2, { lineBreak: false });
    }
  }
}
