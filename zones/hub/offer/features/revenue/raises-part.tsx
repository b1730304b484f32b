import { getRaises, type Raise } from '@services/proposals/contract/revenue';
import { useQuery } from '@suite/api/use-query';
import type { MetricFormats } from '@suite/insights/metric-formats';
import { List } from '@suite/list/list';
import type { ListColumn } from '@suite/list/list-column';
import { NameText } from '@suite/list/name-text';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { Badge } from '@suite/ui/badge';
import { EmptyState } from '@suite/ui/empty-state';
import { ErrorNote } from '@suite/ui/error-note';
import { Link } from '@suite/ui/link';
import { hashOf } from '@suite/zones/zone-url';
import { useMemo } from 'react';
import { ClientCell } from './client-cell';
import { copy } from './copy';
import { HowCounted } from './how-counted';

const { raises: words } = copy;

/** Prices that clients accepted to pay more for, and what each did in its first 90 days. */
export function RaisesPart() {
  const formats = useMetricFormats();
  const { data, error, mutate } = useQuery(getRaises, {});
  const columns = useMemo(() => raiseColumns(formats), [formats]);
  if (!data && error) return <ErrorNote title={words.failed} onRetry={() => mutate()} />;
  return (
    <>
      {data && <p className="mb-3 font-medium">{summaryOf(data.raises, formats)}</p>}
      <List
        label={words.label}
        name="raised-prices"
        day={data?.asOf ?? undefined}
        find={words.find}
        columns={columns}
        rows={data?.raises}
        rowId={({ proposal, service }) => `${proposal.id} ${service}`}
        expectedRows={4}
        empty={<EmptyState title={words.emptyTitle} text={words.emptyText} />}
      />
      <HowCounted text={words.how} />
    </>
  );
}

function summaryOf(raises: readonly Raise[], { number }: MetricFormats): string {
  const measured = raises.flatMap(({ effect }) => effect ?? []);
  const lost = measured.filter(({ isLost }) => isLost).length;
  return raises.length ? words.summary(number(measured.length), number(raises.length), number(lost)) : '';
}

function raiseColumns({ money, decimalPercent, number, day, major }: MetricFormats): ListColumn<Raise>[] {
  /** A value with what it was in the same days a year earlier. */
  const compared = (pair: { before: number | null; after: number } | undefined, write: (value: number) => string) =>
    pair && (
      <>
        {write(pair.after)}
        <span className="block text-xs text-muted">
          {pair.before === null ? words.notCovered : words.before(write(pair.before))}
        </span>
      </>
    );
  const price = (value: number, currency: string) => money(Math.round(value), currency);
  return [
    {
      id: 'client',
      text: words.columns.client,
      className: 'w-[17%]',
      cell: ({ clientId, client, proposal }) => (
        <>
          <ClientCell clientId={clientId} client={client} />
          <Link href={hashOf('offer', '/proposal', { id: proposal.id })} className="block text-xs">
            {words.proposal(proposal.number)}
          </Link>
        </>
      ),
      value: ({ client }) => client,
    },
    {
      id: 'service',
      text: words.columns.service,
      cell: ({ service }) => <NameText text={service} />,
      value: ({ service }) => service,
    },
    {
      id: 'price',
      text: words.columns.price,
      numeric: true,
      className: 'w-[172px]',
      cell: ({ before, after, currency }) => (
        <>
          {words.fromTo(price(before, currency), price(after, currency))}
          <span className="block text-xs text-muted">+{decimalPercent(after / before - 1)}</span>
        </>
      ),
      value: ({ after, currency }) => major(Math.round(after), currency),
    },
    {
      id: 'inForceOn',
      text: words.columns.inForceOn,
      className: 'w-[116px]',
      cell: ({ inForceOn }) => <span className="whitespace-nowrap">{day(inForceOn)}</span>,
      value: ({ inForceOn }) => inForceOn,
    },
    {
      id: 'billed',
      text: words.columns.billed,
      numeric: true,
      className: 'w-[108px]',
      cell: ({ effect, currency, after }) => {
        if (!effect) return null;
        if (effect.billed === null) return words.notBilled;
        const isBilled = Math.round(effect.billed) >= Math.round(after);
        return (
          <>
            {price(effect.billed, currency)}
            {!isBilled && <span className="block text-xs text-bad">{words.oldPrice}</span>}
          </>
        );
      },
      value: ({ effect, currency }) => (effect?.billed == null ? '' : major(Math.round(effect.billed), currency)),
    },
    {
      id: 'volume',
      text: words.columns.volume,
      numeric: true,
      className: 'w-[112px]',
      cell: ({ effect }) => compared(effect?.volume, number),
      value: ({ effect }) => effect?.volume.after ?? '',
    },
    {
      id: 'revenue',
      text: words.columns.revenue,
      numeric: true,
      className: 'w-[132px]',
      cell: ({ effect, currency }) => compared(effect?.revenue, (value) => price(value, currency)),
      value: ({ effect, currency }) => (effect ? major(Math.round(effect.revenue.after), currency) : ''),
    },
    {
      id: 'state',
      text: words.columns.state,
      className: 'w-[128px]',
      cell: ({ effect, effectOn }) => {
        if (!effect) return <span className="text-muted">{words.from(day(effectOn))}</span>;
        return <Badge text={effect.isLost ? words.lost : words.stayed} tone={effect.isLost ? 'bad' : 'good'} size="sm" />;
      },
      value: ({ effect }) => (effect ? (effect.isLost ? words.lost : words.stayed) : ''),
    },
  ];
}
