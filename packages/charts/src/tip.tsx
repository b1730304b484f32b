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

const classes =
  'ui:pointer-events-none ui:absolute ui:z-1 ui:grid ui:gap-0.5 ui:rounded-[6px] ui:bg-ink ui:px-2.5 ui:py-2 ui:text-xs ui:whitespace-nowrap ui:text-paper ui:[&_b]:ms-auto ui:[&_b]:ps-3 ui:[&_b]:font-[600] ui:[&_em]:mt-1 ui:[&_em]:max-w-60 ui:[&_em]:whitespace-normal ui:[&_em]:not-italic ui:[&>span]:flex ui:[&>span]:items-center ui:[&>span]:gap-1.5 ui:[&>strong]:whitespace-normal';

/** The values at one place of a chart, on the side with enough space. The chart frame announces them as text. */
export function Tip({ x, width, y = 8, title, children }: Props) {
  const isStart = x > width / 2;
  const side = isStart ? { right: width - x + GAP, maxWidth: x - GAP } : { left: x + GAP, maxWidth: width - x - GAP };
  return (
    <div aria-hidden="true" className={classes} style={{ top: y, ...side }}>
      <strong>{title}</strong>
      {children}
    </div>
  );
}
