import type { MultipleRow } from '@services/valuation/contract/multiples';
import { chooseOption, enter } from '@suite/testing/fields';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MultiplesPage } from './multiples-page';

const path = '/rightexit/v1/multiples';

const row = (source: string, rest: Partial<MultipleRow> = {}): MultipleRow => ({
  ...{ measure: 'sde', from: 0, to: null, currency: 'USD', low: 1, mid: 2, high: 3, source, on: '2025-12-31' },
  ...rest,
});
const rows = [row('Survey A', { to: 50_000_000 }), row('Survey B', { from: 50_000_000 }), row('Sale', { measure: 'revenue' })];

function open(rights = 'change') {
  const sent: unknown[] = [];
  const suite = renderInSuite(<MultiplesPage />, {
    zone: 'right-exit',
    claims: { userId: 'u1', companyId: 'c1', rights },
    answers: {
      [`GET ${path}`]: () =>
        Response.json({
          firm: { rows, version: 6, changed: { by: 'Ann Lee', on: '2026-03-01' } },
          operator: { rows: [row('Operator')], version: 2, changed: null },
        }),
      [`PUT ${path}`]: async (request) => {
        const body = await request.json();
        sent.push(body);
        if (body.rows.some(({ source }: MultipleRow) => source === 'Mine'))
          return Response.json({ code: 'changed_meanwhile', message: 'Somebody else has changed the table.' }, { status: 409 });
        return Response.json({ ...body, changed: null });
      },
      'PUT /rightexit/v1/operator-multiples': async (request) => {
        sent.push(['operator', await request.json()]);
        return Response.json({ rows: [], version: 3, changed: null });
      },
    },
  });
  return { ...suite, sent };
}

const table = async (name: string) => within(await screen.findByRole('table', { name }));
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('shows the amounts that a row is for, its multiples and its source', async () => {
  open();
  const cells = (await table('Your table'))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);
  expect(cells[0]).toMatch(/SDE.*0 to 500,000 USD|SDE.*0 USD to 500,000 USD/);
  expect(cells[1]).toContain('From 500,000 USD');
  expect(cells[2]).toContain('Any (USD)');
  expect(cells[0]).toMatch(/1×.*2×.*3×.*Survey A.*Dec 31, 2025/);
  expect(screen.getByText('Changed by Ann Lee on Mar 1, 2026.')).toBeTruthy();
});

test('a row is added behind the others', async () => {
  const { sent, toasts } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Add row: Your table' }));
  await chooseOption('Measure', 'EBITDA');
  enter(field('Currency'), 'cad');
  enter(field('From amount'), '1,000');
  enter(field(/^Below amount/), '2,000');
  enter(field('Low multiple'), '2.5');
  enter(field('Middle multiple'), '3');
  enter(field('High multiple'), '4');
  enter(field(/^Source/), ' Broker ');
  enter(screen.getByLabelText('Date of the source'), '2026-01-31');
  await save();
  await waitFor(() => expect(toasts).toEqual(['The table was saved.']));
  const added = { measure: 'ebitda', currency: 'CAD', from: 100_000, to: 200_000, low: 2.5, mid: 3, high: 4, source: 'Broker' };
  expect(sent).toEqual([{ rows: [...rows, { ...added, on: '2026-01-31' }], version: 6 }]);
});

test('a row is edited in its place', async () => {
  const { sent } = open();
  await userEvent.click((await table('Your table')).getByRole('button', { name: /^Edit SDE, From/ }));
  enter(field('High multiple'), '3.75');
  await save();
  await waitFor(() => expect(sent).toEqual([{ rows: [rows[0], { ...rows[1], high: 3.75 }, rows[2]], version: 6 }]));
});

test('a row is removed, and the others stay', async () => {
  const { sent, toasts } = open();
  await userEvent.click((await table('Your table')).getByRole('button', { name: /^Remove SDE, From/ }));
  await waitFor(() => expect(toasts).toEqual(['The row was removed.']));
  expect(sent).toEqual([{ rows: [rows[0], rows[2]], version: 6 }]);
});

test('a row without multiples, source, date and currency is not sent', async () => {
  const { sent } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Add row: Your table' }));
  enter(field('Currency'), 'US');
  enter(field('Low multiple'), '0');
  await save();
  expect(screen.getAllByText('Enter a number above 0.')).toHaveLength(3);
  for (const text of ['Say where it comes from.', 'Enter a date.', 'Enter three letters, such as USD.'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(sent).toEqual([]);
});

test('a change of somebody else is not overwritten', async () => {
  open();
  await userEvent.click((await table('Your table')).getByRole('button', { name: /^Edit SDE, From/ }));
  enter(field(/^Source/), 'Mine');
  await save();
  expect(await screen.findByText('The table was not saved. Somebody else has changed the table.')).toBeTruthy();
});

test('only operators change the operator’s table, and readers change none', async () => {
  open();
  await table('Your table');
  expect(screen.queryByRole('button', { name: "Add row: Operator's table" })).toBeNull();
});

test('an operator changes the table of all firms', async () => {
  const { sent } = open('change,operator');
  await userEvent.click((await table("Operator's table")).getByRole('button', { name: /^Remove/ }));
  await waitFor(() => expect(sent).toEqual([['operator', { rows: [], version: 2 }]]));
});

test('read-only access changes nothing', async () => {
  open('');
  await table('Your table');
  expect(screen.queryByRole('button')).toBeNull();
});
