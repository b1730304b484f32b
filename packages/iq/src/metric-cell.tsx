import type { ReactNode } from 'react';
import { type Metric, reasonOf, useMetricFormats, written } from './use-metric-formats';

interface Props {
  metric: Metric;
  write: (value: number) => string;
  /** Shown when it is not available. */
  none: ReactNode;
  /** Puts the value into a link to its rows. */
  linked?: (text: string) => ReactNode;
}

/** A metric in a table: its value or range, with the number of documents that make it a range or that it leaves out. */
export function MetricCell({ metric, write, none, linked = (text) => text }: Props) {
  const { number } = useMetricFormats();
  const text = written(metric, write);
  if (text === undefined) return none;
  const note = reasonOf(metric);
  const count = metric.available ? metric.leftOut : metric.range?.documents;
  if (!note || !count) return linked(text);
  return (
    <>
      {linked(text)}
      <span className="relative block text-xs text-warn" title={note}>
        <span aria-hidden="true">
          {number(count)} {metric.available ? 'left out' : 'undated'}
        </span>
        <span className="ui-visually-hidden">{note}</span>
      </span>
    </>
  );
}
