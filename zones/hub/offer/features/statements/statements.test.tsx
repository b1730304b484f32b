import type { Statement } from '@services/payments/contract/statements';
import { type Answer, renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { claims } from '../fixture-offers';
import { Statements } from './statements';
import { statementId, statementOf } from './statements.fixture';

function open(statements: Statement[], upload?: Answer, rights = claims.rights) {
  location.hash = '#/statements';
  return renderInSuite(<Statements />, {
    zone: 'offer',
    claims: { ...claims, rights },
    answers: {
      'GET /payments/v1/statements': () => Response.json({ statements }),
      ...(upload && { 'POST /payments/v1/statements': upload }),
    },
  });
}

const choose = async (name: string) =>
  userEvent.upload(await screen.findByLabelText('Bank statement', { selector: 'input' }), new File(['text'], name));

test('lists statements with their period and what is undecided, and links to their lines', async () => {
  open([statementOf(), statementOf({ id: crypto.randomUUID(), name: 'december.csv', undecided: 0, from: null, to: null })]);
  const row = await screen.findByRole('row', { name: /january/ });
  expect(row.textContent).toContain('Jan 4, 2027 – Jan 29, 2027');
  expect(within(row).getByText('2 undecided')).toBeTruthy();
  expect(within(row).getByRole('link').getAttribute('href')).toBe(`#/statement?id=${statementId}`);
  expect(within(screen.getByRole('row', { name: /december/ })).getByText('All decided')).toBeTruthy();
});

test('opens a statement once it was read', async () => {
  open([], () => Response.json({ state: 'read', statement: statementOf() }));
  await choose('january.xml');
  await waitFor(() => expect(location.hash).toBe(`#/statement?id=${statementId}`));
});

test('says why a file was not read and what to do', async () => {
  const message = 'This is a PDF. Download the statement from your bank as camt.053, OFX or CSV.';
  open([], () => Response.json({ code: 'invalid_request', message }, { status: 400 }));
  await choose('january.csv');
  expect((await screen.findByText(/was not read/)).textContent).toBe(`“january.csv” was not read. ${message}`);
  expect(location.hash).toBe('#/statements');
});

test('asks how dates are meant that can be read in two ways, and reads the file so', async () => {
  const orders: (string | null)[] = [];
  open([], (request) => {
    orders.push(new URL(request.url).searchParams.get('dateOrder'));
    if (orders.length > 1) return Response.json({ state: 'read', statement: statementOf() });
    return Response.json({ state: 'ask', written: '03/01/2027', dmy: '2027-01-03', mdy: '2027-03-01' });
  });
  await choose('january.csv');
  const form = await screen.findByRole('form', { name: 'january.csv' });
  expect(form.textContent).toContain('One is 03/01/2027.');
  await userEvent.click(within(form).getByRole('button', { name: 'Read the file' }));
  expect(within(form).getByRole('alert').textContent).toBe('Choose how the dates are meant.');
  await userEvent.click(within(form).getByRole('radio', { name: 'Jan 3, 2027' }));
  await userEvent.click(within(form).getByRole('button', { name: 'Read the file' }));
  await waitFor(() => expect(location.hash).toBe(`#/statement?id=${statementId}`));
  expect(orders).toEqual([null, 'dmy']);
});

test('read-only access shows statements without the upload', async () => {
  open([statementOf()], undefined, 'app:offer');
  expect(await screen.findByRole('row', { name: /january/ })).toBeTruthy();
  expect(screen.queryByLabelText('Bank statement', { selector: 'input' })).toBeNull();
});
