'use client';

import { Skeleton } from '@suite/ui/skeleton';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FlowChart } from './flow-chart';
import type { PointsChart } from './points-chart';
import type { RangeChart } from './range-chart';
import { flowSizes, type RowSizes, rangeSizes } from './row-sizes';
import type { SeriesChart } from './series-chart';

/** All charts are in one module: once one was shown, the others can be printed without scrolling to them. */
type Drawn = typeof import('./drawn');
let loaded: Drawn | undefined;

/** Height of the legend and of the line that opens the table, in pixels. */
const AROUND = 52;

const rowsHeight = (rows: number, { row, axis }: RowSizes) => rows * row + axis + AROUND;

/** A series chart that is loaded when the person scrolls to it. */
export const LateSeriesChart = (props: ComponentProps<typeof SeriesChart>) => (
  <WhenSeen height={(props.height ?? 220) + AROUND} label={props.label}>
    {({ SeriesChart: Chart }) => <Chart {...props} />}
  </WhenSeen>
);

export const LatePointsChart = (props: ComponentProps<typeof PointsChart>) => (
  <WhenSeen height={(props.height ?? 280) + AROUND} label={props.label}>
    {({ PointsChart: Chart }) => <Chart {...props} />}
  </WhenSeen>
);

export const LateFlowChart = (props: ComponentProps<typeof FlowChart>) => (
  <WhenSeen height={rowsHeight(props.groups.length, flowSizes)} label={props.label}>
    {({ FlowChart: Chart }) => <Chart {...props} />}
  </WhenSeen>
);

export const LateRangeChart = (props: ComponentProps<typeof RangeChart>) => (
  <WhenSeen height={rowsHeight(props.ranges.length, rangeSizes)} label={props.label}>
    {({ RangeChart: Chart }) => <Chart {...props} />}
  </WhenSeen>
);

interface Props {
  height: number;
  label: string;
  children: (charts: Drawn) => ReactNode;
}

function WhenSeen({ height, label, children }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const [charts, setCharts] = useState<Drawn>();
  useEffect(() => {
    if (!ref.current) return;
    const show = async () => {
      try {
        loaded ??= await import('./drawn');
        setCharts(loaded);
      } catch (error) {
        // Thrown during rendering, so that the page's error boundary catches it.
        setCharts(() => {
          throw error;
        });
      }
    };
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && show(), { rootMargin: '200px' });
    observer.observe(ref.current);
    const print = () => flushSync(() => setCharts(loaded));
    addEventListener('beforeprint', print);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', print);
    };
  }, []);
  return (
    <div ref={ref} style={{ minHeight: height }}>
      {charts ? (
        children(charts)
      ) : (
        <div role="status" aria-label={`Loading: ${label}`} style={{ display: 'grid', height }}>
          <Skeleton />
        </div>
      )}
    </div>
  );
}
