import { getClientPayments, type PaymentsQuery } from '@services/insights/contract/ledger-rows';
import { useMetricFormats } from '@suite/iq/use-metric-formats';
import { useList } from '@suite/list/use-list';
import { useMemo } from 'react';
import { paymentColumns } from './document-columns';
import { Documents, documentsQuery, type TabParts } from './documents';

/** The client's payments and credit notes with their remaining amounts. */
export function Payments(parts: TabParts) {
  const { view, change } = parts;
  const { id } = view;
  const formats = useMetricFormats();
  const query: PaymentsQuery = documentsQuery(parts);
  const list = useList(getClientPayments, 'rows', { params: { clientId: id }, query });
  const currency = list.page?.currency ?? '';
  const columns = useMemo(() => paymentColumns(formats, currency, view.asOf), [formats, currency, view.asOf]);
  return (
    <Documents
      view={view}
      change={change}
      label="Payments and credit notes"
      name="client-payments"
      columns={columns}
      list={list}
      failed="The payments could not be loaded."
      none={{
        title: 'There are no payments',
        text: 'The ledger has no payment and no credit note of this client on or before the as-of date. What settled an invoice without a payment of its own stands with the invoice.',
      }}
    />
  );
}
