import {
  asOfDay,
  asOfOrigin,
  confirmationOf,
  draftOf,
  openQuestions,
  inOrder as reordered,
  taken,
  usualOrder,
} from './confirmed';
import { column, guess } from './guess.fixture';
import { previewRows } from './preview-rows';

const today = '2026-11-20';
const draft = { ...draftOf(guess, 30), asOf: today };
const inOrder = (dateOrder: 'mdy' | 'dmy') => ({
  ...draft,
  columns: draft.columns.map((confirmed) => (confirmed.field === 'date' ? { ...confirmed, dateOrder } : confirmed)),
});

test('leaves open only what the cells leave open', () => {
  expect(draftOf(guess, 30)).toEqual({
    kind: 'invoices',
    columns: [{ field: 'customer' }, { field: 'date' }, { field: 'amount', decimalMark: ',' }, { field: null }],
    asOf: null,
    currency: 'EUR',
    paymentTermsDays: 30,
  });
  expect(openQuestions(draft, guess, today)).toEqual(['Say in which order the days of “Date” are written.']);
  expect(openQuestions(inOrder('dmy'), guess, today)).toEqual([]);
});

test('presets the order of days of the person’s region, unless other columns show that the file has no single order', () => {
  const orders = (usual: ReturnType<typeof usualOrder>, columns = guess.columns) =>
    draftOf({ ...guess, columns }, 30, usual).columns.map(({ dateOrder }) => dateOrder);
  expect(['en-US', 'en-GB', 'de-DE', 'ja-JP'].map(usualOrder)).toEqual(['mdy', 'dmy', 'dmy', undefined]);
  expect(orders('dmy')).toEqual([undefined, 'dmy', undefined, undefined]);
  expect(orders(undefined)).toEqual([undefined, undefined, undefined, undefined]);
  const due = column('Due', { field: 'dueDate', dateOrders: ['mdy'] });
  expect(orders('dmy', [...guess.columns, due])).toEqual([undefined, undefined, undefined, undefined, 'mdy']);
});

test('an order that is chosen for one column applies to all that allow it', () => {
  const columns = [
    column('Date', { field: 'date', dateOrders: ['mdy', 'dmy'] }),
    column('Due', { field: 'dueDate', dateOrders: ['mdy', 'dmy'] }),
    column('Paid', { field: 'paidOn', dateOrders: ['ymd'] }),
    column('Note', { dateOrders: ['mdy', 'dmy'] }),
  ];
  const file = { ...guess, columns };
  expect(reordered(draftOf(file, 30, 'mdy').columns, file, 'dmy')).toEqual([
    { field: 'date', dateOrder: 'dmy' },
    { field: 'dueDate', dateOrder: 'dmy' },
    { field: 'paidOn', dateOrder: 'ymd' },
    { field: null },
  ]);
});

test('the as-of date is the latest date in the columns until someone enters another', () => {
  const of = (order: 'mdy' | 'dmy') => ({ ...inOrder(order), asOf: null });
  expect(asOfDay(of('dmy'), guess, today)).toBe('2026-02-13');
  expect(asOfDay(of('mdy'), guess, today)).toBe('2026-01-02');
  expect(asOfDay({ ...of('dmy'), asOf: '2026-03-31' }, guess, today)).toBe('2026-03-31');
  expect(asOfOrigin(of('dmy'), guess)).toBe('latest');
  expect(asOfOrigin({ ...of('dmy'), asOf: '2026-03-31' }, guess)).toBe('confirmed');
  const dayless = { ...guess, columns: guess.columns.map((column) => ({ ...column, latestDays: {} })), asOf: null };
  expect(asOfOrigin(of('dmy'), dayless)).toBe('unknown');
  expect(asOfDay({ ...of('dmy'), columns: [] }, { ...guess, asOf: null }, today)).toBe(today);
});

test('sends only what the file leaves open', () => {
  const confirmed = { ...inOrder('dmy'), kind: 'invoices' as const, payment: 'all-open' as const, credits: 'used' as const };
  expect(confirmationOf(confirmed, guess)).toEqual({ ...inOrder('dmy'), kind: 'invoices', payment: 'all-open' });
  const columns = confirmed.columns.map((column, place) =>
    place === 3 ? { field: 'dueDate' as const, dateOrder: 'mdy' as const } : column,
  );
  const { paymentTermsDays: _, ...rest } = inOrder('dmy');
  expect(confirmationOf({ ...confirmed, columns }, guess)).toEqual({ ...rest, columns, kind: 'invoices', payment: 'all-open' });
  expect(openQuestions({ ...rest, kind: 'invoices' }, guess, today)).toEqual([
    'Say after how many days invoices without a due date are due; 0 when they are due on receipt.',
  ]);
});

test("asks about credit when a list's columns say what is paid, but not how much credit is left", () => {
  const paid = { field: 'paid' as const, decimalMark: '.' as const };
  const confirmed = { ...inOrder('dmy'), columns: [...inOrder('dmy').columns.slice(0, 3), paid] };
  const question = 'Say whether anything is left of the credit notes and payments in this list.';
  expect(openQuestions(confirmed, { ...guess, credits: 2 }, today)).toEqual([question]);
  expect(openQuestions({ ...confirmed, credits: 'left' }, { ...guess, credits: 2 }, today)).toEqual([]);
  expect(openQuestions(confirmed, guess, today)).toEqual([]);
});

test('a file with nothing to import says what to upload instead, and asks nothing', () => {
  const instead = 'Export the invoices instead.';
  for (const kind of ['invoices', null] as const)
    expect(openQuestions({ ...draft, kind }, { ...guess, instead }, today)).toEqual([instead]);
});

test('asks for the kind of an unknown file first', () => {
  expect(openQuestions({ ...draft, kind: null }, guess, today)[0]).toBe('Say what the rows of this table are.');
});

test("asks for the decimal mark of a column whose cells don't show it", () => {
  const columns = [...draft.columns.slice(0, 2), taken(column('Total', {}), 'amount'), { field: null }];
  expect(openQuestions({ ...inOrder('dmy'), columns }, guess, today)).toContain('Choose the decimal mark of “Total”.');
});

test('previews the first rows as the import reads them: dates in the chosen order, amounts with their mark', () => {
  expect(previewRows(inOrder('dmy'), guess)).toEqual([
    [
      { is: 'text', text: 'Alder' },
      { is: 'day', day: '2026-02-01' },
      { is: 'number', decimal: '1234.50' },
    ],
    [
      { is: 'text', text: '' },
      { is: 'text', text: '' },
      { is: 'number', decimal: '2' },
    ],
    [
      { is: 'text', text: 'Birch' },
      { is: 'day', day: '2026-02-13' },
      { is: 'unread', text: 'none' },
    ],
  ]);
  expect(previewRows(inOrder('mdy'), guess)[2]?.[1]).toEqual({ is: 'unread', text: '13/02/2026' });
});

test("a date in the file's title is its as-of date, and a currency that the file leaves open has to be entered", () => {
  const open = { ...guess, titleDay: '2025-12-31', asksCurrency: true };
  const draft = draftOf(open, 30);
  expect(asOfDay(draft, open, '2026-03-01')).toBe('2025-12-31');
  expect(openQuestions({ ...draft, asOf: '2025-12-31' }, open, today)).toContain('Say which currency the amounts are in.');
});

test("doesn't ask for the format of a column without values", () => {
  const empty = (name: string, field: 'dueDate' | 'balance') => taken(column(name, { isEmpty: true }), field);
  const blank = { ...guess, columns: [...guess.columns, column('Due', { isEmpty: true }), column('Open', { isEmpty: true })] };
  const columns = [...inOrder('dmy').columns, empty('Due', 'dueDate'), empty('Open', 'balance')];
  const { paymentTermsDays: _, ...draft } = inOrder('dmy');
  expect(openQuestions({ ...draft, columns, paymentTermsDays: 30 }, blank, today)).toEqual([]);
  expect(openQuestions({ ...draft, columns }, blank, today)).toEqual([
    'Say after how many days invoices without a due date are due; 0 when they are due on receipt.',
  ]);
});

test('refuses a future as-of date before anything is sent', () => {
  const sentence = 'The as-of date is in the future: choose today or an earlier day.';
  expect(openQuestions({ ...inOrder('dmy'), asOf: '2026-11-21' }, guess, today)).toEqual([sentence]);
  expect(openQuestions({ ...inOrder('dmy'), asOf: today }, guess, today)).toEqual([]);
});
