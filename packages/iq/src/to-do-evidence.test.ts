import type { Evidence, ToDo } from '@services/insights/contract/to-dos';
import { metricFormatsOf } from '@suite/insights/metric-formats';
import { whyOf } from './to-do-evidence';

const why = (rule: ToDo['rule'], evidence: Evidence[], more: Partial<ToDo> = {}, salesName = 'Credit sales') =>
  whyOf({ rule, evidence, promise: null, notes: [], ...more } as ToDo, 'USD', metricFormatsOf('en-US'), salesName);

test('the reason of a to-do is what triggered it', () => {
  const sales = { measure: 'sales', value: 1_200_000 } as const;
  expect(why('collect', [{ measure: 'longestPastDue', value: 246 }, sales])).toBe('246 days past due');
  expect(why('payment-terms', [{ measure: 'shareLate', value: 0.62 }, sales])).toBe('62% of invoices late');
  expect(why('check-ledger', [{ measure: 'ledgerCustomers', value: 2 }])).toBe('2 customers in the ledger');
  expect(why('check-ledger', [{ measure: 'paidAboveInvoice', value: 1 }])).toBe('1 invoice overpaid');
  expect(why('find-out-why', [{ measure: 'salesBefore', value: 1_900_000 }, sales])).toBe(
    'Credit sales of $12,000, $19,000 the year before',
  );
  expect(why('find-out-why', [{ measure: 'salesBefore', value: 1_900_000 }, sales], {}, 'Revenue')).toBe(
    'Revenue of $12,000, $19,000 the year before',
  );
  expect(why('grow', [{ measure: 'firstInvoiceOn', value: '2026-03-02' }, sales])).toBe('First invoice Mar 2, 2026');
});

test('a to-do without a measured cause shows the reason of its rule, and a promise takes precedence over an overdue amount', () => {
  expect(why('payment-terms', [{ measure: 'sales', value: 100 }])).toBe('The client pays, but usually late.');
  const promise = { promisedOn: '2026-02-01', amount: 50_000, note: '', by: '', at: '' };
  expect(why('collect', [{ measure: 'longestPastDue', value: 90 }], { promise })).toBe('Promised to pay: $500.00 by Feb 1, 2026');
});

test("a person's own to-do shows its last note", () => {
  const note = (text: string) => ({ text, by: 'Ann', at: '' });
  expect(why(null, [], { notes: [note('First'), note('Last')] })).toBe('Last');
});
