'use client';

import { area } from './drawing';
import { type Tone, tones } from './mark';
import { rangeSizes } from './row-sizes';
import { RowsChart } from './rows-chart';

/** A range from a low to a high value with a middle value; `low` may be above `high`. */
export interface RangeBar {
  id: string;
  text: string;
  low: number;
  mid: number;
  high: number;
  tone: Tone;
  /** Announced after the values. */
  note?: string | undefined;
}

interface Props {
  label: string;
  /** Heading of the column of ranges. */
  rangesText: string;
  ranges: readonly RangeBar[];
  lowText: string;
  midText: string;
  highText: string;
  write: (value: number) => string;
  writeShort: (value: number) => string;
  /**
   * Starts the scale at 0. Amounts do, because bars are compared by their ends; a comparison around one value doesn't need to.
   */
  fromZero?: boolean;
}

const BAR = 12;
/** Pixels by which the middle mark extends above and below the bar. */
const OUT = 4;

/** Horizontal ranges on one scale. The arrow keys go through them. */
export function RangeChart({ label, rangesText, ranges, lowText, midText, highText, write, writeShort, fromZero = true }: Props) {
  const ends = ranges.flatMap(({ low, mid, high }) => [low, mid, high]);
  const [least, most] = [Math.min(...ends), Math.max(...ends)];
  const room = (most - least) * 0.05 || 1;
  const readingsOf = ({ low, mid, high }: RangeBar) => [
    { text: lowText, value: write(low) },
    { text: midText, value: write(mid) },
    { text: highText, value: write(high) },
  ];
  return (
    <RowsChart
      label={label}
      rows={ranges}
      sizes={rangeSizes}
      nameWidth={168}
      domain={[fromZero ? Math.min(0, least) : least - room, most + room]}
      ticksOf={(scale, isNarrow) => scale.ticks(isNarrow ? 3 : 5)}
      writeTick={writeShort}
      reading={(range) => {
        const values = readingsOf(range).map(({ text, value }) => `${text} ${value}`);
        return `${range.text}: ${values.join(', ')}. ${range.note ?? ''}`;
      }}
      tip={(range) => ({
        at: range.mid,
        values: (
          <>
            {readingsOf(range).map(({ text, value }) => (
              <span key={text}>
                {text} <b>{value}</b>
              </span>
            ))}
            {range.note && <em>{range.note}</em>}
          </>
        ),
      })}
      draw={({ low, mid, high, tone }, _, scale, middle) => (
        <g className={tones[tone]}>
          <rect
            className={area}
            x={scale(Math.min(low, high))}
            width={Math.max(2, Math.abs(scale(high) - scale(low)))}
            y={middle - BAR / 2}
            height={BAR}
            rx={3}
          />
          <line
            className="ui:stroke-ink ui:stroke-2"
            x1={scale(mid)}
            x2={scale(mid)}
            y1={middle - BAR / 2 - OUT}
            y2={middle + BAR / 2 + OUT}
          />
        </g>
      )}
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
            {ranges.map((range) => (
              <tr key={range.id}>
                <th scope="row">{range.text}</th>
                {readingsOf(range).map(({ text, value }) => (
                  <td key={text}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      }
    />
  );
}
