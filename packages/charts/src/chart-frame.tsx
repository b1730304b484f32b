import './charts.css';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Mark, type MarkShape, type Tone } from './mark';

export interface LegendEntry {
  id: string;
  text: string;
  tone: Tone;
  shape: MarkShape;
}

interface Props {
  /** What the chart shows, for everybody who does not see it. */
  label: string;
  legend: readonly LegendEntry[];
  /** What the arrow keys go through: the number of its values, and the one that is read out. */
  count: number;
  active: number | undefined;
  onActive: (place: number | undefined) => void;
  /** The active value in words. */
  said: string;
  /** The numbers behind the chart. */
  table: ReactNode;
  children: ReactNode;
}

/**
 * A chart with its legend, its values on hover and under the arrow keys, and the table of its numbers. The values are
 * said as text while they are gone through (WAI-ARIA live region).
 */
export function ChartFrame({ label, legend, count, active, onActive, said, table, children }: Props) {
  const box = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const next = nextOf(event.key, active, count);
    if (next === null) return;
    event.preventDefault();
    onActive(next);
  }

  return (
    <figure className="chart">
      {legend.length > 1 && (
        <figcaption className="chart-legend">
          {legend.map(({ id, text, tone, shape }) => (
            <span key={id}>
              <Mark shape={shape} tone={tone} />
              {text}
            </span>
          ))}
        </figcaption>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a group of values, none of which is a field */}
      <div
        ref={box}
        role="group"
        aria-roledescription="chart"
        aria-label={`${label}. The arrow keys read its values.`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its values are read by the keyboard
        tabIndex={0}
        className="chart-box"
        onKeyDown={move}
        onFocus={() => box.current?.matches(':focus-visible') && onActive(count - 1)}
        onBlur={() => onActive(undefined)}
        onPointerLeave={() => onActive(undefined)}
      >
        {children}
        <p className="ui-visually-hidden" aria-live="polite">
          {said}
        </p>
      </div>
      <details className="chart-table">
        <summary>Show as table</summary>
        <div>{table}</div>
      </details>
    </figure>
  );
}

/** Where a key leads; undefined for nowhere, null for a key that is not the chart's. */
function nextOf(key: string, active: number | undefined, count: number): number | undefined | null {
  const last = count - 1;
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(last, (active ?? -1) + 1);
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(0, (active ?? count) - 1);
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  return key === 'Escape' ? undefined : null;
}
