import type { TableField, TableKind, UnlistedPayment } from '../contract/table';
import { availabilityOf, measures } from './availability';

const confirmation = (kind: TableKind, fields: TableField[], payment?: UnlistedPayment) => ({
  kind,
  columns: fields.map((field) => ({ field })),
  ...(payment && { payment }),
});

const whole = { leavesOutPaid: false, listsOverdue: false, hasUndatedPayments: false };
const sale: TableField[] = ['customer', 'number', 'date', 'amount'];
const other = 'unavailable other-table';
const yes = 'available';

/** Expected availability of each measure, in the order of `measures`. */
test.each<[string, ReturnType<typeof confirmation>, Record<string, string>]>([
  [
    'a list with balances: receivables on its day, no days of payment',
    confirmation('invoices', [...sale, 'balance']),
    {
      ...{ sales: yes, receivables: yes, earlier: 'limited days-of-lists', cei: 'limited second-list', dso: yes },
      ...{ daysLate: 'unavailable no-payment-days', prices: 'unavailable no-lines', vendors: other },
    },
  ],
  [
    'a list with days of payment: everything but prices',
    confirmation('invoices', [...sale, 'paidOn']),
    {
      ...{ sales: yes, receivables: yes, earlier: yes, cei: yes, dso: yes, daysLate: yes },
      ...{ prices: 'unavailable no-lines', vendors: other },
    },
  ],
  [
    'a list of open amounts: sales of what is open alone',
    confirmation('invoices', ['customer', 'number', 'date', 'balance']),
    {
      ...{
        sales: 'limited open-amounts',
        receivables: yes,
        earlier: 'limited days-of-lists',
        cei: 'limited second-list',
        dso: yes,
      },
      ...{ daysLate: 'unavailable no-payment-days', prices: 'unavailable no-lines', vendors: other },
    },
  ],
  [
    'a list that says nothing about payment: sales alone',
    confirmation('invoices', sale),
    {
      ...{ sales: yes, receivables: 'unavailable payment-unknown', earlier: 'unavailable payment-unknown' },
      ...{ cei: 'unavailable payment-unknown', dso: 'unavailable payment-unknown', daysLate: 'unavailable payment-unknown' },
      ...{ prices: 'unavailable no-lines', vendors: other },
    },
  ],
  [
    'lines whose payments are in another list',
    confirmation('invoice-lines', [...sale, 'item', 'quantity'], 'in-payment-list'),
    {
      ...{ sales: yes, receivables: 'limited payment-list', earlier: 'limited payment-list', cei: 'limited payment-list' },
      ...{ dso: 'limited payment-list', daysLate: 'limited payment-list', prices: yes, vendors: other },
    },
  ],
  [
    'lines without a quantity, none of them paid',
    confirmation('invoice-lines', [...sale, 'item'], 'all-open'),
    {
      ...{ sales: yes, receivables: yes, earlier: yes, cei: yes, dso: yes, daysLate: yes },
      ...{ prices: 'unavailable no-quantity', vendors: other },
    },
  ],
  [
    'invoices with a product or service, none of them paid',
    confirmation('invoices', [...sale, 'item', 'quantity'], 'all-open'),
    {
      ...{ sales: yes, receivables: yes, earlier: yes, cei: yes, dso: yes, daysLate: yes },
      ...{ prices: yes, vendors: other },
    },
  ],
  [
    'payments that name invoices',
    confirmation('payments', ['date', 'amount', 'number']),
    {
      ...{
        sales: other,
        receivables: 'limited named-invoices',
        earlier: 'limited named-invoices',
        cei: 'limited named-invoices',
      },
      ...{ dso: 'limited named-invoices', daysLate: 'limited named-invoices', prices: other, vendors: other },
    },
  ],
  [
    'payments to vendors',
    confirmation('vendor-payments', ['vendor', 'date', 'amount']),
    Object.fromEntries(measures.map((measure) => [measure, measure === 'vendors' ? yes : other])),
  ],
  ['customers', confirmation('customers', ['customer']), Object.fromEntries(measures.map((measure) => [measure, other]))],
])('%s', (_, from, expected) => {
  expect(statesOf(from, whole)).toEqual(expected);
});

const openOnly = {
  ...{ sales: 'unavailable open-only', receivables: yes, earlier: 'limited days-of-lists', cei: 'unavailable open-only' },
  ...{ dso: 'unavailable open-only', daysLate: 'unavailable open-only', prices: 'unavailable no-lines', vendors: other },
};

test('a list of everything that is open: receivables on its day alone', () => {
  const list = confirmation('invoices', [...sale, 'balance']);
  expect(statesOf(list, { ...whole, leavesOutPaid: true })).toEqual(openOnly);
  const withPrices = confirmation('invoices', [...sale, 'balance', 'item', 'quantity']);
  const states = statesOf(withPrices, { ...whole, leavesOutPaid: true });
  expect(states).toEqual({ ...openOnly, prices: 'unavailable open-only' });
});

test('a list in which a part payment has no day: no days late of it, and months only as a range', () => {
  const list = confirmation('invoices', [...sale, 'paid', 'paidOn']);
  const undated = 'limited undated-payments';
  const { earlier, cei, daysLate, receivables, dso } = statesOf(list, { ...whole, hasUndatedPayments: true });
  expect({ earlier, cei, daysLate, receivables, dso }).toEqual({
    ...{ earlier: undated, cei: undated, daysLate: undated },
    ...{ receivables: yes, dso: yes },
  });
});

test('a list of overdue invoices: no receivables', () => {
  const list = confirmation('invoices', [...sale, 'balance']);
  const none = 'unavailable overdue-only';
  expect(statesOf(list, { ...whole, leavesOutPaid: true, listsOverdue: true })).toEqual({
    ...openOnly,
    receivables: none,
    earlier: none,
  });
});

function statesOf(...from: Parameters<typeof availabilityOf>) {
  const all = availabilityOf(...from).map(({ measure, state, limit }) => [measure, [state, limit].filter(Boolean).join(' ')]);
  return Object.fromEntries(all);
}
