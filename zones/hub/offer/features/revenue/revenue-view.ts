import { type LeakageState, leakageStates, type Span, spans } from '@services/proposals/contract/revenue';
import { oneOf, sortOf } from '@suite/list/known-values';
import { type ChangeView, offsetOf, PAGE_ROWS, type View } from '@suite/list/use-view';

export const revenueParts = ['leakage', 'unengaged', 'sources', 'raises'] as const;

/** Initial state of a part. */
export const freshPart = { find: '', state: 'missing', sort: '', order: '', page: '1', span: 'month' };
export const revenueDefaults = { part: 'leakage', ...freshPart };

export type RevenueView = View<keyof typeof revenueDefaults>;

export interface PartProps {
  view: RevenueView;
  change: ChangeView<keyof typeof revenueDefaults>;
}

const leakageSorts = ['month', 'client', 'accepted', 'missing'] as const;
export const sortOfLeakage = (view: RevenueView) => sortOf(view, leakageSorts, { column: 'missing', direction: 'descending' });

/** Undefined for all states. */
export const stateOf = ({ state }: RevenueView): LeakageState | undefined => oneOf(leakageStates, state);

/** Returns the API query for the view in the URL. */
export function leakageQuery(view: RevenueView) {
  const { column, direction } = sortOfLeakage(view);
  return { ...pageOf(view), state: stateOf(view), sort: column, order: direction };
}

const unengagedSorts = ['client', 'invoiced', 'invoices', 'lastInvoiceOn'] as const;
export const sortOfUnengaged = (view: RevenueView) =>
  sortOf(view, unengagedSorts, { column: 'invoiced', direction: 'descending' });

export function unengagedQuery(view: RevenueView) {
  const { column, direction } = sortOfUnengaged(view);
  return { ...pageOf(view), sort: column, order: direction };
}

export const spanOf = ({ span }: RevenueView): Span => oneOf(spans, span) ?? 'month';

const pageOf = ({ find, page }: RevenueView) => ({ find: find.trim(), offset: offsetOf(page), limit: String(PAGE_ROWS) });
