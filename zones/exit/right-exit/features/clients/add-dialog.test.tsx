import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddDialog } from './add-dialog';

const CLIENT = '33333333-3333-4333-8333-333333333333';
const SUBJECT = '403d1b29-f80e-4eea-bedf-bdf38d41a3b9';

function open(refusal?: Response) {
  const sent: unknown[] = [];
  let closed = 0;
  location.hash = '#/clients';
  const suite = renderInSuite(<AddDialog onClose={() => closed++} />, {
    zone: 'right-exit',
    claims: { userId: 'u1', companyId: 'c1' },
    answers: {
      'GET /rightexit/v1/clients': () => Response.json({ clients: [{ id: CLIENT, name: 'Alder Bakery' }] }),
      'POST /rightexit/v1/subjects': async (request) => {
        const body = await request.json();
        sent.push(body);
        return refusal ?? Response.json({ id: SUBJECT, name: body.name, currency: body.currency, latest: null }, { status: 201 });
      },
    },
  });
  return { ...suite, sent, closed: () => closed };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const add = () => userEvent.click(screen.getByRole('button', { name: /^Add/ }));

test('adds the client of the ledger with this name, and opens its figures', async () => {
  const { sent, toasts, closed } = open();
  await userEvent.type(field('Client'), ' ALDER bakery ');
  await userEvent.clear(field('Currency'));
  await userEvent.type(field('Currency'), 'cad');
  await add();
  await waitFor(() => expect(toasts).toEqual(['ALDER bakery was added.']));
  expect(sent).toEqual([{ name: 'ALDER bakery', clientId: CLIENT, currency: 'CAD' }]);
  expect(closed()).toBe(1);
  expect(location.hash).toBe(`#/inputs?subject=${SUBJECT}`);
});

test('adds any other name without a client', async () => {
  const { sent, closed } = open();
  await userEvent.type(field('Client'), 'Somebody new');
  await add();
  await waitFor(() => expect(closed()).toBe(1));
  expect(sent).toEqual([{ name: 'Somebody new', clientId: null, currency: 'USD' }]);
});

test('refuses a missing name and an unknown currency at their fields, and focuses the first', async () => {
  const { sent } = open();
  await userEvent.clear(field('Currency'));
  await add();
  expect(screen.getByText('Enter a name.')).toBeTruthy();
  expect(screen.getByText('Enter three letters, such as USD.')).toBeTruthy();
  expect(document.activeElement).toBe(field('Client'));
  expect(sent).toEqual([]);
});

test('says why a client was not added, keeps the input, and asks before closing', async () => {
  const { closed } = open(Response.json({ code: 'limit_reached', message: 'A firm can value 500 clients.' }, { status: 409 }));
  await userEvent.type(field('Client'), 'Alder');
  await add();
  expect((await screen.findByRole('alert')).textContent).toMatch(/^The client was not added\./);
  expect(field('Client').value).toBe('Alder');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(closed()).toBe(0);
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(closed()).toBe(1));
});
