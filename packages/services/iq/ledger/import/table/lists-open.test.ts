import { openOnly } from './lists-open';

const fields = ['number', 'customer', 'date', 'amount', 'balance'] as const;
const names = ['Num', 'Customer', 'Date', 'Amount', 'Open Balance'];
const titled = (title: string) => openOnly({ names, fields, above: [{ line: 1, cells: [title] }], isUncleared: false });
const all = { listsOpen: true, leavesOutPaid: true, listsOverdue: false };
const part = { listsOpen: false, leavesOutPaid: true, listsOverdue: true };
const neither = { listsOpen: false, leavesOutPaid: false, listsOverdue: false };

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
  expect(titled(title)).toEqual(all);
});

test.each(['Invoice List', 'Sales by Customer Detail', 'Packaging invoices'])('does not take “%s” for one', (title) => {
  expect(titled(title)).toEqual(neither);
});

test.each(['Overdue Invoices', 'Invoices past due'])('takes “%s” for a part of what is open, without paid invoices', (title) => {
  expect(titled(title)).toEqual(part);
});

test('takes columns of ages, or open items without a clearing document, for a list of everything that is open', () => {
  const ages = [...names, 'Current', '1 - 30', '31 - 60'];
  expect(openOnly({ names: ages, fields: [...fields, null, null, null], above: [], isUncleared: false })).toEqual(all);
  expect(openOnly({ names, fields, above: [], isUncleared: true })).toEqual(all);
  expect(openOnly({ names, fields, above: [], isUncleared: false })).toEqual(neither);
});

test('does not take a list without balances for one', () => {
  const unknown = ['number', 'customer', 'date', 'amount', null] as const;
  const above = [{ line: 1, cells: ['Open Invoices'] }];
  expect(openOnly({ names, fields: unknown, above, isUncleared: false })).toEqual(neither);
});

test('takes a list that has what is open and no totals for one without paid invoices', () => {
  const balances = ['number', 'customer', 'date', 'balance'] as const;
  const open = openOnly({ names: ['Num', 'Name', 'Date', 'Open Balance'], fields: balances, above: [], isUncleared: false });
  expect(open).toEqual({ listsOpen: false, leavesOutPaid: true, listsOverdue: false });
});
