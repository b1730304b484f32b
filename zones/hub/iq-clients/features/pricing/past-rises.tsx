import { getPriceRises, type PriceRises, type ServiceRises } from '@services/insights/contract/price-rises';
import { useQuery } from '@suite/api/use-query';
import { type MetricFormats, useMetricFormats } from '@suite/iq/use-metric-formats';
import { NameText } from '@suite/list/name-text';
import { ErrorNote } from '@suite/ui/error-note';
import { type Column, Table } from '@suite/ui/table';
import { useState } from 'react';
import { TitledSection } from '../frame/titled-section';
import { copy } from './copy';

const { past: words } = copy;

/** What followed past increases on this ledger, by service; read once somebody opens it. */
export function PastRises() {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="my-8" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer font-medium">{words.heading}</summary>
      {isOpen && <Rises />}
    </details>
  );
}

function Rises() {
  const formats = useMetricFormats();
  const { data, error, mutate } = useQuery(getPriceRises, {});
  if (error && !data) return <ErrorNote title={words.failed} onRetry={() => mutate()} />;
  return (
    <TitledSection className="mt-3" title={words.title} text={words.text}>
      <Table
        label={words.title}
        columns={columnsOf(formats)}
        rows={data && rowsOf(data)}
        rowId={({ service }) => service}
        expectedRows={4}
        className="ui-table-fit"
        empty={<p className="text-muted">{words.none}</p>}
      />
    </TitledSection>
  );
}

/** One service is the same as all of them. */
const rowsOf = ({ all, services }: PriceRises): ServiceRises[] =>
  services.length > 1 ? [{ ...all, service: words.all }, ...services] : [...services];

type Counted = ServiceRises['later'];

function columnsOf({ number, decimalPercent }: MetricFormats): Column<ServiceRises>[] {
  const few = (cases: number) => <span className="text-muted">{words.few(number(cases))}</span>;
  const counted = ({ cases, outcome }: Counted, write: (change: number) => string) => {
    if (!outcome) return few(cases);
    const { count, low, middle, high } = outcome;
    return (
      <>
        {words.share(number(count), number(cases))}
        <span className="block text-xs text-muted">{words.range(write(middle), write(low), write(high))}</span>
      </>
    );
  };
  const signed = (write: (value: number) => string) => (value: number) => (value > 0 ? `+${write(value)}` : write(value));
  const days = (value: number) => signed((whole) => words.days(number(whole)))(Math.round(value));
  const share = signed(decimalPercent);
  return [
    { id: 'service', text: words.columns.service, cell: ({ service }) => <NameText text={service} /> },
    { id: 'rises', text: words.columns.rises, numeric: true, cell: ({ rises }) => number(rises) },
    {
      id: 'stayed',
      text: words.columns.stayed,
      cell: ({ stayed: { cases, outcome } }) => (outcome ? words.share(number(outcome.count), number(cases)) : few(cases)),
    },
    { id: 'later', text: words.columns.later, cell: ({ later }) => counted(later, days) },
    { id: 'less', text: words.columns.less, cell: ({ less }) => counted(less, share) },
  ];
}
