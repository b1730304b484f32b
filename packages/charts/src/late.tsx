'use client';

import { Skeleton } from '@suite/ui/skeleton';
import { type ComponentProps, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { PointsChart } from './points-chart';
import type { SeriesChart } from './series-chart';

const LoadedSeriesChart = lazy(async () => ({ default: (await import('./series-chart')).SeriesChart }));
const LoadedPointsChart = lazy(async () => ({ default: (await import('./points-chart')).PointsChart }));

/** Legend and the line that opens the table, in pixels. */
const AROUND = 52;

/** A series chart that is loaded once somebody scrolls to it. */
export const LateSeriesChart = (props: ComponentProps<typeof SeriesChart>) => (
  <WhenSeen height={(props.height ?? 220) + AROUND} label={props.label}>
    <LoadedSeriesChart {...props} />
  </WhenSeen>
);

/** A points chart that is loaded once somebody scrolls to it. */
export const LatePointsChart = (props: ComponentProps<typeof PointsChart>) => (
  <WhenSeen height={(props.height ?? 240) + AROUND} label={props.label}>
    <LoadedPointsChart {...props} />
  </WhenSeen>
);

interface Props {
  height: number;
  label: string;
  children: ReactNode;
}

function WhenSeen({ height, label, children }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), { rootMargin: '200px' });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  const shape = (
    <div role="status" aria-label={`Loading: ${label}`}>
      <Skeleton className="chart-shape" />
    </div>
  );
  return (
    <div ref={ref} style={{ minHeight: height }}>
      {isSeen ? <Suspense fallback={shape}>{children}</Suspense> : shape}
    </div>
  );
}
