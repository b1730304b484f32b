import { getSources, type SourceRow } from '@services/inbox/contract/report';
import type { ResponseOf } from '@suite/api/request-of';
import { useQuery } from '@suite/api/use-query';
import { useView } from '@suite/list/use-view';
import { ViewHead } from '@suite/list/view-head';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { DateField } from '@suite/ui/date-field';
import { EmptyState } from '@suite/ui/empty-state';
import { ErrorNote } from '@suite/ui/error-note';
import { Skeleton } from '@suite/ui/skeleton';
import { type Column, Table } from '@suite/ui/table';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { isDay, localDayOf } from '@suite/values/iso-day';
import { durationText } from '../words/words';
import { copy } from './copy';

const defaults = { from: '', to: '' };

/** Leads and revenue by source. */
export function Sources() {
  const [view, change] = useView('contact', '/sources', defaults);
  const from = isDay(view.from) ? view.from : localDayOf(Date.now() - 365 * MILLISECONDS_PER_DAY);
  const to = isDay(view.to) ? view.to : localDayOf(Date.now());
  const { data, error, mutate } = useQuery(getSources, { query: { from, to } });
  return (
    <>
      <ViewHead title={copy.heading} text={copy.text} />
      <div className="mb-4 flex flex-wrap gap-3">
        <DateField label={copy.from} value={from} max={to} onChange={(day) => change({ from: day })} />
        <DateField label={copy.to} value={to} min={from} onChange={(day) => change({ to: day })} />
      </div>
      {error && !data ? (
        <ErrorNote title={copy.failed} onRetry={() => void mutate()} />
      ) : data ? (
        <Report {...data} />
      ) : (
        <Skeleton className="h-[420px] rounded-lg" />
      )}
    </>
  );
}

type ReportProps = ResponseOf<typeof getSources>;

function Report({ currency, bySource, byPage, minutesToAnswer, otherCurrencies }: ReportProps) {
  const { wholeMoney } = useMetricFormats();
  const { number } = useFormats();
  const sum = (key: 'leads' | 'won' | 'accepted' | 'invoiced') => bySource.reduce((total, row) => total + row[key], 0);
  const moneyText = (amount: number) => (currency === null ? number(amount) : wholeMoney(amount, currency));
  const stats: [string, string][] = [
    [copy.stats.leads, number(sum('leads'))],
    [copy.stats.time, minutesToAnswer === null ? copy.none : durationText(minutesToAnswer)],
    [copy.stats.won, number(sum('won'))],
    [copy.stats.accepted, moneyText(sum('accepted'))],
    [copy.stats.invoiced, moneyText(sum('invoiced'))],
  ];
  return (
    <>
      <dl className="mb-5 grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5">
        {stats.map(([label, value]) => (
          <div key={label} className="rounded-lg border border-line bg-surface p-3">
            <dt className="text-xs text-muted">{label}</dt>
            <dd className="m-0 text-lg font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <Part title={copy.bySource} head={copy.source} rows={bySource} moneyText={moneyText} />
      <Part title={copy.byPage} head={copy.page} rows={byPage} moneyText={moneyText} />
      <p className="text-[13px] text-muted">
        {copy.firstYear} {otherCurrencies > 0 && copy.otherCurrencies(otherCurrencies)}
      </p>
    </>
  );
}

interface PartProps {
  title: string;
  head: string;
  rows: readonly SourceRow[];
  moneyText: (amount: number) => string;
}

function Part({ title, head, rows, moneyText }: PartProps) {
  const { number } = useFormats();
  const { columns: texts } = copy;
  const counts = (['leads', 'answered', 'won', 'clients'] as const).map(
    (id): Column<SourceRow> => ({ id, text: texts[id], numeric: true, cell: (row) => number(row[id]) }),
  );
  const monies = (['accepted', 'invoiced'] as const).map(
    (id): Column<SourceRow> => ({
      id,
      text: texts[id],
      numeric: true,
      narrow: id === 'accepted' ? 'below' : 'corner',
      cell: (row) => moneyText(row[id]),
    }),
  );
  const [leads, ...others] = counts;
  return (
    <section className="mb-6">
      <h2 className="mb-2 font-semibold">{title}</h2>
      <Table
        label={title}
        rows={rows}
        rowId={({ name }) => name}
        empty={<EmptyState title={copy.emptyTitle} text={copy.emptyText} />}
        columns={[
          { id: 'name', text: head, cell: ({ name }) => name || copy.unknown },
          ...(leads ? [{ ...leads, narrow: 'beside' as const, narrowText: texts.leads }] : []),
          ...others,
          ...monies,
        ]}
      />
    </section>
  );
}
