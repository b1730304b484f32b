import { shortUnsureText } from '@suite/insights/unsure-documents';
import type { ReactNode } from 'react';
import { type Metric, reasonOf, written } from './use-metric-formats';

interface Props {
  metric: Metric;
  write: (value: number) => string;
  /** Shown when it is not available. */
  none: ReactNode;
  /** Puts the value into a link to its rows. */
  linked?: (text: string) => ReactNode;
}

/** A metric in a table: its value or range, with the documents that make it a range or that it leaves out. */
export function MetricCell({ metric, write, none, linked = (text) => text }: Props) {
  const text = written(metric, write);
  if (text === undefined) return none;
  const note = reasonOf(metric);
  const documents = metric.available ? metric.leftOut : metric.range?.documents;
  if (!note || !documents) return linked(text);
  return (
    <>
      {linked(text)}
      <span className="relative block text-xs text-warn" title={note}>
        <span aria-hidden="true">
          {shortUnsureText(documents)} {metric.available ? 'left out' : 'uncertain'}
        </span>
        <span className="ui-visually-hidden">{note}</span>
      </span>
    </>
  );
}
