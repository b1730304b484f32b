'use client';

import { scaleBand, scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { type PointerEvent, useState } from 'react';
import { ChartFrame, type LegendEntry, type Tone } from './chart-frame';
import { ticksOf, valueScale } from './scale';
import { Tip } from './tip';
import { useWidth } from './use-width';

export interface Place {
  id: string;
  /** On the axis: `Aug`. */
  short: string;
  /** Where its values are read: `August 2026`. */
  long: string;
}

export interface Series {
  id: string;
  text: string;
  /** Lines of `before` and `target` stay behind; columns of one place stand on each other. */
  look: 'line' | 'column';
  tone: Tone;
  /** Shares of a whole, on a scale of their own from 0 to 100 %. */
  isShare?: boolean;
  /** One for each place; null when it is not available. */
  values: readonly (number | null)[];
}

interface Props {
  label: string;
  /** What the places are, as the head of their column: `Month`. */
  placesText: string;
  places: readonly Place[];
  series: readonly Series[];
  /** A value in full, and short on the axis. */
  write: (value: number) => string;
  writeShort: (value: number) => string;
  writeShare?: (share: number) => string;
  height?: number;
  /** The room that a place's short name takes, in pixels. */
  labelWidth?: number;
}

const TOP = 8;
const BOTTOM = 24;
const START = 52;
const END = 8;
const SHARE_END = 44;
const LABEL_WIDTH = 34;
const NOT_AVAILABLE = 'Not available';

/** Values over time, or over another row of places, as lines and as columns that stand on each other. */
export function SeriesChart({ label, placesText, places, series, write, writeShort, writeShare = String, ...rest }: Props) {
  const { height = 220, labelWidth = LABEL_WIDTH } = rest;
  const [box, width] = useWidth();
  const [active, setActive] = useState<number>();
  const columns = series.filter(({ look }) => look === 'column');
  const lines = series.filter(({ look }) => look === 'line');
  const end = series.some(({ isShare }) => isShare) ? SHARE_END : END;
  const said = ({ isShare, values }: Series, place: number) => {
    const value = values[place];
    if (value === null || value === undefined) return NOT_AVAILABLE;
    return isShare ? writeShare(value) : write(value);
  };
  const at = active === undefined ? undefined : places[active];
  const readings = active === undefined ? [] : series.map((each) => ({ ...each, text: each.text, said: said(each, active) }));
  return (
    <ChartFrame
      label={label}
      legend={series.map(legendOf)}
      count={places.length}
      active={active}
      onActive={setActive}
      said={at ? `${at.long}: ${readings.map((each) => `${each.text} ${each.said}`).join(', ')}` : ''}
      table={
        <table>
          <thead>
            <tr>
              <th scope="col">{placesText}</th>
              {series.map(({ id, text }) => (
                <th key={id} scope="col">
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {places.map(({ id, long }, place) => (
              <tr key={id}>
                <th scope="row">{long}</th>
                {series.map((each) => (
                  <td key={each.id}>{said(each, place)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      }
    >
      <div ref={box} style={{ height }}>
        {width > 0 && (
          <Drawing
            {...{ places, columns, lines, width, height, active }}
            tick={writeShort}
            shareTick={writeShare}
            onActive={setActive}
            end={end}
            labelWidth={labelWidth}
          />
        )}
      </div>
      {at && active !== undefined && (
        <Tip x={centersOf(places, width - end)(active)} width={width} title={at.long}>
          {readings.map(({ id, text, tone, look, said: value }) => (
            <span key={id}>
              <i className={`chart-mark chart-mark-${look === 'line' ? 'line' : 'block'} chart-${tone}`} />
              {text} <b>{value}</b>
            </span>
          ))}
        </Tip>
      )}
    </ChartFrame>
  );
}

const legendOf = ({ id, text, tone, look }: Series): LegendEntry => ({
  id,
  text,
  tone,
  shape: look === 'column' ? 'block' : tone === 'target' ? 'dash' : 'line',
});

/** @param right where the drawing ends, in pixels */
const bandsOf = (places: readonly Place[], right: number) =>
  scaleBand()
    .domain(places.map(({ id }) => id))
    .range([START, right])
    .paddingInner(0.3)
    .paddingOuter(0.15);

/** The middle of each place, in pixels. */
function centersOf(places: readonly Place[], right: number) {
  const bands = bandsOf(places, right);
  return (place: number) => (bands(places[place]?.id ?? '') ?? 0) + bands.bandwidth() / 2;
}

interface DrawingProps {
  places: readonly Place[];
  columns: readonly Series[];
  lines: readonly Series[];
  width: number;
  height: number;
  active: number | undefined;
  tick: (value: number) => string;
  shareTick: (share: number) => string;
  /** Room at the end, in pixels. */
  end: number;
  labelWidth: number;
  onActive: (place: number) => void;
}

function Drawing({ places, columns, lines, width, height, active, end, ...rest }: DrawingProps) {
  const { tick, shareTick, labelWidth, onActive } = rest;
  const bottom = height - TOP - BOTTOM;
  const right = width - end;
  const bands = bandsOf(places, right);
  const centerOf = centersOf(places, right);
  const stacked = places.map((_, place) => stackOf(columns, place));
  const values = [
    ...stacked.flatMap((parts) => parts.flatMap(({ from, to }) => [from, to])),
    ...lines.filter(({ isShare }) => !isShare).flatMap(({ values: each }) => each.filter((value) => value !== null)),
  ];
  const scale = valueScale(values.length ? values : [0], bottom, { fromZero: columns.length > 0 });
  const shares = scaleLinear().domain([0, 1]).range([bottom, 0]);
  const every = Math.max(1, Math.ceil(places.length / Math.max(1, Math.floor((right - START) / labelWidth))));

  function follow(event: PointerEvent<SVGSVGElement>) {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const distances = places.map((_, place) => Math.abs(centerOf(place) - x));
    if (distances.length) onActive(distances.indexOf(Math.min(...distances)));
  }

  return (
    <svg width={width} height={height} aria-hidden="true" className="chart-drawing" onPointerMove={follow} onPointerDown={follow}>
      <g transform={`translate(0 ${TOP})`}>
        {ticksOf(scale).map((value) => (
          <g key={value}>
            <line
              className={value === 0 ? 'chart-base' : 'chart-grid'}
              x1={START}
              x2={right}
              y1={scale(value)}
              y2={scale(value)}
            />
            <text x={START - 8} y={scale(value)} dy="0.32em" textAnchor="end">
              {tick(value)}
            </text>
          </g>
        ))}
        {end === SHARE_END &&
          [0, 0.5, 1].map((share) => (
            <text key={share} x={right + 8} y={shares(share)} dy="0.32em">
              {shareTick(share)}
            </text>
          ))}
        {active !== undefined && <line className="chart-cursor" x1={centerOf(active)} x2={centerOf(active)} y1={0} y2={bottom} />}
        {places.map(({ id, short }, place) => (
          <g key={id}>
            {stacked[place]?.map(({ series, from, to }) => (
              <rect
                key={series.id}
                className={`chart-fill chart-${series.tone}`}
                x={bands(id)}
                width={bands.bandwidth()}
                y={Math.min(scale(from), scale(to))}
                height={Math.abs(scale(from) - scale(to))}
              />
            ))}
            {(places.length - 1 - place) % every === 0 && (
              <text x={centerOf(place)} y={bottom + 18} textAnchor="middle">
                {short}
              </text>
            )}
          </g>
        ))}
        {lines.map(({ id, tone, isShare, values: each }) => (
          <g key={id} className={`chart-${tone}`}>
            <path
              className="chart-line"
              d={
                line<number | null>()
                  .defined((value) => value !== null)
                  .x((_, place) => centerOf(place))
                  .y((value) => (isShare ? shares : scale)(value ?? 0))([...each]) ?? undefined
              }
            />
            {each.map(
              (value, place) =>
                value !== null &&
                (place === active || isAlone(each, place)) && (
                  <circle
                    key={places[place]?.id}
                    className="chart-dot"
                    cx={centerOf(place)}
                    cy={(isShare ? shares : scale)(value)}
                    r={3.5}
                  />
                ),
            )}
          </g>
        ))}
      </g>
    </svg>
  );
}

/** A value between two that are not available would be a line without length. */
const isAlone = (values: readonly (number | null)[], place: number) =>
  (values[place - 1] ?? null) === null && (values[place + 1] ?? null) === null;

/** The columns of a place on each other: what is above zero upwards, what is below downwards. */
function stackOf(columns: readonly Series[], place: number) {
  let [up, down] = [0, 0];
  return columns.map((series) => {
    const value = series.values[place] ?? 0;
    const from = value < 0 ? down : up;
    if (value < 0) down += value;
    else up += value;
    return { series, from, to: from + value };
  });
}
