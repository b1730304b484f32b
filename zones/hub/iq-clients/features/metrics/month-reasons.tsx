import type { FirmMonth } from '@services/insights/contract/metric-schemas';
import { reasonOf, useMetricFormats } from '@suite/iq/use-metric-formats';

interface Props<Column extends keyof FirmMonth> {
  months: readonly FirmMonth[];
  /** Headings of the columns that may not be available. */
  heads: Record<Column, string>;
}

interface Group {
  reason: string;
  months: string;
  heads: string[];
}

/** Lists below the table which values of which months are not available, and why, for people who can't hover over a cell. */
export function MonthReasons<Column extends keyof FirmMonth>({ months, heads }: Props<Column>) {
  const { month: write } = useMetricFormats();
  const groups = new Map<string, Group>();
  for (const [column, head] of Object.entries(heads) as [Column, string][]) {
    for (const [reason, names] of byReason(months, column, write)) {
      const key = `${reason} ${names.join()}`;
      const group = groups.get(key) ?? { reason, months: namesOf(names, months.length), heads: [] };
      group.heads.push(head);
      groups.set(key, group);
    }
  }
  if (groups.size === 0) return null;
  return (
    <section className="mt-3 text-muted" aria-labelledby="month-reasons">
      <h3 id="month-reasons" className="text-sm text-ink">
        Why some numbers are not available
      </h3>
      <ul>
        {[...groups].map(([key, group]) => (
          <li key={key}>
            {group.heads.join(', ')} of {group.months}: {group.reason}
          </li>
        ))}
      </ul>
    </section>
  );
}

const namesOf = (names: readonly string[], all: number) => (names.length === all && all > 2 ? 'every month' : names.join(', '));

function byReason(months: readonly FirmMonth[], column: keyof FirmMonth, write: (month: string) => string) {
  const reasons = new Map<string, string[]>();
  for (const month of months) {
    const metric = month[column];
    const reason = typeof metric === 'object' && 'available' in metric && !metric.available ? reasonOf(metric) : undefined;
    if (reason) reasons.set(reason, [...(reasons.get(reason) ?? []), write(month.month)]);
  }
  return reasons;
}
