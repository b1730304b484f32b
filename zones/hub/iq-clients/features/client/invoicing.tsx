import type { ClientRow } from '@services/insights/contract/clients';
import { useMetricFormats } from '@suite/iq/use-metric-formats';
import type { ReactNode } from 'react';
import { TitledSection } from '../frame/titled-section';
import { Panel } from './client-panel';
import { copy } from './copy';

const { fact } = copy;

/** How often the client is invoiced. */
export function Invoicing({ client }: { client: ClientRow }) {
  const { day, days, number } = useMetricFormats();
  const { invoices, firstInvoiceOn, lastInvoiceOn, medianGap } = client;
  const dated = (on: string | null) => (on ? <time dateTime={on}>{day(on)}</time> : fact.never);
  return (
    <TitledSection title={copy.facts} className="">
      <Panel>
        <dl className="divide-y divide-line">
          <Fact name={fact.invoices}>{number(invoices)}</Fact>
          <Fact name={fact.first}>{dated(firstInvoiceOn)}</Fact>
          <Fact name={fact.last}>{dated(lastInvoiceOn)}</Fact>
          <Fact name={fact.gap}>{medianGap === null ? fact.noGap : days(medianGap)}</Fact>
        </dl>
      </Panel>
    </TitledSection>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex justify-between gap-3 py-2">
    <dt className="text-muted">{name}</dt>
    <dd className="font-medium">{children}</dd>
  </div>
);
