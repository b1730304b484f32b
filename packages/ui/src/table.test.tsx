import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Column, Table } from './table';

interface Client {
  name: string;
  open: number;
}

const columns: Column<Client>[] = [
  { id: 'name', text: 'Client', cell: ({ name }) => name, sortable: true },
  { id: 'open', text: 'Open', cell: ({ open }) => open, numeric: true, sortable: true },
  { id: 'note', text: 'Note', cell: () => '' },
];

const clients: Client[] = [
  { name: 'Alder & Finch', open: 3900 },
  { name: 'Bayview Dental', open: 9120 },
];

const props = { label: 'Clients', columns, rowId: ({ name }: Client) => name, empty: 'No clients yet.' };

const heads = () => screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-sort'));

test('each row is named by its first cell, and numbers are aligned to the end', () => {
  render(<Table {...props} rows={clients} />);
  const row = screen.getByRole('row', { name: /Bayview Dental/ });
  expect(within(row).getByRole('rowheader').textContent).toBe('Bayview Dental');
  expect(within(row).getByText('9120').className).toBe('ui-table-numeric');
});

test('a header says how its column is sorted; amounts are first sorted from the highest, then from the lowest', async () => {
  const onSort = jest.fn();
  const { rerender } = render(<Table {...props} rows={clients} onSort={onSort} />);
  expect(heads()).toEqual([null, null, null]);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  rerender(<Table {...props} rows={clients} sort={{ column: 'open', direction: 'descending' }} onSort={onSort} />);
  expect(heads()).toEqual([null, 'descending', null]);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(onSort.mock.calls).toEqual([
    [{ column: 'open', direction: 'descending' }],
    [{ column: 'open', direction: 'ascending' }],
  ]);
});

/** Height of the placeholder for rows that are loading. */
const heightOfRows = () => screen.getByRole('cell').querySelector('div')?.style.height;

test('while rows load, it is busy and has the shape of the rows', () => {
  render(<Table {...props} rows={undefined} />);
  expect(screen.getByRole('table', { name: 'Clients, loading' }).getAttribute('aria-busy')).toBe('true');
  expect(heightOfRows()).toBe('calc(5 * var(--row))');
  expect(screen.queryByText('No clients yet.')).toBeNull();
});

test('it reserves space for as many rows as are expected', () => {
  render(<Table {...props} rows={undefined} expectedRows={12} />);
  expect(heightOfRows()).toBe('calc(12 * var(--row))');
});

test('the previous rows stay while others load, and it is busy', () => {
  render(<Table {...props} rows={clients} isBehind />);
  expect(screen.getByRole('table', { name: 'Clients' }).getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('row', { name: /Bayview Dental/ })).toBeTruthy();
});

test('without rows it shows a message', () => {
  render(<Table {...props} rows={[]} />);
  expect(screen.getByRole('cell', { name: 'No clients yet.' }).getAttribute('colspan')).toBe('3');
});

test('a scrolling table is reachable by keyboard', async () => {
  render(<Table {...props} rows={clients} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Clients' }));
});

test('rows can be selected one by one or all at once, and are marked as selected', async () => {
  const onSelect = jest.fn();
  const selection = (ids: string[]) => ({ ids: new Set<string | number>(ids), onSelect, nameOf: ({ name }: Client) => name });
  const { rerender } = render(<Table {...props} rows={clients} selection={selection([])} />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Bayview Dental' }));
  rerender(<Table {...props} rows={clients} selection={selection(['Bayview Dental'])} />);
  expect(screen.getByRole('row', { name: /Bayview Dental/ }).getAttribute('aria-selected')).toBe('true');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  rerender(<Table {...props} rows={clients} selection={selection(['Alder & Finch', 'Bayview Dental'])} />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  expect(onSelect.mock.calls.map(([ids]) => [...ids])).toEqual([['Bayview Dental'], ['Alder & Finch', 'Bayview Dental'], []]);
});
