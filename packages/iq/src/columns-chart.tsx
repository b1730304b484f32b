'use client';

import { useFigureFormats } from './use-figure-formats';

interface Month {
  /** `2021-03` */
  month: string;
  /** Null when it is not available: a band is drawn then instead of a column of 0. */
  value: number | null;
  /** The formatted value. */
  text: string;
}

interface Props {
  /** What the columns show. */
  label: string;
  /** The oldest first. */
  months: readonly Month[];
}

const HEIGHT = 120;
const WIDTH = 24;
const GAP = 8;

/** A column per month; the page shows the numbers in a table beside it. */
export function ColumnsChart({ label, months }: Props) {
  const { month: write } = useFigureFormats();
  const highest = Math.max(1, ...months.map(({ value }) => value ?? 0));
  const width = months.length * (WIDTH + GAP);
  const [first, last] = [months[0], months.at(-1)];
  return (
    <figure>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="block h-32 w-full"
      >
        {months.map(({ month, value, text }, place) => {
          const height = value === null ? HEIGHT : Math.max(1, (Math.max(0, value) / highest) * HEIGHT);
          return (
            <rect
              key={month}
              className={value === null ? 'fill-sunken' : 'fill-accent hover:opacity-80'}
              x={place * (WIDTH + GAP) + GAP / 2}
              y={HEIGHT - height}
              width={WIDTH}
              height={height}
            >
              <title>{`${write(month)}: ${text}`}</title>
            </rect>
          );
        })}
      </svg>
      <figcaption className="mt-1 flex justify-between text-xs text-muted">
        <span>{first && write(first.month)}</span>
        <span>{last && write(last.month)}</span>
      </figcaption>
    </figure>
  );
}
