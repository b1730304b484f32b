import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RecordColumn } from './record-column';
import { Records } from './records';

interface Row {
  name: string;
  port: number;
}

const columns: RecordColumn<Row>[] = [
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
    <Records
      label="Sample"
      find="Find a row"
      fileName="sample"
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
  const saved: Blob[] = [];
  Object.assign(URL, { createObjectURL: (blob: Blob) => saved.push(blob) && 'blob:sample', revokeObjectURL() {} });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    expect(this.download).toMatch(/^sample-\d{4}-\d\d-\d\d\.csv$/);
  });
  show(rows);
  await find('o');
  await sortBy('Port');
  await userEvent.click(screen.getByRole('button', { name: 'More: Sample' }));
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(click).toHaveBeenCalledTimes(1);
  const reader = new FileReader();
  const text = new Promise((resolve) => {
    reader.onload = () => resolve(reader.result);
  });
  reader.readAsText(saved[0] as Blob);
  expect(await text).toBe('Name,Port (TCP)\r\nOverview,900\r\nOutbox of mails,30\r\n');
});

test('shows that rows are loading or empty', () => {
  show(undefined);
  expect(screen.getByRole('table', { name: 'Sample, loading' }).getAttribute('aria-busy')).toBe('true');
  show([]);
  expect(screen.getByText('None at all')).toBeTruthy();
});
