import { openOnly, takeOpenAmounts } from './lists-open';

const fields = ['number', 'customer', 'date', 'amount', 'balance'] as const;
const names = ['Num', 'Customer', 'Date', 'Amount', 'Open Balance'];
const paid = { cells: ['1', 'Ada', '2026-01-02', '100.00', '0.00'] };
const open = { cells: ['2', 'Bob', '2026-01-03', '50.00', '20.00'] };
const table = { file: 'list.csv', names, fields, above: [], below: [paid, open], empty: new Set<number>() };
const titled = (title: string) => openOnly({ ...table, above: [{ line: 1, cells: [title] }] });
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
  expect(titled(title)).toMatchObject(all);
});

test.each(['Invoice List', 'Sales by Customer Detail', 'Packaging invoices'])('does not take “%s” for one', (title) => {
  expect(titled(title)).toMatchObject(neither);
});

test.each(['Overdue Invoices', 'Invoices past due'])('takes “%s” for a part of what is open, without paid invoices', (title) => {
  expect(titled(title)).toMatchObject(part);
});

test('takes columns of ages for a list of everything that is open', () => {
  const ages = [...names, 'Current', '1 - 30', '31 - 60'];
  expect(openOnly({ ...table, names: ages, fields: [...fields, null, null, null] })).toMatchObject(all);
  expect(openOnly(table)).toMatchObject(neither);
});

/** A list with one more column. */
const withColumn = (name: string, cell: string) => ({
  ...table,
  names: [...names, name],
  fields: [...fields, null],
  below: [open, open].map(({ cells }) => ({ cells: [...cells, cell] })),
  empty: new Set(cell ? [] : [names.length]),
});

test.each([
  ['an age', withColumn('Aging bucket', '0-30')],
  ['a number of days', withColumn('Days Outstanding', '12')],
  ['a group of ages', withColumn('Class', '31-60 days')],
  ['a clearing document in no row', withColumn('Clearing document', '')],
  ['its name', { ...table, below: [open], file: 'unpaid_invoices_May.csv' }],
  ['its Italian name', { ...table, below: [open], file: 'fatture-aperte.xlsx' }],
])('takes a list in which every row is open for one by %s', (_, list) => {
  expect(openOnly(list)).toMatchObject(all);
});

test.each([
  ['an age, if a row is paid', { ...withColumn('Aging bucket', '0-30'), below: [paid, open] }],
  ['numbers', withColumn('Quantity', '30')],
  ['the name of a company', { ...table, below: [open], file: 'Open Doors Ltd.csv' }],
  ['only open rows', { ...table, below: [open] }],
])('does not take a list for one by %s', (_, list) => {
  expect(openOnly(list)).toMatchObject(neither);
});

test('reads the amounts of open rows as what is open if nothing says what is paid, and says why', () => {
  const amounts = ['number', 'customer', 'date', 'amount', null] as const;
  const taken = (file: string, last = 'Memo') => {
    const read = [...amounts];
    return { notices: takeOpenAmounts({ ...table, file, names: [...names.slice(0, 4), last] }, read), read };
  };
  expect(taken('ar_aging.csv')).toEqual({
    notices: ['“Amount” is read as what is open, because the file is called “ar_aging.csv”.'],
    read: ['number', 'customer', 'date', 'balance', null],
  });
  expect(taken('invoices.csv')).toEqual({ notices: [], read: amounts });
  // Another column may say it.
  expect(taken('ar_aging.csv', 'Outstanding value')).toEqual({ notices: [], read: amounts });
});

test('does not take a list without balances for one', () => {
  const unknown = ['number', 'customer', 'date', 'amount', null] as const;
  const above = [{ line: 1, cells: ['Open Invoices'] }];
  expect(openOnly({ ...table, fields: unknown, above })).toMatchObject(neither);
});

test('takes a list that has what is open and no totals for one without paid invoices', () => {
  const balances = ['number', 'customer', 'date', 'balance'] as const;
  const list = { ...table, names: ['Num', 'Name', 'Date', 'Open Balance'], fields: balances, below: [] };
  expect(openOnly(list)).toMatchObject({ listsOpen: false, leavesOutPaid: true, listsOverdue: false });
});

test('says whether something is open of every row', () => {
  expect(openOnly(table).isAllOpen).toBe(false);
  expect(openOnly({ ...table, below: [open, open] }).isAllOpen).toBe(true);
});
