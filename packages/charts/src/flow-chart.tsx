'use client';

import { area } from './drawing';
import { Mark, type Tone, tones } from './mark';
import { flowSizes } from './row-sizes';
import { type ChartRow, RowsChart } from './rows-chart';

/** What each group gained or lost for one reason. */
export interface Flow {
  id: string;
  text: string;
  tone: Tone;
  /** Gains, one for each group, not below zero. */
  came: readonly number[];
  went: readonly number[];
}

interface Props {
  label: string;
  /** Heading of the column of groups. */
  groupsText: string;
  groups: readonly ChartRow[];
  flows: readonly Flow[];
  cameText: string;
  wentText: string;
  write: (value: number) => string;
}

const BAR = 16;

/** Gains of several groups to the right of zero and losses to the left. The arrow keys go through the groups. */
export function FlowChart({ label, groupsText, groups, flows, cameText, wentText, write }: Props) {
  const sumOf = (side: 'came' | 'went', place: number) => flows.reduce((sum, flow) => sum + (flow[side][place] ?? 0), 0);
  const most = (side: 'came' | 'went') => Math.max(0, ...groups.map((_, place) => sumOf(side, place)));
  const readingsOf = (place: number) =>
    (['came', 'went'] as const)
      .flatMap((side) =>
        flows.map(({ id, text, tone, [side]: values }) => ({
          id: `${side}-${id}`,
          tone,
          text: `${side === 'came' ? cameText : wentText}: ${text}`,
          value: values[place] ?? 0,
        })),
      )
      .filter(({ value }) => value > 0);
  return (
    <RowsChart
      label={label}
      legend={flows.map(({ id, text, tone }) => ({ id, text, tone, shape: 'block' }))}
      rows={groups}
      sizes={flowSizes}
      nameWidth={148}
      domain={[-most('went'), most('came') || 1]}
      ticksOf={(scale) => scale.ticks(6).filter(Number.isInteger)}
      writeTick={(value) => write(Math.abs(value))}
      reading={({ text }, place) => {
        const values = readingsOf(place).map((each) => `${each.text} ${write(each.value)}`);
        return `${text}: ${values.join(', ') || write(0)}`;
      }}
      tip={(_, place) => ({
        at: 0,
        values: readingsOf(place).length ? (
          readingsOf(place).map(({ id, tone, text, value }) => (
            <span key={id}>
              <Mark shape="block" tone={tone} />
              {text} <b>{write(value)}</b>
            </span>
          ))
        ) : (
          <span>{write(0)}</span>
        ),
      })}
      draw={(_, place, scale, middle) =>
        partsOf(flows, place).map((part) => (
          <rect
            key={part.id}
            className={`${area} ${tones[part.tone]}`}
            x={Math.min(scale(part.from), scale(part.to))}
            width={Math.abs(scale(part.to) - scale(part.from))}
            y={middle - BAR / 2}
            height={BAR}
          />
        ))
      }
      below={(scale, bottom) => (
        <>
          <text x={scale(0) - 8} y={bottom + 34} textAnchor="end">
            ← {wentText}
          </text>
          <text x={scale(0) + 8} y={bottom + 34}>
            {cameText} →
          </text>
        </>
      )}
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
    />
  );
}

/** Returns the bars of a group: gains side by side to the right of zero, losses to the left. */
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
