import type { BookService } from '@services/price-book/contract/price-book';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { claims, problem, service, settings } from '../fixture-offers';
import { PriceBook } from './price-book';

const path = '/offers/v1';

/** The fixture's service, as the API takes it. */
const body = {
  name: 'Payroll',
  description: 'Pay runs',
  category: 'Payroll',
  currency: 'USD',
  billing: 'monthly',
  unit: 'employee',
  price: 2_800,
  drivers: [],
  taxRate: 0,
  depositRate: 0,
  minimumTerm: null,
  isProrated: true,
  ledgerName: 'Payroll',
};

/** An API that refuses a change of an older version. */
async function open(saved: BookService = service()) {
  const sent: unknown[] = [];
  const state = { saved };
  const suite = renderInSuite(<PriceBook />, {
    zone: 'offer',
    claims,
    answers: {
      [`GET ${path}/services`]: () => Response.json({ services: [state.saved] }),
      [`GET ${path}/ledger-services`]: problem(404, 'not_found', 'There is no ledger.'),
      [`GET ${path}/bundles`]: () => Response.json({ bundles: [] }),
      [`GET ${path}/settings`]: () => Response.json(settings),
      [`POST ${path}/services`]: async (request) => {
        const next = await request.json();
        sent.push(next);
        return Response.json({ ...service(), ...next, id: crypto.randomUUID() }, { status: 201 });
      },
      [`PUT ${path}/services/${saved.id}`]: async (request) => {
        const next = await request.json();
        sent.push(next);
        if (next.version !== state.saved.version) return problem(409, 'changed_meanwhile', 'Changed.')();
        state.saved = { ...state.saved, ...next, version: next.version + 1 };
        return Response.json(state.saved);
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Payroll' }));
  await screen.findByRole('dialog', { name: 'Change service' });
  return { ...suite, sent, state };
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const price = () => field('Price').value;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function write(name: string, text: string) {
  await userEvent.clear(field(name));
  if (text) await userEvent.type(field(name), text);
  await userEvent.tab();
}

test('saves a service in the version that is shown, without what its billing does not allow', async () => {
  const { sent, toasts, session } = await open(service({ version: 4, minimumTerm: 12 }));
  await write('Name', ' Wages ');
  await write('Price', '31.5');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Charged' }), 'completion');
  await write('Deposit, %', '25');
  expect(session.hasUnsavedWork()).toBe(true);
  await press('Save service');
  await waitFor(() => expect(toasts).toEqual(['Wages was saved.']));
  expect(sent).toEqual([
    {
      ...body,
      name: 'Wages',
      price: 3_150,
      billing: 'completion',
      depositRate: 2_500,
      isProrated: false,
      isArchived: false,
      version: 4,
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(session.hasUnsavedWork()).toBe(false);
});

test('a service without a name is refused at the field, which gets the focus', async () => {
  const { sent } = await open();
  await write('Name', ' ');
  await press('Save service');
  expect(screen.getByText('Enter a name.')).toBeTruthy();
  expect(screen.getByText('Fix the highlighted fields.')).toBeTruthy();
  expect(document.activeElement).toBe(field('Name'));
  expect(sent).toEqual([]);
});

test('a service that somebody else has changed meanwhile is replaced only on request', async () => {
  const { sent, state, toasts } = await open();
  await write('Price', '30');
  state.saved = service({ price: 3_500, unit: 'pay run', version: 2 });
  await press('Save service');
  expect(await screen.findByText(/^Somebody else has changed this since you started/)).toBeTruthy();
  expect(price()).toBe('$30.00');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save service' }).disabled).toBe(true);
  await press('Keep mine');
  await press('Save service');
  await waitFor(() => expect(toasts).toEqual(['Payroll was saved.']));
  const mine = { ...body, price: 3_000, isArchived: false };
  expect(sent).toEqual([
    { ...mine, version: 1 },
    { ...mine, version: 2 },
  ]);
});

test("the other person's service can be loaded instead", async () => {
  const { state, session } = await open();
  await write('Price', '30');
  state.saved = service({ price: 3_500, unit: 'pay run', version: 2 });
  await press('Save service');
  await userEvent.click(await screen.findByRole('button', { name: 'Load theirs' }));
  expect(price()).toBe('$35.00');
  expect(field('Unit').value).toBe('pay run');
  expect(session.hasUnsavedWork()).toBe(false);
});

test('a copy of a service is sent as a new one', async () => {
  const { sent, toasts } = await open();
  await press('Cancel');
  await press('More: Payroll');
  await press('Duplicate');
  await screen.findByRole('dialog', { name: 'New service' });
  await press('Save service');
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(sent).toEqual([{ ...body, name: 'Payroll (copy)' }]);
});
