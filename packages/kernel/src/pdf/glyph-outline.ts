import type { Font } from 'fontkit';

/** A point of an outline, in units of its font. */
interface Point {
  x: number;
  y: number;
  onCurve: boolean;
  endContour: boolean;
  copy(): Point;
}

interface Component {
  glyphID: number;
  dx: number;
  dy: number;
  scaleX: number;
  scaleY: number;
}

/** Members that the types of fontkit leave out. */
interface Varied extends Font {
  _variationProcessor: { transformPoints(glyph: number, points: Point[]): void } | null;
  getGlyph(id: number): ReturnType<Font['getGlyph']> & {
    _decode(): { numberOfContours: number; points?: Point[]; components?: Component[] } | null;
  };
}

/** Returns the outline of a glyph at the weight of its font. */
export function outlineOf(font: Font, id: number): Point[] {
  const glyph = (font as Varied).getGlyph(id);
  const decoded = glyph._decode();
  if (decoded?.components)
    return decoded.components.flatMap(({ glyphID, dx, dy, scaleX, scaleY }) =>
      outlineOf(font, glyphID).map((point) => {
        const moved = point.copy();
        Object.assign(moved, { x: point.x * scaleX + dx, y: point.y * scaleY + dy });
        return moved;
      }),
    );
  if (!decoded?.points?.length) return [];
  const points = decoded.points.map((point) => point.copy());
  // The four points after those of an outline are for metrics, which fontkit varies itself.
  const phantom = [0, 0, 0, 0].map(() => Object.assign((points[0] as Point).copy(), { x: 0, y: 0, endContour: true }));
  (font as Varied)._variationProcessor?.transformPoints(id, [...points, ...phantom]);
  return points;
}

/** Encodes a simple glyph of TrueType's `glyf` table (ISO/IEC 14496-22 §5.3.3), in a multiple of four bytes. */
export function encodedGlyph(points: readonly Point[], scale: number): Buffer {
  if (!points.length) return Buffer.alloc(0);
  const xs = points.map(({ x }) => Math.round(x * scale));
  const ys = points.map(({ y }) => Math.round(y * scale));
  const ends = points.flatMap(({ endContour }, at) => (endContour ? [at] : []));
  const shorts = [ends.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys), ...ends, 0];
  const length = 2 * shorts.length + points.length + 4 * points.length;
  const bytes = Buffer.alloc(length + ((4 - (length % 4)) % 4));
  let at = 0;
  for (const short of shorts) at = bytes.writeInt16BE(short, at);
  for (const { onCurve } of points) at = bytes.writeUInt8(onCurve ? 1 : 0, at);
  for (const all of [xs, ys])
    for (const [index, value] of all.entries()) at = bytes.writeInt16BE(value - (all[index - 1] ?? 0), at);
  return bytes;
}
