import type { Bundle } from '@services/price-book/contract/price-book';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { claims, problem, service } from '../fixture-offers';
import { Bundles } from './bundles';

const path = '/offers/v1';
const payroll = service();
const books = service({ id: '3c1f1c2e-4f0a-4f2b-9a52-0f2f6d0b7a21', name: 'Books' });
const gone = '3c1f1c2e-4f0a-4f2b-9a52-0f2f6d0b7a22';
const practice: Bundle = {
  id: '5d1f1c2e-4f0a-4f2b-9a52-0f2f6d0b7a14',
  name: 'Practice',
  services: [
    { serviceId: payroll.id, quantity: 8 },
    { serviceId: gone, quantity: 1 },
  ],
  version: 3,
};

/** An API that refuses a change of an older version. */
async function open() {
  const sent: unknown[] = [];
  const state = { saved: practice };
  const suite = renderInSuite(<Bundles services={[payroll, books]} />, {
    zone: 'offer',
    claims,
    answers: {
      [`GET ${path}/bundles`]: () => Response.json({ bundles: [state.saved] }),
      [`POST ${path}/bundles`]: async (request) => {
        const next = await request.json();
        sent.push(next);
        return Response.json({ ...next, id: crypto.randomUUID(), version: 1 }, { status: 201 });
      },
      [`PUT ${path}/bundles/${practice.id}`]: async (request) => {
        const next = await request.json();
        sent.push(next);
        if (next.version !== state.saved.version) return problem(409, 'changed_meanwhile', 'Changed.')();
        state.saved = { ...state.saved, ...next, version: next.version + 1 };
        return Response.json(state.saved);
      },
    },
  });
  await screen.findByRole('heading', { name: 'Practice' });
  return { ...suite, sent, state };
}

async function edit() {
  const suite = await open();
  await press('More: Practice');
  await press('Edit');
  await screen.findByRole('dialog', { name: 'Change bundle' });
  return suite;
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function write(name: string, text: string) {
  await userEvent.clear(field(name));
  if (text) await userEvent.type(field(name), text);
  await userEvent.tab();
}
async function add(name: string) {
  await userEvent.click(screen.getByRole('combobox', { name: 'Add a service' }));
  await userEvent.click(await screen.findByRole('option', { name }));
}

test('saves the services of a bundle with their quantities, in the version that is shown', async () => {
  const { sent, toasts } = await edit();
  await write('Name', ' Whole practice ');
  await write('Quantity of Payroll', '2.5');
  await add('Books');
  await press('Save bundle');
  await waitFor(() => expect(toasts).toEqual(['Whole practice was saved.']));
  expect(sent).toEqual([
    {
      name: 'Whole practice',
      services: [
        { serviceId: payroll.id, quantity: 2.5 },
        { serviceId: books.id, quantity: 1 },
      ],
      version: 3,
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a bundle without a name or a service is refused at the field, and sent once both are there', async () => {
  const { sent, toasts } = await open();
  await press('Add bundle');
  await screen.findByRole('dialog', { name: 'New bundle' });
  await press('Save bundle');
  expect(screen.getByText('Enter a name.')).toBeTruthy();
  expect(screen.getByText('Choose at least one service.')).toBeTruthy();
  expect(document.activeElement).toBe(field('Name'));
  await write('Name', 'Start');
  await add('Books');
  await write('Quantity of Books', 'many');
  await press('Save bundle');
  expect(document.activeElement).toBe(field('Quantity of Books'));
  expect(sent).toEqual([]);
  await write('Quantity of Books', '3');
  await press('Save bundle');
  await waitFor(() => expect(toasts).toEqual(['Start was saved.']));
  expect(sent).toEqual([{ name: 'Start', services: [{ serviceId: books.id, quantity: 3 }] }]);
});

test('a bundle that somebody else has changed meanwhile is replaced only on request', async () => {
  const { sent, state, toasts } = await edit();
  await write('Name', 'Mine');
  state.saved = { ...practice, name: 'Theirs', version: 4 };
  await press('Save bundle');
  expect(await screen.findByText(/^Somebody else has changed this since you started/)).toBeTruthy();
  await press('Keep mine');
  await press('Save bundle');
  await waitFor(() => expect(toasts).toEqual(['Mine was saved.']));
  const mine = { name: 'Mine', services: [{ serviceId: payroll.id, quantity: 8 }] };
  expect(sent).toEqual([
    { ...mine, version: 3 },
    { ...mine, version: 4 },
  ]);
});

test("the other person's bundle can be loaded instead", async () => {
  const { state, session } = await edit();
  await write('Name', 'Mine');
  state.saved = { ...practice, name: 'Theirs', services: [{ serviceId: books.id, quantity: 2 }], version: 4 };
  await press('Save bundle');
  await userEvent.click(await screen.findByRole('button', { name: 'Load theirs' }));
  expect(field('Name').value).toBe('Theirs');
  expect(field('Quantity of Books').value).toBe('2');
  expect(screen.queryByRole('textbox', { name: 'Quantity of Payroll' })).toBeNull();
  expect(session.hasUnsavedWork()).toBe(false);
});
