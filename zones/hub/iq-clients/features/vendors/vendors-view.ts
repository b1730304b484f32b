import type { VendorMerge, VendorSort, VendorsQuery } from '@services/insights/contract/vendors';
import { dayOrLatest } from '@suite/iq/stored-date';
import { sortOf } from '@suite/list/known-values';
import { type ChangeView, hashOfView, offsetOf, PAGE_ROWS, type View } from '@suite/list/use-view';

export const vendorsDefaults = {
  find: '',
  sort: 'spend',
  order: 'descending',
  page: '1',
  asOf: '',
  categorySort: '',
  categoryOrder: '',
  overlap: '',
  overlapSort: '',
  overlapOrder: '',
  merges: 'suggested' satisfies VendorMerge['state'],
};

export type VendorsView = View<keyof typeof vendorsDefaults>;

export type ChangeVendors = ChangeView<keyof typeof vendorsDefaults>;

const sorts: readonly VendorSort[] = ['name', 'category', 'spend', 'lastBilledOn'];

export const sortOfVendors = (view: VendorsView) => sortOf(view, sorts, { column: 'spend', direction: 'descending' });

/** Returns the API query for a view. */
export function vendorsQuery(view: VendorsView): VendorsQuery {
  const { column, direction } = sortOfVendors(view);
  return {
    asOf: dayOrLatest(view.asOf),
    find: view.find.trim(),
    sort: column,
    order: direction,
    offset: offsetOf(view.page),
    limit: String(PAGE_ROWS),
  };
}

/** Returns the hash of the vendors in a category. */
export const categoryHash = (category: string, asOf: string): string =>
  hashOfView('iq-clients', '/vendoranalysis', vendorsDefaults, { find: category, asOf });
