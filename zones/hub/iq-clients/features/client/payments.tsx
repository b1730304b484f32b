import { getClientPayments, type PaymentsQuery } from '@services/insights/contract/ledger-rows';
import { useApi } from '@suite/api/api-provider';
import { useMetricFormats } from '@suite/iq/use-metric-formats';
import { everyPage } from '@suite/list/every-page';
import { useNewest } from '@suite/list/use-newest';
import { useMemo } from 'react';
import { paymentColumns } from './document-columns';
import { Documents, documentsQuery, type TabParts } from './documents';

/** The client's payments and credit notes with their remaining amounts. */
export function Payments(parts: TabParts) {
  const { view, change } = parts;
  const { id } = view;
  const { formClient } = useApi();
  const formats = useMetricFormats();
  const query: PaymentsQuery = documentsQuery(parts);
  const found = useNewest(getClientPayments, { params: { clientId: id }, query });
  const currency = found.page?.currency ?? '';
  const columns = useMemo(() => paymentColumns(formats, currency, view.asOf), [formats, currency, view.asOf]);
  return (
    <Documents
      view={view}
      change={change}
      label="Payments and credit notes"
      file="client-payments"
      columns={columns}
      found={found}
      allRows={() =>
        everyPage('rows', (range) =>
          formClient.call(getClientPayments, { params: { clientId: id }, query: { ...query, ...range } }),
        )
      }
      failed="The payments could not be loaded."
      none={{
        title: 'There are no payments',
        text: 'The ledger has no payment and no credit note of this client on or before the as-of date. What settled an invoice without a payment of its own stands with the invoice.',
      }}
    />
  );
}
