/** Coordinates of a line drawn without lifting the pen, x and y alternating, within the pad. */
export type Stroke = number[];

/** Size and line width of the pad in its own units, independent of its size on the screen. */
export const PAD = { width: 600, height: 240, line: 4 };

/** Max coordinates stored of a signature, so that no drawing is too large to send. */
const MAX = 8_000;

export const isFull = (strokes: readonly Stroke[]): boolean => strokes.reduce((sum, stroke) => sum + stroke.length, 0) >= MAX;

/** Returns a smooth SVG path of a stroke: it runs through the midpoints, with the points as control points. */
export function pathOf(stroke: Stroke): string {
  const points = pointsOf(stroke);
  const [first, ...rest] = points;
  if (!first) return '';
  const last = points.at(-1) ?? first;
  const bends = rest.slice(0, -1).map(([x, y], index) => {
    const [nextX, nextY] = rest[index + 1] ?? last;
    return `Q${x} ${y} ${(x + nextX) / 2} ${(y + nextY) / 2}`;
  });
  // A dot is a line without length, which round ends make visible.
  return `M${first.join(' ')}${bends.join('')}L${last.join(' ')}`;
}

function pointsOf(stroke: Stroke): [x: number, y: number][] {
  return Array.from({ length: Math.floor(stroke.length / 2) }, (_, at) => [stroke[at * 2] ?? 0, stroke[at * 2 + 1] ?? 0]);
}

/** Returns the strokes in black on white as a PNG in base64; a pad full of lines has about 40 KB. */
export function pngOf(strokes: readonly Stroke[]): string {
  const canvas = Object.assign(document.createElement('canvas'), { width: PAD.width, height: PAD.height });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws no images');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, PAD.width, PAD.height);
  Object.assign(pen, { strokeStyle: '#000', lineWidth: PAD.line, lineCap: 'round', lineJoin: 'round' });
  for (const stroke of strokes) pen.stroke(new Path2D(pathOf(stroke)));
  return canvas.toDataURL('image/png').replace(/^data:image\/png;base64,/, '');
}
