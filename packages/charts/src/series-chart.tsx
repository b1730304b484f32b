'use client';

import { useState } from 'react';
import { ChartFrame } from './chart-frame';
import { Mark, type MarkShape } from './mark';
import type { AxisPoint, Series } from './series';
import { centersOf, SeriesDrawing, SHARE_END } from './series-drawing';
import { Tip } from './tip';
import { useWidth } from './use-width';

interface Props {
  label: string;
  /** Heading of the column of places: `Month`. */
  placesText: string;
  places: readonly AxisPoint[];
  series: readonly Series[];
  /** Formats a value in full, and a short form for the axis. */
  write: (value: number) => string;
  writeShort: (value: number) => string;
  writeShare?: (share: number) => string;
  height?: number;
  /** Width of a place's short name, in pixels. */
  labelWidth?: number;
}

const END = 8;
const LABEL_WIDTH = 34;
const NOT_AVAILABLE = 'Not available';

/** Values over time, or over another sequence of places, as lines and stacked columns. */
export function SeriesChart({ label, placesText, places, series, write, writeShort, writeShare = String, ...rest }: Props) {
  const { height = 220, labelWidth = LABEL_WIDTH } = rest;
  const [box, width] = useWidth();
  const [active, setActive] = useState<number>();
  const columns = series.filter(({ look }) => look === 'column');
  const lines = series.filter(({ look }) => look === 'line');
  const end = series.some(({ isShare }) => isShare) ? SHARE_END : END;
  const readingOf = ({ isShare, values }: Series, place: number) => {
    const value = values[place];
    if (value === null || value === undefined) return NOT_AVAILABLE;
    return isShare ? writeShare(value) : write(value);
  };
  const at = active === undefined ? undefined : places[active];
  const isKnown = series.some(({ tone, values }) => tone !== 'target' && values.some((value) => value !== null));
  if (!isKnown) {
    const reason = places.findLast(({ why }) => why)?.why;
    return (
      <p
        className="ui:grid ui:place-content-center ui:gap-1 ui:text-center ui:text-pretty ui:text-muted"
        style={{ minHeight: height }}
      >
        <b className="ui:font-[600] ui:text-ink">{NOT_AVAILABLE}</b>
        {reason && <span className="ui:max-w-[44ch]">{reason}</span>}
      </p>
    );
  }
  const hasReasons = places.some(({ why }) => why);
  const readings = active === undefined ? [] : series.map((each) => ({ ...each, reading: readingOf(each, active) }));
  return (
    <ChartFrame
      label={label}
      legend={series.map((each) => ({ ...each, shape: shapeOf(each) }))}
      count={places.length}
      active={active}
      onActive={setActive}
      reading={
        at ? `${at.long}: ${readings.map((each) => `${each.text} ${each.reading}`).join(', ')}${at.why ? `. ${at.why}` : ''}` : ''
      }
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
              {hasReasons && <th scope="col">Why not available</th>}
            </tr>
          </thead>
          <tbody>
            {places.map(({ id, long, why }, place) => (
              <tr key={id}>
                <th scope="row">{long}</th>
                {series.map((each) => (
                  <td key={each.id}>{readingOf(each, place)}</td>
                ))}
                {hasReasons && <td className="ui:min-w-[200px] ui:text-start! ui:whitespace-normal!">{why}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      }
    >
      <div ref={box} style={{ height }}>
        {width > 0 && (
          <SeriesDrawing
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
          {readings.map((each) => (
            <span key={each.id}>
              <Mark shape={shapeOf(each)} tone={each.tone} />
              {each.text} <b>{each.reading}</b>
            </span>
          ))}
          {at.why && <em>{at.why}</em>}
        </Tip>
      )}
    </ChartFrame>
  );
}

const shapeOf = ({ look, tone }: Series): MarkShape => (look === 'column' ? 'block' : tone === 'target' ? 'dash' : 'line');
