import type { getVendors } from '@services/insights/contract/vendors';
import type { ResponseOf } from '@suite/api/request-of';
import { MetricsFailed } from '@suite/iq/metrics-failed';
import { StaleNote } from '@suite/iq/stale-note';
import { useMetricFormats } from '@suite/iq/use-metric-formats';
import { List } from '@suite/list/list';
import type { ListRows } from '@suite/list/use-list';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import { useMemo, useState } from 'react';
import { TitledSection } from '../frame/titled-section';
import { useStalePage } from '../metrics/use-stale-page';
import { CategoryDialog } from './category-dialog';
import { copy } from './copy';
import type { Vendor } from './vendor';
import { vendorColumns } from './vendor-columns';
import { type ChangeVendors, sortOfVendors, type VendorsView } from './vendors-view';

interface Props {
  view: VendorsView;
  change: ChangeVendors;
  list: ListRows<Vendor, ResponseOf<typeof getVendors>>;
  /** Number of rows to expect, as far as it is known. */
  expectedRows: number;
}

/** The year's vendors, searched, sorted and paged by the API. */
export function VendorList({ view, change, list, expectedRows }: Props) {
  const { deployment } = useSuite();
  const formats = useMetricFormats();
  const { page, retry } = list;
  const staleSince = useStalePage(list);
  const currency = page?.currency ?? '';
  const { asOf } = view;
  const [dialog, setDialog] = useState<Vendor>();
  const vendors = page?.vendors;
  const columns = useMemo(
    () => vendorColumns({ deployment, formats, currency, asOf }, vendors ?? [], setDialog),
    [deployment, formats, currency, asOf, vendors],
  );
  return (
    <TitledSection title={copy.vendors}>
      {staleSince && <StaleNote since={staleSince} onRetry={retry} />}
      <List
        {...{ label: copy.label, name: 'vendors', columns, list, view, change, expectedRows }}
        day={page?.asOf}
        sort={sortOfVendors(view)}
        find={copy.find}
        hasColumnChoices
        failed={copy.listFailed}
        Failure={MetricsFailed}
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
      {dialog && <CategoryDialog vendor={dialog} onClose={() => setDialog(undefined)} />}
    </TitledSection>
  );
}
