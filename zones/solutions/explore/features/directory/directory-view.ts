import { MAX_COMPARED } from '@services/directory/contract/terms';
import type { VendorsVariables } from '@services/directory-api/browser';
import { offsetOf, PAGE_ROWS, type View } from '@suite/list/use-view';

export const directoryDefaults = {
  ...{ find: '', category: '', sub: '', certification: '', price: '', ledger: '', size: '' },
  ...{ order: '', vendors: '', page: '1' },
};

export type DirectoryView = View<keyof typeof directoryDefaults>;

const listOf = (value: string): string[] => (value ? [value] : []);

/** Returns the API variables for the view in the URL. */
export const variablesOf = (view: DirectoryView): VendorsVariables => ({
  find: view.find.trim(),
  category: listOf(view.category),
  subCategory: listOf(view.sub),
  certification: listOf(view.certification),
  priceModel: listOf(view.price),
  ledger: listOf(view.ledger),
  firmSize: listOf(view.size),
  order: view.order === 'name' ? 'NAME' : 'BEST',
  offset: Number(offsetOf(view.page)),
  first: PAGE_ROWS,
});

/** Returns the URL slugs of the vendors to compare. */
export const comparedOf = (text: string): string[] => [...new Set(text.split(',').filter(Boolean))].slice(0, MAX_COMPARED);

export const isNarrowed = ({ order: _, vendors: _vendors, page: _page, ...rest }: DirectoryView): boolean =>
  Object.values(rest).some(Boolean);
