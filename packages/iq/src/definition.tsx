import { definitions, type Measure } from '@suite/insights/metrics/definitions';
import { Button } from '@suite/ui/button';
import { Dialog } from '@suite/ui/dialog';
import { Link } from '@suite/ui/link';
import type { RowsLink } from './rows-view';
import { type Metric, NOT_AVAILABLE, reasonOf, useMetricFormats } from './use-metric-formats';

export interface DefinitionProps {
  measure: Measure;
  /** The as-of date of the response. */
  asOf: string;
  /** The metric's value, or why it is not available. */
  metric?: Metric<unknown> | undefined;
  /** An additional note, such as the number of days it covers when that is less than its name says. */
  note?: string | undefined;
  /** Notes about its value. */
  details?: readonly string[] | undefined;
  /** URL of the rows behind the metric. */
  rows?: string | undefined;
  /** Links to the rows that the metric leaves out. */
  unsureRows?: readonly RowsLink[] | undefined;
  onClose: () => void;
}

/** Dialog content that defines a metric: what it says, formula, as-of date and source rows. */
export function Definition({ measure, asOf, metric, note, details = [], rows, unsureRows = [], onClose }: DefinitionProps) {
  const { day } = useMetricFormats();
  const { name, definition, formula, rows: source } = definitions[measure];
  const links = [...(rows ? [{ href: rows, text: 'Show the rows' }] : []), ...unsureRows];
  const reason = metric && reasonOf(metric);
  return (
    <Dialog
      title={name}
      onClose={onClose}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Close
        </Button>
      }
    >
      <dl className="grid gap-3">
        {metric && reason && <Part name={nameOf(metric)} text={reason} />}
        <Part name="Definition" text={definition} />
        <Part name="Formula" text={formula} />
        {note && <Part name="Period" text={note} />}
        {details.length > 0 && <Part name="In this value" text={`${details.join('. ')}.`} />}
        <Part name="As of" text={day(asOf)} />
        <Part name="Source rows" text={source} />
      </dl>
      {links.length > 0 && (
        <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1">
          {links.map(({ href, text }) => (
            <Link key={text} href={href}>
              {text}
            </Link>
          ))}
        </p>
      )}
    </Dialog>
  );
}

/** Names what is to be known about a value: why there is none, or why it is a range or without some documents. */
function nameOf(metric: Metric<unknown>): string {
  if (metric.available) return 'Left out';
  return metric.range ? 'Range' : NOT_AVAILABLE;
}

const Part = ({ name, text }: { name: string; text: string }) => (
  <div>
    <dt className="text-xs font-semibold text-muted">{name}</dt>
    <dd className="text-pretty text-ink">{text}</dd>
  </div>
);
