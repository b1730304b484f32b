import { classNames } from '@suite/ui/class-names';
import { scaleBand, scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import type { PointerEvent } from 'react';
import { area, drawing, strongLine } from './drawing';
import { type Tone, tones } from './mark';
import { valueScale } from './scale';
import type { AxisPoint, Series } from './series';
import { ValueAxis } from './value-axis';

const TOP = 8;
const BOTTOM = 24;
const START = 52;
/** Width of the axis of shares at the end, in pixels. */
export const SHARE_END = 44;

const thinLines: Partial<Record<Tone, string>> = {
  before: 'ui:[stroke-width:1.5]',
  target: 'ui:[stroke-dasharray:4_4] ui:[stroke-width:1.5]',
};

/** @param right right edge of the drawing, in pixels */
const bandsOf = (places: readonly AxisPoint[], right: number) =>
  scaleBand()
    .domain(places.map(({ id }) => id))
    .range([START, right])
    .paddingInner(0.3)
    .paddingOuter(0.15);

/** Returns the middle of each place, in pixels. */
export function centersOf(places: readonly AxisPoint[], right: number) {
  const bands = bandsOf(places, right);
  return (place: number) => (bands(places[place]?.id ?? '') ?? 0) + bands.bandwidth() / 2;
}

interface Props {
  places: readonly AxisPoint[];
  columns: readonly Series[];
  lines: readonly Series[];
  width: number;
  height: number;
  active: number | undefined;
  tick: (value: number) => string;
  shareTick: (share: number) => string;
  /** Space at the end, in pixels. */
  end: number;
  labelWidth: number;
  onActive: (place: number) => void;
}

export function SeriesDrawing({ places, columns, lines, width, height, active, end, ...rest }: Props) {
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
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className={drawing}
      onPointerMove={follow}
      onPointerDown={follow}
    >
      <g transform={`translate(0 ${TOP})`}>
        <ValueAxis scale={scale} start={START} end={right} write={tick} />
        {end === SHARE_END &&
          [0, 0.5, 1].map((share) => (
            <text key={share} x={right + 8} y={shares(share)} dy="0.32em">
              {shareTick(share)}
            </text>
          ))}
        {active !== undefined && <line className={strongLine} x1={centerOf(active)} x2={centerOf(active)} y1={0} y2={bottom} />}
        {places.map(({ id, short }, place) => (
          <g key={id}>
            {columns.length > 0 && columns.every(({ values }) => (values[place] ?? null) === null) && (
              <rect
                className="ui:fill-sunken ui:stroke-line ui:[stroke-dasharray:2_3]"
                x={bands(id)}
                width={bands.bandwidth()}
                y={0}
                height={bottom}
              />
            )}
            {stacked[place]?.map(({ series, from, to }) => (
              <rect
                key={series.id}
                className={`${area} ${tones[series.tone]}`}
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
          <g key={id} className={tones[tone]}>
            <path
              className={classNames('ui:fill-none ui:stroke-current', thinLines[tone] ?? 'ui:stroke-2')}
              strokeLinejoin="round"
              strokeLinecap="round"
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
                    className="ui:fill-current ui:stroke-surface ui:[stroke-width:1.5]"
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

/** Returns whether both neighbors of a value are not available, so that its line would have no length. */
const isAlone = (values: readonly (number | null)[], place: number) =>
  (values[place - 1] ?? null) === null && (values[place + 1] ?? null) === null;

/** Stacks the columns of a place: positive values upwards, negative ones downwards. */
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
