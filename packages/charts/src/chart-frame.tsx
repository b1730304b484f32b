import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Mark, type MarkShape, type Tone } from './mark';

export interface LegendEntry {
  id: string;
  text: string;
  tone: Tone;
  shape: MarkShape;
}

const values =
  'ui:mt-2 ui:overflow-x-auto ui:print:overflow-visible ui:[&_:is(th,td)]:border-b ui:[&_:is(th,td)]:border-line ui:[&_:is(th,td)]:py-1 ui:[&_:is(th,td)]:pe-3 ui:[&_:is(th,td)]:text-end ui:[&_:is(th,td)]:font-normal ui:[&_:is(th,td)]:whitespace-nowrap ui:print:[&_:is(th,td)]:py-px ui:print:[&_:is(th,td)]:ps-2 ui:print:[&_:is(th,td)]:pe-0 ui:print:[&_:is(th,td)]:whitespace-normal ui:[&_table]:w-full ui:[&_td]:text-ink ui:[&_td]:tabular-nums ui:[&_tr>th:first-child]:text-start ui:print:[&_tbody>tr>th]:whitespace-nowrap ui:[&_thead_th]:font-[600]';

interface Props {
  /** Description of the chart for screen readers. */
  label: string;
  legend: readonly LegendEntry[];
  /** Number of values that the arrow keys go through, and the active one. */
  count: number;
  active: number | undefined;
  onActive: (place: number | undefined) => void;
  reading: string;
  table: ReactNode;
  children: ReactNode;
}

/**
 * A chart with its legend, its values on hover and with the arrow keys, and a table of its numbers. A live region announces the
 * active value (WAI-ARIA).
 */
export function ChartFrame({ label, legend, count, active, onActive, reading, table, children }: Props) {
  const box = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const next = nextOf(event.key, active, count);
    if (next === null) return;
    event.preventDefault();
    onActive(next);
  }

  return (
    <figure
      // On paper the table is beside the drawing, or below it if it is wide.
      className="ui:print:grid ui:print:grid-cols-[minmax(55%,1fr)_auto] ui:print:items-start ui:print:gap-x-4 ui:print:break-inside-avoid ui:print:has-[td:nth-child(7)]:grid-cols-1"
    >
      {legend.length > 1 && (
        <figcaption className="ui:mb-2 ui:flex ui:flex-wrap ui:gap-x-4 ui:gap-y-1 ui:text-xs ui:text-muted ui:print:col-span-full">
          {legend.map(({ id, text, tone, shape }) => (
            <span key={id} className="ui:inline-flex ui:items-center ui:gap-1.5">
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
        className="ui:relative ui:rounded-[6px] ui:print:[&>div]:h-auto!"
        onKeyDown={move}
        onFocus={() => box.current?.matches(':focus-visible') && onActive(count - 1)}
        onBlur={() => onActive(undefined)}
        onPointerLeave={() => onActive(undefined)}
      >
        {children}
        <p className="ui-visually-hidden" aria-live="polite">
          {reading}
        </p>
      </div>
      <details className="ui:mt-1 ui:text-[12px] ui:text-muted ui:print:text-[8pt] ui:print:text-inherit ui:print:details-content:[block-size:auto] ui:print:details-content:[content-visibility:visible]">
        <summary className="ui:w-fit ui:cursor-pointer ui:rounded-sm ui:print:hidden">Show as table</summary>
        <div className={values}>{table}</div>
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
