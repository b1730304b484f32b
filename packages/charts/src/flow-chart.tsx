'use client';

import { scaleLinear } from 'd3-scale';
import { type PointerEvent, useState } from 'react';
import { ChartFrame } from './chart-frame';
import { AXIS, ROW } from './flow-size';
import { Mark, type Tone } from './mark';
import { Tip } from './tip';
import { useWidth } from './use-width';

export interface Group {
  id: string;
  text: string;
}

/** What came to each group, or went from it, for one reason. */
export interface Flow {
  id: string;
  text: string;
  tone: Tone;
  /** One for each group, not below zero. */
  came: readonly number[];
  went: readonly number[];
}

interface Props {
  label: string;
  /** What the groups are, as the head of their column. */
  groupsText: string;
  groups: readonly Group[];
  flows: readonly Flow[];
  cameText: string;
  wentText: string;
  write: (value: number) => string;
}

const BAR = 16;
const END = 12;
const TICKS = 6;

/** What came to several groups, to the right, and what went from them, to the left. The arrow keys go through the groups. */
export function FlowChart({ label, groupsText, groups, flows, cameText, wentText, write }: Props) {
  const [box, width] = useWidth();
  const [active, setActive] = useState<number>();
  const start = width < 480 ? 116 : 148;
  const bottom = groups.length * ROW;
  const sumOf = (side: 'came' | 'went', place: number) => flows.reduce((sum, flow) => sum + (flow[side][place] ?? 0), 0);
  const most = (side: 'came' | 'went') => Math.max(0, ...groups.map((_, place) => sumOf(side, place)));
  const scale = scaleLinear()
    .domain([-most('went'), most('came') || 1])
    .nice(TICKS)
    .range([start, Math.max(start, width - END)]);
  const ticks = scale.ticks(TICKS).filter(Number.isInteger);
  const at = active === undefined ? undefined : groups[active];
  const readings = (['came', 'went'] as const).flatMap((side) =>
    flows.map(({ id, text, tone, [side]: values }) => ({
      id: `${side}-${id}`,
      tone,
      text: `${side === 'came' ? cameText : wentText}: ${text}`,
      value: values[active ?? -1] ?? 0,
    })),
  );
  const read = readings.filter(({ value }) => value > 0);

  function follow(event: PointerEvent<SVGSVGElement>) {
    const place = Math.floor((event.clientY - event.currentTarget.getBoundingClientRect().top) / ROW);
    setActive(place >= 0 && place < groups.length ? place : undefined);
  }

  return (
    <ChartFrame
      label={label}
      legend={flows.map(({ id, text, tone }) => ({ id, text, tone, shape: 'block' }))}
      count={groups.length}
      active={active}
      onActive={setActive}
      said={at ? `${at.text}: ${read.map((each) => `${each.text} ${write(each.value)}`).join(', ') || write(0)}` : ''}
      table={
        <table>
          <thead>
            <tr>
              <th scope="col">{groupsText}</th>
              {[cameText, wentText].map((side) =>
                flows.map(({ id, text }) => (
                  <th key={`${side} ${id}`} scope="col">
                    {side}: {text}
                  </th>
                )),
              )}
            </tr>
          </thead>
          <tbody>
            {groups.map(({ id, text }, place) => (
              <tr key={id}>
                <th scope="row">{text}</th>
                {(['came', 'went'] as const).map((side) =>
                  flows.map((flow) => <td key={`${side} ${flow.id}`}>{write(flow[side][place] ?? 0)}</td>),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      }
    >
      <div ref={box} style={{ height: bottom + AXIS }}>
        {width > 0 && (
          <svg
            width={width}
            height={bottom + AXIS}
            viewBox={`0 0 ${width} ${bottom + AXIS}`}
            aria-hidden="true"
            className="chart-drawing"
            onPointerMove={follow}
            onPointerDown={follow}
          >
            {active !== undefined && <rect className="chart-band" x={0} width={width} y={active * ROW} height={ROW} rx={4} />}
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
                  {write(Math.abs(value))}
                </text>
              </g>
            ))}
            {groups.map(({ id, text }, place) => (
              <g key={id}>
                <text x={4} y={place * ROW + ROW / 2} dy="0.32em" className="chart-group">
                  {text}
                </text>
                {partsOf(flows, place).map((part) => (
                  <rect
                    key={part.id}
                    className={`chart-fill chart-${part.tone}`}
                    x={Math.min(scale(part.from), scale(part.to))}
                    width={Math.abs(scale(part.to) - scale(part.from))}
                    y={place * ROW + (ROW - BAR) / 2}
                    height={BAR}
                  />
                ))}
              </g>
            ))}
            <text x={scale(0) - 8} y={bottom + 34} textAnchor="end">
              ← {wentText}
            </text>
            <text x={scale(0) + 8} y={bottom + 34}>
              {cameText} →
            </text>
          </svg>
        )}
      </div>
      {at && active !== undefined && (
        <Tip x={scale(0)} y={(active + 1) * ROW + 4} width={width} title={at.text}>
          {read.map(({ id, tone, text, value }) => (
            <span key={id}>
              <Mark shape="block" tone={tone} />
              {text} <b>{write(value)}</b>
            </span>
          ))}
          {read.length === 0 && <span>{write(0)}</span>}
        </Tip>
      )}
    </ChartFrame>
  );
}

/** The bars of a group: what came one after another to the right of zero, what went to the left. */
function partsOf(flows: readonly Flow[], place: number) {
  let [right, left] = [0, 0];
  return flows.flatMap(({ id, tone, came, went }) => {
    const [from, to] = [right, left];
    right += came[place] ?? 0;
    left -= went[place] ?? 0;
    return [
      { id: `came-${id}`, tone, from, to: right },
      { id: `went-${id}`, tone, from: to, to: left },
    ].filter((part) => part.from !== part.to);
  });
}
