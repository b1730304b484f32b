import { getImportEffect, type Headlines } from '@services/insights/contract/import-effects';
import { type ChangedDocument, documentFates, getImportChanges } from '@services/ledger/contract/import-changes';
import { useQuery } from '@suite/api/use-query';
import { noteOf, textOf } from '@suite/insights/metric-text';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { ErrorNote } from '@suite/ui/error-note';
import { type Column, Table } from '@suite/ui/table';
import { effectCopy as copy } from './effect-copy';

type Measure = keyof typeof copy.measures;

const measures = Object.keys(copy.measures) as Measure[];

/** What an import changed: the number of its documents, the headline metrics before and after, and what moved them. */
export function ImportEffect({ runId }: { runId: string }) {
  const { number, money } = useMetricFormats();
  const changes = useQuery(getImportChanges, { params: { runId } });
  const found = changes.data?.data;
  if (changes.error && !changes.data) return <ErrorNote title={copy.failed} onRetry={() => changes.mutate()} />;
  if (!found) return null;
  const counted = documentFates.filter((fate) => fate !== 'removed' || found.counts.removed > 0);
  const moved = documentFates.reduce((sum, fate) => (fate === 'unchanged' ? sum : sum + found.counts[fate]), 0);

  const amountsOf = (amounts: ChangedDocument['before'], currency: string) =>
    amounts === null
      ? copy.absent
      : amounts.open === null
        ? money(amounts.total, currency)
        : copy.openOf(money(amounts.open, currency), money(amounts.total, currency));
  const columns: Column<ChangedDocument>[] = [
    {
      id: 'document',
      text: copy.document,
      cell: ({ kind, number, party }) => (
        <span className="wrap-anywhere">
          {copy.kinds[kind]} {number} {party && <span className="text-muted">{party}</span>}
        </span>
      ),
    },
    { id: 'fate', text: copy.what, narrow: 'beside', cell: ({ fate }) => copy.fates[fate] },
    {
      id: 'before',
      text: copy.before,
      numeric: true,
      narrow: 'below',
      cell: ({ before, currency }) => amountsOf(before, currency),
    },
    { id: 'after', text: copy.after, numeric: true, narrow: 'line', cell: ({ after, currency }) => amountsOf(after, currency) },
  ];
  return (
    <section aria-labelledby="import-effect" className="mb-7">
      <h2 id="import-effect" className="mb-2">
        {copy.heading}
      </h2>
      <dl className="mb-4 flex flex-wrap gap-x-6 gap-y-2">
        {counted.map((fate) => (
          <div key={fate} className="flex gap-2">
            <dt className="text-muted">{copy.fates[fate]}</dt>
            <dd className="font-medium">{number(found.counts[fate])}</dd>
          </div>
        ))}
      </dl>
      <HeadlineTable runId={runId} />
      {moved > 0 && (
        <div className="mt-4">
          <Table
            label={copy.documents}
            columns={columns}
            rows={found.documents}
            rowId={(_, place) => String(place)}
            empty={null}
          />
          {moved > found.documents.length && (
            <p className="mt-2 text-muted">{copy.more(number(found.documents.length), number(moved))}</p>
          )}
        </div>
      )}
    </section>
  );
}

/** The headline metrics before and after an import. */
function HeadlineTable({ runId }: { runId: string }) {
  const { wholeMoney, metric, day } = useMetricFormats();
  const { data, error, mutate } = useQuery(getImportEffect, { params: { runId } });
  if (error && !data && error.code !== 'not_found') return <ErrorNote title={copy.failed} onRetry={() => mutate()} />;
  if (!data) return null;
  const { before, after } = data;
  function cellOf(headlines: Headlines | null, measure: Measure): string | undefined {
    if (!headlines) return copy.none;
    const { currency } = headlines;
    const write =
      measure === 'cei'
        ? metric('ceiMean')
        : measure === 'dso'
          ? metric('dso')
          : (amount: number) => wholeMoney(amount, currency);
    const [text, note] = [textOf(headlines[measure], write), noteOf(headlines[measure])];
    return text === undefined ? note : `${text}${note ? ` (${note})` : ''}`;
  }
  const columns: Column<Measure>[] = [
    { id: 'measure', text: copy.metric, cell: (measure) => copy.measures[measure] },
    {
      id: 'before',
      text: before ? copy.asOf(copy.before, day(before.asOf)) : copy.before,
      numeric: true,
      narrow: 'below',
      cell: (measure) => cellOf(before, measure),
    },
    {
      id: 'after',
      text: copy.asOf(copy.after, day(after.asOf)),
      numeric: true,
      narrow: 'line',
      cell: (measure) => cellOf(after, measure),
    },
  ];
  return <Table label={copy.metrics} columns={columns} rows={measures} rowId={(measure) => measure} empty={null} />;
}
