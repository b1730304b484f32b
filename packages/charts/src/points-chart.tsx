'use client';

import { scaleLinear } from 'd3-scale';
import { type PointerEvent, type ReactNode, useState } from 'react';
import { ChartFrame, type LegendEntry } from './chart-frame';
import { drawing, gridLine } from './drawing';
import { type Tone, tones } from './mark';
import { ratioScale } from './scale';
import { Tip } from './tip';
import { useWidth } from './use-width';
import { ValueAxis } from './value-axis';

export interface Point {
  id: string;
  text: string;
  x: number;
  /** Above zero. */
  y: number;
  tone: Tone;
}

interface Axis {
  text: string;
  /** The values with a grid line; round ones by default. */
  ticks?: readonly number[];
  /** Formats a value in full, and a short form for the axis. */
  write: (value: number) => string;
  writeShort: (value: number) => string;
}

interface Props {
  label: string;
  points: readonly Point[];
  x: Axis;
  y: Axis;
  legend: readonly LegendEntry[];
  hrefOf?: (point: Point) => string;
  /** Returns the name of a point in the table, which may be a link. */
  nameOf?: (point: Point) => ReactNode;
  height?: number;
}

const TOP = 28;
const BOTTOM = 40;
const START = 56;
const END = 12;
/** Maximum distance between the pointer and a point, in pixels. */
const NEAR = 24;

/**
 * A scatter chart: one point per item. The vertical scale is logarithmic, because a few large amounts would squeeze all others to
 * the bottom. The arrow keys go through the points from the left.
 */
export function PointsChart({ label, points, x, y, legend, hrefOf, nameOf, height = 280 }: Props) {
  const [box, width] = useWidth();
  const [active, setActive] = useState<number>();
  const ordered = points.toSorted((one, other) => one.x - other.x || one.y - other.y);
  const at = active === undefined ? undefined : ordered[active];
  const right = width - END;
  const bottom = height - TOP - BOTTOM;
  const scaleX = scaleLinear()
    .domain([0, Math.max(1, ...points.map((point) => point.x))])
    .nice(5)
    .range([START, Math.max(START, right)]);
  const scaleY = ratioScale(points.length ? points.map((point) => point.y) : [1], bottom);

  function nearest(event: PointerEvent<SVGSVGElement>): number | undefined {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const [pointerX, pointerY] = [event.clientX - left, event.clientY - top - TOP];
    const distances = ordered.map((point) => Math.hypot(scaleX(point.x) - pointerX, scaleY(point.y) - pointerY));
    const least = Math.min(...distances);
    return least <= NEAR ? distances.indexOf(least) : undefined;
  }

  return (
    <ChartFrame
      label={label}
      legend={legend}
      count={ordered.length}
      active={active}
      onActive={setActive}
      reading={at ? `${at.text}: ${x.text} ${x.write(at.x)}, ${y.text} ${y.write(at.y)}` : ''}
      table={
        <table>
          <thead>
            <tr>
              <th scope="col">{label}</th>
              <th scope="col">{x.text}</th>
              <th scope="col">{y.text}</th>
            </tr>
          </thead>
          <tbody>
            {ordered.map((point) => (
              <tr key={point.id}>
                <th scope="row">{nameOf?.(point) ?? point.text}</th>
                <td>{x.write(point.x)}</td>
                <td>{y.write(point.y)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      }
    >
      <div ref={box} style={{ height }}>
        {width > 0 && (
          <svg
            width={width}
            height={height}
            viewBox={`0 0 ${width} ${height}`}
            aria-hidden="true"
            className={hrefOf && at ? `${drawing} ui:cursor-pointer` : drawing}
            onPointerMove={(event) => setActive(nearest(event))}
            onClick={() => at && hrefOf && location.assign(hrefOf(at))}
          >
            <g transform={`translate(0 ${TOP})`}>
              <ValueAxis scale={scaleY} start={START} end={right} write={y.writeShort} />
              {(x.ticks?.filter((value) => value <= (scaleX.domain()[1] ?? 0)) ?? scaleX.ticks(5)).map((value) => (
                <g key={value}>
                  <line className={gridLine} x1={scaleX(value)} x2={scaleX(value)} y1={0} y2={bottom} />
                  <text x={scaleX(value)} y={bottom + 18} textAnchor="middle">
                    {x.writeShort(value)}
                  </text>
                </g>
              ))}
              <text x={0} y={-16} dy="0.32em">
                {y.text}
              </text>
              <text x={right} y={bottom + 34} textAnchor="end">
                {x.text}
              </text>
              {ordered.map((point, place) => (
                <circle
                  key={point.id}
                  className={`ui:fill-current ui:stroke-surface ui:[fill-opacity:0.8] ui:print:[print-color-adjust:exact] ${tones[point.tone]}`}
                  cx={scaleX(point.x)}
                  cy={scaleY(point.y)}
                  r={place === active ? 6 : 4}
                />
              ))}
            </g>
          </svg>
        )}
      </div>
      {at && (
        <Tip x={scaleX(at.x)} width={width} title={at.text}>
          <span>
            {x.text} <b>{x.write(at.x)}</b>
          </span>
          <span>
            {y.text} <b>{y.write(at.y)}</b>
          </span>
        </Tip>
      )}
    </ChartFrame>
  );
}
