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
  /** Description of the chart for screen readers. */
  label: string;
  legend: readonly LegendEntry[];
  /** Number of values that the arrow keys go through, and the active one. */
  count: number;
  active: number | undefined;
  onActive: (place: number | undefined) => void;
  said: string;
  table: ReactNode;
  children: ReactNode;
}

/**
 * A chart with its legend, its values on hover and with the arrow keys, and a table of its numbers. A live region announces the
 * active value (WAI-ARIA).
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

/** Returns the value that a key moves to; undefined for no value, null for a key that the chart doesn't handle. */
function nextOf(key: string, active: number | undefined, count: number): number | undefined | null {
  const last = count - 1;
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(last, (active ?? -1) + 1);
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(0, (active ?? count) - 1);
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  return key === 'Escape' ? undefined : null;
}
