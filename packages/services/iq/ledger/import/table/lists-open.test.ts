import { listsOpen } from './lists-open';

const fields = ['number', 'customer', 'date', 'amount', 'balance'] as const;
const names = ['Num', 'Customer', 'Date', 'Amount', 'Open Balance'];
const titled = (title: string) => listsOpen({ names, fields, above: [{ line: 1, cells: [title] }], isUncleared: false });

// The titles of these reports in QuickBooks, Xero, Sage, Zoho Books, DATEV, Sage 100 (French) and Exact.
test.each([
  'A/R Aging Detail Report',
  'Open Invoices',
  'Aged Receivables Detail',
  'Aged Debtors',
  'AR Aging Details By Invoice Due Date',
  'Offene-Posten-Liste',
  'Balance âgée détaillée',
  'Openstaande posten',
])('takes “%s” for a list of everything that is open', (title) => {
  expect(titled(title)).toBe(true);
});

test.each(['Invoice List', 'Sales by Customer Detail', 'Overdue Invoices', 'Invoices past due', 'Packaging invoices'])(
  'does not take “%s” for one',
  (title) => {
    expect(titled(title)).toBe(false);
  },
);

test('takes columns of ages, or open items without a clearing document, for a list of everything that is open', () => {
  const ages = [...names, 'Current', '1 - 30', '31 - 60'];
  expect(listsOpen({ names: ages, fields: [...fields, null, null, null], above: [], isUncleared: false })).toBe(true);
  expect(listsOpen({ names, fields, above: [], isUncleared: true })).toBe(true);
  expect(listsOpen({ names, fields, above: [], isUncleared: false })).toBe(false);
});

test('does not take a list without balances for one', () => {
  const unknown = ['number', 'customer', 'date', 'amount', null] as const;
  const above = [{ line: 1, cells: ['Open Invoices'] }];
  expect(listsOpen({ names, fields: unknown, above, isUncleared: false })).toBe(false);
});
