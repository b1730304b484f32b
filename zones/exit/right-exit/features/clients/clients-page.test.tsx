import { enter } from '@suite/testing/fields';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ClientsPage } from './clients-page';

const path = '/rightexit/v1/subjects';
const idOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const valued = { number: 2, on: '2026-03-01', value: { low: 1, mid: 250_000_00, high: 3 } };

function open(rights = 'change') {
  location.hash = '#/clients';
  const sent: unknown[] = [];
  const suite = renderInSuite(<ClientsPage />, {
    zone: 'right-exit',
    claims: { userId: 'u1', companyId: 'c1', rights },
    answers: {
      [`GET ${path}`]: () =>
        Response.json({
          subjects: [
            { id: idOf(1), name: 'Acme', currency: 'USD', latest: valued },
            { id: idOf(2), name: 'Bell', currency: 'CAD', latest: null },
          ],
        }),
      'GET /rightexit/v1/clients': ({ url }) => {
        const find = new URL(url).searchParams.get('find') ?? '';
        return Response.json({ clients: find ? [{ id: idOf(9), name: 'Cedar Grove' }] : [] });
      },
      [`POST ${path}`]: async (request) => {
        const body = await request.json();
        sent.push(body);
        if (body.name === 'Twice')
          return Response.json({ code: 'name_taken', message: 'It is valued already.' }, { status: 409 });
        return Response.json({ id: idOf(3), name: body.name, currency: 'USD', latest: null }, { status: 201 });
      },
      [`DELETE ${path}/${idOf(1)}`]: () => new Response(null, { status: 204 }),
    },
  });
  return { ...suite, sent };
}

const client = () => screen.getByRole('combobox', { name: /^Client/ });
const add = () => userEvent.click(screen.getByRole('button', { name: 'Add' }));

test('shows what each client was last worth', async () => {
  open();
  const rows = (await screen.findAllByRole('row')).slice(1).map(({ textContent }) => textContent);
  expect(rows[0]).toMatch(/Acme.*\$250,000.*Mar 1, 2026.*USD/);
  expect(rows[1]).toMatch(/Bell.*Nothing saved.*CAD/);
  expect(screen.getByRole('link', { name: 'Acme' }).getAttribute('href')).toBe(`#/?subject=${idOf(1)}`);
});

test('a client of the ledger is linked by its name, and its figures are opened', async () => {
  const { sent, requests, toasts } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Add client' }));
  enter(client(), 'cedar grove ');
  await waitFor(() => expect(requests.filter((call) => call === 'GET /rightexit/v1/clients')).toHaveLength(2));
  await waitFor(() => expect(document.querySelector('datalist option')).toBeTruthy());
  await add();
  await waitFor(() => expect(location.hash).toBe(`#/inputs?subject=${idOf(3)}`));
  expect(sent).toEqual([{ name: 'cedar grove', clientId: idOf(9), currency: 'USD' }]);
  expect(toasts).toEqual(['cedar grove was added.']);
});

test('any other name is added without a link to the ledger', async () => {
  const { sent } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Add client' }));
  await add();
  expect(screen.getByText('Enter a name.')).toBeTruthy();
  enter(client(), 'Twice');
  enter(screen.getByRole('textbox', { name: 'Currency' }), 'us');
  await add();
  expect(screen.getByText('Enter three letters, such as USD.')).toBeTruthy();
  enter(screen.getByRole('textbox', { name: 'Currency' }), 'cad');
  await add();
  expect(await screen.findByText('The client was not added. It is valued already.')).toBeTruthy();
  expect(sent).toEqual([{ name: 'Twice', clientId: null, currency: 'CAD' }]);
});

test('a client is removed after a question', async () => {
  const { requests, toasts } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Acme' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Remove Acme?' }));
  expect(requests).not.toContain(`DELETE ${path}/${idOf(1)}`);
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(toasts).toEqual(['Acme was removed.']));
  expect(requests).toContain(`DELETE ${path}/${idOf(1)}`);
});

test('read-only access neither adds nor removes', async () => {
  open('');
  await screen.findByText('Acme');
  expect(screen.queryByRole('button')).toBeNull();
});
