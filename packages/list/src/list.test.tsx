import { saveCsv } from '@suite/testing/list-actions';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { List } from './list';
import type { ListColumn } from './list-column';

interface Row {
  name: string;
  port: number;
}

const columns: ListColumn<Row>[] = [
  { id: 'name', text: 'Name', value: ({ name }) => name },
  { id: 'port', text: 'Port', csvText: 'Port (TCP)', value: ({ port }) => port, numeric: true },
];

const rows = [
  { name: 'Overview', port: 900 },
  { name: 'Sign in', port: 3015 },
  { name: 'Outbox of mails', port: 30 },
];

const show = (given: readonly Row[] | undefined) =>
  renderInSuite(
    <List
      label="Sample"
      find="Find a row"
      name="sample"
      columns={columns}
      rows={given}
      rowId={({ name }) => name}
      empty={<p>None at all</p>}
    />,
    { zone: 'internal', claims: {} },
  );

const names = () =>
  within(screen.getByRole('table'))
    .queryAllByRole('rowheader')
    .map((cell) => cell.textContent);
const find = (text: string) => userEvent.type(screen.getByRole('searchbox', { name: 'Find a row' }), text);
const sortBy = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const count = () => screen.getByRole('status', { name: 'Sample' }).textContent;

test('finds and counts rows that contain every word in any column', async () => {
  show(rows);
  expect(count()).toBe('3');
  await find('mails out');
  expect(names()).toEqual(['Outbox of mails']);
  expect(count()).toBe('1 of 3');
  await find(' nothing');
  expect(screen.getByRole('heading', { name: 'Nothing matches' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'More: Sample' }));
  expect(screen.getByRole('button', { name: 'Export CSV' }).hasAttribute('disabled')).toBe(true);
});

test('sorts numbers as numbers in both directions', async () => {
  show(rows);
  await sortBy('Port');
  expect(names()).toEqual(['Sign in', 'Overview', 'Outbox of mails']);
  await sortBy('Port');
  expect(names()).toEqual(['Outbox of mails', 'Overview', 'Sign in']);
  await sortBy('Name');
  expect(names()).toEqual(['Outbox of mails', 'Overview', 'Sign in']);
});

test('the CSV contains the shown rows in their order, with longer column headings where needed', async () => {
  show(rows);
  await find('o');
  await sortBy('Port');
  const { name, text } = await saveCsv('Sample');
  expect(name).toMatch(/^sample-\d{4}-\d\d-\d\d\.csv$/);
  expect(text).toBe('Name,Port (TCP)\r\nOverview,900\r\nOutbox of mails,30\r\n');
});

test('texts in a column of numbers come last in either direction', async () => {
  renderInSuite(
    <List
      label="Months"
      name="months"
      columns={[
        { id: 'month', text: 'Month', value: ({ month }) => month },
        { id: 'cei', text: 'CEI', value: ({ cei }) => cei ?? 'Not available' },
      ]}
      rows={[
        { month: 'May', cei: null },
        { month: 'June', cei: 9 },
        { month: 'July', cei: 80 },
      ]}
    />,
    { zone: 'internal', claims: {} },
  );
  await sortBy('CEI');
  expect(names()).toEqual(['June', 'July', 'May']);
  await sortBy('CEI');
  expect(names()).toEqual(['July', 'June', 'May']);
});

test('a list of the first rows is sorted and exported as a whole', async () => {
  renderInSuite(<List label="Sample" name="sample" columns={columns} rows={rows} first={2} />, { zone: 'internal', claims: {} });
  await sortBy('Name');
  expect(names()).toEqual(['Outbox of mails', 'Overview']);
  expect((await saveCsv('Sample')).text).toBe('Name,Port (TCP)\r\nOutbox of mails,30\r\nOverview,900\r\nSign in,3015\r\n');
});

test('a column can be sorted by one value and exported with another', async () => {
  const ages: ListColumn<{ days: number }>[] = [
    { id: 'age', text: 'Age', value: ({ days }) => days, csv: ({ days }) => `${days} days`, cell: ({ days }) => `${days} d` },
  ];
  renderInSuite(<List label="Ages" name="ages" columns={ages} rows={[{ days: 30 }, { days: 4 }]} />, {
    zone: 'internal',
    claims: {},
  });
  await sortBy('Age');
  expect(names()).toEqual(['4 d', '30 d']);
  expect((await saveCsv('Ages')).text).toBe('Age\r\n4 days\r\n30 days\r\n');
});

test('shows that rows are loading or empty', () => {
  show(undefined);
  expect(screen.getByRole('table', { name: 'Sample, loading' }).getAttribute('aria-busy')).toBe('true');
  show([]);
  expect(screen.getByText('None at all')).toBeTruthy();
});
