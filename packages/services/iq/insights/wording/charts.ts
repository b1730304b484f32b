import { ticksOf, valueScale } from '@suite/charts/scale';

/** The meaning of a color; `accent` is the firm's brand color. */
export type Paint = 'accent' | 'before' | 'target' | 'age0' | 'age1' | 'age2' | 'age3' | 'age4' | 'grid' | 'base';

/** A shape in the units of its drawing. Pages draw it as SVG, PDFs as vectors. */
export type Shape =
  | { kind: 'line'; x1: number; y1: number; x2: number; y2: number; paint: Paint }
  | { kind: 'rect'; x: number; y: number; width: number; height: number; paint: Paint }
  | { kind: 'path'; points: readonly (readonly [x: number, y: number])[]; paint: Paint; isDashed: boolean }
  | { kind: 'dot'; x: number; y: number; paint: Paint }
  /** `y` is the vertical middle. */
  | { kind: 'text'; x: number; y: number; text: string; anchor: 'start' | 'middle' | 'end'; isStrong: boolean };

export interface Drawing {
  width: number;
  height: number;
  shapes: Shape[];
}

interface Line {
  values: readonly (number | null)[];
  paint: Paint;
  isDashed?: boolean;
}

interface MonthsDrawing {
  /** Short names, oldest first. */
  months: readonly string[];
  columns?: readonly (number | null)[];
  lines: readonly Line[];
  /** Formats a value for the axis. */
  write: (value: number) => string;
  width: number;
  height: number;
}

/** The space for the axis labels on the left, above and below the values, and for the months at the bottom. */
const START = 46;
const EDGE = 6;
const BELOW = 16;

/** The width of a month's short name. */
const LABEL = 26;

/** Draws months from left to right, as columns that start at zero and as lines. A missing value breaks its line. */
export function drawMonths({ months, columns, lines, write, width, height }: MonthsDrawing): Drawing {
  const bottom = height - BELOW - EDGE;
  const known = [columns ?? [], ...lines.map(({ values }) => values)].flat().filter((value) => value !== null);
  const scale = valueScale(known.length ? known : [0], bottom, { fromZero: columns !== undefined });
  const y = (value: number) => EDGE + scale(value);
  const band = (width - START) / Math.max(1, months.length);
  const center = (place: number) => START + band * (place + 0.5);
  const every = Math.max(1, Math.ceil(LABEL / band));
  const shapes: Shape[] = ticksOf(scale).flatMap((value): Shape[] => [
    { kind: 'line', x1: START, y1: y(value), x2: width, y2: y(value), paint: value === 0 ? 'base' : 'grid' },
    { kind: 'text', x: START - 6, y: y(value), text: write(value), anchor: 'end', isStrong: false },
  ]);
  for (const [place, value] of (columns ?? []).entries()) {
    if (value === null) continue;
    const [top, foot] = [Math.min(y(0), y(value)), Math.max(y(0), y(value))];
    const wide = Math.min(band * 0.62, 34);
    shapes.push({ kind: 'rect', x: center(place) - wide / 2, y: top, width: wide, height: foot - top, paint: 'accent' });
  }
  for (const { values, paint, isDashed = false } of lines) {
    for (const points of runsOf(values.map((value, place) => (value === null ? null : ([center(place), y(value)] as const))))) {
      const [only, ...others] = points;
      if (only && !others.length) shapes.push({ kind: 'dot', x: only[0], y: only[1], paint });
      else shapes.push({ kind: 'path', points, paint, isDashed });
    }
  }
  for (const [place, text] of months.entries())
    if ((months.length - 1 - place) % every === 0)
      shapes.push({ kind: 'text', x: center(place), y: height - BELOW / 2, text, anchor: 'middle', isStrong: false });
  return { width, height, shapes };
}

/** Splits values into runs without missing ones. */
function runsOf<Value>(values: readonly (Value | null)[]): Value[][] {
  const runs: Value[][] = [[]];
  for (const value of values) {
    if (value === null) runs.push([]);
    else runs.at(-1)?.push(value);
  }
  return runs.filter((run) => run.length > 0);
}

interface BarsDrawing {
  bars: readonly { text: string; value: number; label: string; paint: Paint }[];
  width: number;
}

const ROW = 22;
const BAR = 11;

/** The space for the names on wide and on narrow pages, and for the values beside the bars. */
const NAMES = 150;
const NARROW_NAMES = 112;
const NARROW = 420;
const VALUES = 84;

/** The estimated maximum average width of a character in a name. */
const CHARACTER = 6;

/** Draws amounts as bars, one below the other. An amount of zero or less has no bar. */
export function drawBars({ bars, width }: BarsDrawing): Drawing {
  const longest = Math.max(1, ...bars.map(({ value }) => value));
  const names = width < NARROW ? NARROW_NAMES : NAMES;
  const room = Math.max(0, width - names - VALUES);
  const shapes = bars.flatMap(({ text, value, label, paint }, place): Shape[] => {
    const middle = place * ROW + ROW / 2;
    const long = (Math.max(0, value) / longest) * room;
    return [
      { kind: 'text', x: 0, y: middle, text: shortened(text, Math.floor(names / CHARACTER)), anchor: 'start', isStrong: false },
      { kind: 'rect', x: names, y: middle - BAR / 2, width: long, height: BAR, paint },
      { kind: 'text', x: width, y: middle, text: label, anchor: 'end', isStrong: true },
    ];
  });
  return { width, height: bars.length * ROW, shapes };
}

const shortened = (text: string, most: number): string => {
  const characters = [...text];
  return characters.length > most
    ? `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : text;
};
