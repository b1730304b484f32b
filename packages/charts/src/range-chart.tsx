'use client';

import { scaleLinear } from 'd3-scale';
import { type PointerEvent, useState } from 'react';
import { ChartFrame } from './chart-frame';
import type { Tone } from './mark';
import { RANGE_AXIS, RANGE_ROW } from './range-size';
import { Tip } from './tip';
import { useWidth } from './use-width';

/** From a low to a high value with the one in the middle; `low` may be above `high`. */
export interface RangeBar {
  id: string;
  text: string;
  low: number;
  mid: number;
  high: number;
  tone: Tone;
  /** What is read beside its values. */
  note?: string | undefined;
}

interface Props {
  label: string;
  /** What the ranges are, as the head of their column. */
  rangesText: string;
  ranges: readonly RangeBar[];
  lowText: string;
  midText: string;
  highText: string;
  write: (value: number) => string;
  writeShort: (value: number) => string;
  /** Amounts start at 0, because bars are compared by their ends; a comparison around one value need not. */
  fromZero?: boolean;
}

const BAR = 12;
const END = 28;
const TICKS = 5;

/** Ranges side by side on one scale. The arrow keys go through them. */
export function RangeChart({ label, rangesText, ranges, lowText, midText, highText, write, writeShort, fromZero = true }: Props) {
  const [box, width] = useWidth();
  const [active, setActive] = useState<number>();
  const start = width < 480 ? 116 : 168;
  const bottom = ranges.length * RANGE_ROW;
  const ends = ranges.flatMap(({ low, mid, high }) => [low, mid, high]);
  const [least, most] = [Math.min(...ends), Math.max(...ends)];
  const room = (most - least) * 0.05 || 1;
  const scale = scaleLinear()
    .domain([fromZero ? Math.min(0, least) : least - room, most + room])
    .nice(TICKS)
    .range([start, Math.max(start, width - END)]);
  const ticks = scale.ticks(width < 480 ? 3 : TICKS);
  const at = active === undefined ? undefined : ranges[active];
  const readings = at
    ? [
        { text: lowText, value: at.low },
        { text: midText, value: at.mid },
        { text: highText, value: at.high },
      ]
    : [];

  function follow(event: PointerEvent<SVGSVGElement>) {
    const place = Math.floor((event.clientY - event.currentTarget.getBoundingClientRect().top) / RANGE_ROW);
    setActive(place >= 0 && place < ranges.length ? place : undefined);
  }

  return (
    <ChartFrame
      label={label}
      legend={[]}
      count={ranges.length}
      active={active}
      onActive={setActive}
      said={at ? `${at.text}: ${readings.map(({ text, value }) => `${text} ${write(value)}`).join(', ')}. ${at.note ?? ''}` : ''}
      table={
        <table>
          <thead>
            <tr>
              <th scope="col">{rangesText}</th>
              <th scope="col">{lowText}</th>
              <th scope="col">{midText}</th>
              <th scope="col">{highText}</th>
            </tr>
          </thead>
          <tbody>
            {ranges.map(({ id, text, low, mid, high }) => (
              <tr key={id}>
                <th scope="row">{text}</th>
                <td>{write(low)}</td>
                <td>{write(mid)}</td>
                <td>{write(high)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      }
    >
      <div ref={box} style={{ height: bottom + RANGE_AXIS }}>
        {width > 0 && (
          <svg
            width={width}
            height={bottom + RANGE_AXIS}
            viewBox={`0 0 ${width} ${bottom + RANGE_AXIS}`}
            aria-hidden="true"
            className="chart-drawing"
            onPointerMove={follow}
            onPointerDown={follow}
          >
            {active !== undefined && (
              <rect className="chart-band" x={0} width={width} y={active * RANGE_ROW} height={RANGE_ROW} rx={4} />
            )}
            {ticks.map((value) => (
              <g key={value}>
                <line
                  className={value === 0 ? 'chart-base' : 'chart-grid'}
                  x1={scale(value)}
                  x2={scale(value)}
                  y1={0}
                  y2={bottom}
                />
                <text x={scale(value)} y={bottom + 16} textAnchor="middle">
                  {writeShort(value)}
                </text>
              </g>
            ))}
            {ranges.map(({ id, text, low, mid, high, tone }, place) => (
              <g key={id} className={`chart-${tone}`}>
                <text x={4} y={place * RANGE_ROW + RANGE_ROW / 2} dy="0.32em" className="chart-group">
                  {text}
                </text>
                <rect
                  className="chart-fill"
                  x={scale(Math.min(low, high))}
                  width={Math.max(2, Math.abs(scale(high) - scale(low)))}
                  y={place * RANGE_ROW + (RANGE_ROW - BAR) / 2}
                  height={BAR}
                  rx={3}
                />
                <line
                  className="chart-middle"
                  x1={scale(mid)}
                  x2={scale(mid)}
                  y1={place * RANGE_ROW + (RANGE_ROW - BAR) / 2 - 4}
                  y2={place * RANGE_ROW + (RANGE_ROW + BAR) / 2 + 4}
                />
              </g>
            ))}
          </svg>
        )}
      </div>
      {at && active !== undefined && (
        <Tip x={scale(at.mid)} y={(active + 1) * RANGE_ROW + 4} width={width} title={at.text}>
          {readings.map(({ text, value }) => (
            <span key={text}>
              {text} <b>{write(value)}</b>
            </span>
          ))}
          {at.note && <em>{at.note}</em>}
        </Tip>
      )}
    </ChartFrame>
  );
}
