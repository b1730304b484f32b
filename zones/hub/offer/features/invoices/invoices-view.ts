import { type Invoice, type InvoiceView, invoiceViews } from '@services/invoices/contract/invoices';
import { oneOf, sortOf } from '@suite/list/known-values';
import { offsetOf, PAGE_ROWS, type View } from '@suite/list/use-view';
import type { copy } from './copy';

export const invoiceDefaults = { view: 'all', find: '', sort: '', order: '', page: '1' };

type InvoicesChoice = View<keyof typeof invoiceDefaults>;

const sorts = ['dueOn', 'client', 'amount'] as const;

export const viewOf = ({ view }: Pick<InvoicesChoice, 'view'>): InvoiceView => oneOf(invoiceViews, view) ?? 'all';

export const sortOfInvoices = (view: InvoicesChoice) => sortOf(view, sorts, { column: 'dueOn', direction: 'descending' });

/** Returns the API query for the view in the URL. */
export function invoicesQuery(view: InvoicesChoice) {
  const { column, direction } = sortOfInvoices(view);
  return {
    ...{ find: view.find.trim(), view: viewOf(view), sort: column, order: direction },
    ...{ offset: offsetOf(view.page), limit: String(PAGE_ROWS) },
  };
}

export type InvoiceAction = keyof typeof copy.actions;

/** Props of the dialogs for actions on invoices. */
export interface ActionProps {
  invoice: Invoice;
  onClose: () => void;
  /** Confirms the action in a toast, and reads the invoices again. */
  onDone: (text: string) => Promise<void>;
}

/** Returns the actions that an invoice allows. @param mayChange without it, it can only be read */
export function actionsOf({ state, problem }: Invoice, mayChange: boolean): InvoiceAction[] {
  if (!mayChange || (state !== 'stopped' && state !== 'dismissed' && state !== 'waiting')) return [];
  if (state === 'waiting') return ['dismiss'];
  if (state === 'dismissed') return ['retry'];
  return [
    ...(problem === 'closed-period' ? (['date'] as const) : []),
    ...(problem === 'contact' || problem === 'contact-choice' ? (['contact'] as const) : []),
    'retry',
    'dismiss',
  ];
}
