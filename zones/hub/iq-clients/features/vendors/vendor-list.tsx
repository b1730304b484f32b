import { getVendors, type VendorsQuery } from '@services/insights/contract/vendors';
import { useApi } from '@suite/api/api-provider';
import type { ResponseOf } from '@suite/api/request-of';
import { KeptNote } from '@suite/iq/kept-note';
import { Listed } from '@suite/iq/listed';
import { useMetricFormats } from '@suite/iq/use-metric-formats';
import { everyPage } from '@suite/list/every-page';
import { FindField } from '@suite/list/find-field';
import type { Newest } from '@suite/list/use-newest';
import { PAGE_ROWS } from '@suite/list/use-view';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import { useMemo, useState } from 'react';
import { TitledSection } from '../frame/titled-section';
import { useKeptPage } from '../metrics/use-kept-page';
import { CategoryDialog } from './category-dialog';
import { copy } from './copy';
import type { Vendor } from './vendor';
import { vendorColumns } from './vendor-columns';
import { type ChangeVendors, sortOfVendors, type VendorsView } from './vendors-view';

interface Props {
  view: VendorsView;
  change: ChangeVendors;
  query: VendorsQuery;
  found: Newest<ResponseOf<typeof getVendors>>;
  /** Number of rows to expect, as far as it is known. */
  expectedRows: number;
}

/** The year's vendors, searched, sorted and paged by the API. */
export function VendorList({ view, change, query, found, expectedRows }: Props) {
  const { formClient } = useApi();
  const { place } = useSuite();
  const formats = useMetricFormats();
  const { page, isBehind, error, retry } = found;
  const keptSince = useKeptPage(found);
  const currency = page?.currency ?? '';
  const { asOf } = view;
  const [asked, setAsked] = useState<Vendor>();
  const vendors = page?.vendors;
  const columns = useMemo(
    () => vendorColumns({ place, formats, currency, asOf }, vendors ?? [], setAsked),
    [place, formats, currency, asOf, vendors],
  );
  const everyVendor = () => everyPage('vendors', (range) => formClient.call(getVendors, { query: { ...query, ...range } }));
  return (
    <TitledSection title={copy.vendors}>
      {keptSince && <KeptNote since={keptSince} onRetry={retry} />}
      <Listed
        label={copy.label}
        file="vendors"
        columns={columns}
        rows={vendors}
        day={page?.asOf}
        allRows={everyVendor}
        sort={sortOfVendors(view)}
        onSort={({ column, direction }) => change({ sort: column, order: direction })}
        pager={{
          page: Number(query.offset) / PAGE_ROWS + 1,
          total: page?.total,
          onPage: (next) => change({ page: String(next) }),
        }}
        filters={<FindField label={copy.find} value={view.find} onChange={(find) => change({ find }, { replace: true })} />}
        isBehind={isBehind}
        expectedRows={expectedRows}
        failure={{ error, title: copy.listFailed, onRetry: retry }}
        empty={
          <EmptyState
            title={copy.noneTitle}
            text={copy.noneText}
            action={
              <Button variant="quiet" size="sm" onClick={() => change({ find: '' })}>
                {copy.showAll}
              </Button>
            }
          />
        }
      />
      {asked && <CategoryDialog vendor={asked} onClose={() => setAsked(undefined)} />}
    </TitledSection>
  );
}
