'use client';

import { type ScaleLinear, scaleLinear } from 'd3-scale';
import { type PointerEvent, type ReactNode, useState } from 'react';
import { ChartFrame, type LegendEntry } from './chart-frame';
import { drawing, gridLine, strongLine } from './drawing';
import type { RowSizes } from './row-sizes';
import { Tip } from './tip';
import { useWidth } from './use-width';

export type RowScale = ScaleLinear<number, number>;

export interface ChartRow {
  id: string;
  /** Name of the row, on the left. */
  text: string;
}

interface Props<Of extends ChartRow> {
  label: string;
  legend?: readonly LegendEntry[];
  rows: readonly Of[];
  sizes: RowSizes;
  /** Width of the names on a wide chart, in pixels. */
  nameWidth: number;
  /** Range that the scale covers at least. */
  domain: readonly [number, number];
  /** Returns the grid lines of the scale. */
  ticksOf: (scale: RowScale, isNarrow: boolean) => number[];
  writeTick: (value: number) => string;
  reading: (row: Of, place: number) => string;
  table: ReactNode;
  /** Draws a row around the height `middle`. */
  draw: (row: Of, place: number, scale: RowScale, middle: number) => ReactNode;
  /** Draws content below the axis, starting at the height `bottom`. */
  below?: (scale: RowScale, bottom: number) => ReactNode;
  /** Returns the position and values of the tip for the active row. */
  tip: (row: Of, place: number) => { at: number; values: ReactNode };
}

const NARROW = 480;
const NARROW_NAMES = 116;
const END = 20;
const TICKS = 5;

/** Named rows on one horizontal scale. The pointer and the arrow keys go through them. */
export function RowsChart<Of extends ChartRow>(props: Props<Of>) {
  const { label, legend = [], rows, sizes, nameWidth, domain, ticksOf, writeTick, reading, table, draw, below, tip } = props;
  const [box, width] = useWidth();
  const [active, setActive] = useState<number>();
  const isNarrow = width < NARROW;
  const start = isNarrow ? NARROW_NAMES : nameWidth;
  const bottom = rows.length * sizes.row;
  const height = bottom + sizes.axis;
  const scale = scaleLinear()
    .domain(domain)
    .nice(TICKS)
    .range([start, Math.max(start, width - END)]);
  const middleOf = (place: number) => place * sizes.row + sizes.row / 2;
  const at = active === undefined ? undefined : rows[active];
  const shown = at && active !== undefined ? { place: active, title: at.text, ...tip(at, active) } : undefined;

  function follow(event: PointerEvent<SVGSVGElement>) {
    const place = Math.floor((event.clientY - event.currentTarget.getBoundingClientRect().top) / sizes.row);
    setActive(place >= 0 && place < rows.length ? place : undefined);
  }

  return (
    <ChartFrame
      label={label}
      legend={legend}
      count={rows.length}
      active={active}
      onActive={setActive}
      reading={at && active !== undefined ? reading(at, active) : ''}
      table={table}
    >
      <div ref={box} style={{ height }}>
        {width > 0 && (
          <svg
            width={width}
            height={height}
            viewBox={`0 0 ${width} ${height}`}
            aria-hidden="true"
            className={drawing}
            onPointerMove={follow}
            onPointerDown={follow}
          >
            {active !== undefined && (
              <rect className="ui:fill-sunken" x={0} width={width} y={active * sizes.row} height={sizes.row} rx={4} />
            )}
            {ticksOf(scale, isNarrow).map((value) => (
              <g key={value}>
                <line className={value === 0 ? strongLine : gridLine} x1={scale(value)} x2={scale(value)} y1={0} y2={bottom} />
                <text x={scale(value)} y={bottom + 16} textAnchor="middle">
                  {writeTick(value)}
                </text>
              </g>
            ))}
            {rows.map((row, place) => (
              <g key={row.id}>
                <text x={4} y={middleOf(place)} dy="0.32em" className="ui:fill-ink! ui:text-[12px]!">
                  {row.text}
                </text>
                {draw(row, place, scale, middleOf(place))}
              </g>
            ))}
            {below?.(scale, bottom)}
          </svg>
        )}
      </div>
      {shown && (
        <Tip x={scale(shown.at)} y={(shown.place + 1) * sizes.row + 4} width={width} title={shown.title}>
          {shown.values}
        </Tip>
      )}
    </ChartFrame>
  );
}
