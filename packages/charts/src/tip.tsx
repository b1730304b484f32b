import type { ReactNode } from 'react';

interface Props {
  /** Distance from the chart's start and the chart's width, in pixels. */
  x: number;
  width: number;
  /** Distance from the chart's top, in pixels. */
  y?: number;
  title: string;
  children: ReactNode;
}

/** Distance between the place and the tip, in pixels. */
const GAP = 12;

/** The values at one place of a chart, on the side with enough space. The chart frame announces them as text. */
export function Tip({ x, width, y = 8, title, children }: Props) {
  const isStart = x > width / 2;
  const side = isStart ? { right: width - x + GAP, maxWidth: x - GAP } : { left: x + GAP, maxWidth: width - x - GAP };
  return (
    <div aria-hidden="true" className="chart-tip" style={{ top: y, ...side }}>
      <strong>{title}</strong>
      {children}
    </div>
  );
}
