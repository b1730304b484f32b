import { getClientInvoices, type InvoicesQuery } from '@services/insights/contract/ledger-rows';
import { useMetricFormats } from '@suite/iq/use-metric-formats';
import { Choice } from '@suite/list/choice';
import { oneOf } from '@suite/list/known-values';
import { useList } from '@suite/list/use-list';
import { useMemo } from 'react';
import { invoiceColumns } from './document-columns';
import { Documents, documentsQuery, type TabParts } from './documents';

const states = { open: 'Open', settled: 'Settled', unsure: 'Not known' } as const;

/** The client's invoices with their open amounts. */
export function Invoices(parts: TabParts) {
  const { view, change } = parts;
  const { id } = view;
  const formats = useMetricFormats();
  const query: InvoicesQuery = { ...documentsQuery(parts), state: oneOf(['open', 'settled', 'unsure'], view.state) };
  const list = useList(getClientInvoices, 'rows', { params: { clientId: id }, query });
  const currency = list.page?.currency ?? '';
  const columns = useMemo(() => invoiceColumns(formats, currency, view.asOf), [formats, currency, view.asOf]);
  return (
    <Documents
      view={view}
      change={change}
      label="Invoices"
      name="client-invoices"
      columns={columns}
      list={list}
      failed="The invoices could not be loaded."
      none={
        query.state
          ? { title: 'No invoices found', text: 'None of the client’s invoices is in this state.' }
          : { title: 'There are no invoices', text: 'The ledger has none of this client on or before the as-of date.' }
      }
      filters={<Choice label="State" any="Any state" texts={states} value={view.state} onChange={(state) => change({ state })} />}
    />
  );
}
