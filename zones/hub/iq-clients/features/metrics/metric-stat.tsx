import { metricNames } from '@suite/insights/metrics/metric-names';
import type { Measure } from '@suite/insights/metrics/units';
import { Defined } from '@suite/iq/defined';
import type { RowsLink } from '@suite/iq/rows-view';
import { type Metric, reasonOf } from '@suite/iq/use-metric-formats';
import { Skeleton } from '@suite/ui/skeleton';
import { Stat } from '@suite/ui/stat';
import type { ReactNode } from 'react';
import { Amount } from './amount';

interface Props {
  measure: Measure;
  /** Label; the metric's own name by default. */
  text?: string;
  /** As-of date of the response; undefined while it loads. */
  asOf: string | undefined;
  /** The formatted value; undefined when it is not available. */
  value: string | undefined;
  /** The metric, which may say why it is not available. */
  metric?: Metric<unknown> | undefined;
  /** Link to its rows. */
  rows?: string | undefined;
  /** Rows that it leaves out because it is unknown whether they are settled. */
  unsureRows?: readonly RowsLink[] | undefined;
  /** The days that it covers, if fewer than usual. */
  period?: string | undefined;
  /** Notes on its value. */
  details?: readonly string[] | undefined;
  /** What it is compared to. When it is not available, the reason is shown instead. */
  note?: ReactNode;
  /** Change since the earlier date that it is compared with. */
  since?: ReactNode;
  /** Its trend; its space is reserved while it loads. */
  trend?: ReactNode;
  /** Documents that it leaves out, beside the note or the reason. */
  lacked?: ReactNode;
}

/** Keeps the line of a missing note, so that nothing jumps. */
const NO_NOTE = '\u00a0';

/** Placeholder with the height of a trend. */
const NoTrend = () => <span className="block h-6" />;

/** A metric with its definition and its rows; renders as its own skeleton while it loads. */
export function MetricStat(props: Props) {
  const { measure, text = metricNames[measure], asOf, value, metric, rows, unsureRows, period, details, lacked, since } = props;
  const note = (metric && reasonOf(metric)) ?? props.note ?? NO_NOTE;
  if (asOf === undefined)
    return <Stat label={text} value={<Skeleton className="h-8 w-24" />} note={NO_NOTE} trend={'trend' in props && <NoTrend />} />;
  return (
    <Stat
      label={<Defined {...{ measure, text, asOf, metric, rows, unsureRows, details }} note={period} />}
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
