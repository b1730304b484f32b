import type { ReactNode } from 'react';

interface Props {
  /** In pixels from the chart's start, and how wide the chart is. */
  x: number;
  width: number;
  /** In pixels from its top. */
  y?: number;
  title: string;
  children: ReactNode;
}

/** Between the place and its values, in pixels. */
const GAP = 12;

/** The values at one place of a chart, on the side where there is room. The frame says them in words. */
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
