import { type PaymentView, paymentViews } from '@services/payments/contract/billing';
import { oneOf, sortOf } from '@suite/list/known-values';
import { offsetOf, PAGE_ROWS, type View } from '@suite/list/use-view';

export const paymentDefaults = { view: 'open', find: '', sort: '', order: '', page: '1' };

type PaymentsChoice = View<keyof typeof paymentDefaults>;

const sorts = ['dueOn', 'client', 'amount'] as const;

export const viewOf = ({ view }: Pick<PaymentsChoice, 'view'>): PaymentView => oneOf(paymentViews, view) ?? 'open';

/** Open payments start with the oldest, settled ones with the newest. */
export const sortOfPayments = (view: PaymentsChoice) =>
  sortOf(view, sorts, { column: 'dueOn', direction: ['paid', 'all'].includes(viewOf(view)) ? 'descending' : 'ascending' });

/** Returns the API query for the view in the URL. */
export function paymentsQuery(view: PaymentsChoice) {
  const { column, direction } = sortOfPayments(view);
  return {
    find: view.find.trim(),
    view: viewOf(view),
    sort: column,
    order: direction,
    offset: offsetOf(view.page),
    limit: String(PAGE_ROWS),
  };
}
