import { definitions, type Measure } from '@suite/insights/definitions';
import { Defined } from '@suite/iq/defined';
import type { RowsLink } from '@suite/iq/rows-view';
import { type Metric, reasonOf } from '@suite/iq/use-metric-formats';
import { Skeleton } from '@suite/ui/skeleton';
import { Stat } from '@suite/ui/stat';
import type { ReactNode } from 'react';
import { Amount } from './amount';

interface Props {
  measure: Measure;
  /** What it is called here; the measure's own name unless said. */
  text?: string;
  /** A, as the answer told it; undefined while it is under way. */
  asOf: string | undefined;
  /** The figure as it is read; undefined when it is not available. */
  value: string | undefined;
  /** The figure itself, which may say why it is not available. */
  figure?: Metric<unknown> | undefined;
  /** Where the rows behind it stand. */
  rows?: string | undefined;
  /** The rows that it lacks because it is not known whether they are settled. */
  unsureRows?: readonly RowsLink[] | undefined;
  /** The days it is over, where they are fewer than usual. */
  period?: string | undefined;
  /** What is to be known of its value. */
  details?: readonly string[] | undefined;
  /** What it is compared to; unless it is not available, which stands in its place. */
  note?: ReactNode;
  /** How it changed since the earlier day that it is compared with. */
  since?: ReactNode;
  /** How it moved; its room is kept while it loads. */
  trend?: ReactNode;
  /** Documents that it leaves out, beside the note or the reason. */
  lacked?: ReactNode;
}

/** Keeps the line of the note while there is none, so that nothing jumps. */
const NO_NOTE = '\u00a0';

/** As high as a trend. */
const NoTrend = () => <span className="block h-6" />;

/** A figure with its definition and its rows; its own shape while it loads. */
export function MetricStat(props: Props) {
  const {
    measure,
    text = definitions[measure].name,
    asOf,
    value,
    figure,
    rows,
    unsureRows,
    period,
    details,
    lacked,
    since,
  } = props;
  const note = (figure && reasonOf(figure)) ?? props.note ?? NO_NOTE;
  if (asOf === undefined)
    return <Stat label={text} value={<Skeleton className="h-8 w-24" />} note={NO_NOTE} trend={'trend' in props && <NoTrend />} />;
  return (
    <Stat
      label={<Defined {...{ measure, text, asOf, figure, rows, unsureRows, details }} note={period} />}
      value={value && rows ? <Amount href={rows}>{value}</Amount> : value}
      note={
        <>
          {since}
          {note}
          {lacked}
        </>
      }
      trend={'trend' in props && (props.trend ?? <NoTrend />)}
    />
  );
}
