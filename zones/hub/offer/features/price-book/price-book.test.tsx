import type { BookService, LedgerService } from '@services/price-book/contract/price-book';
import { type Answer, renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { claims, problem, service, settings } from '../fixture-offers';
import { PriceBook } from './price-book';

const path = '/offers/v1';
const payroll: LedgerService = {
  name: 'Payroll',
  currency: 'USD',
  median: 3_000,
  lowest: 2_500,
  highest: 3_500,
  clients: 12,
  billing: 'monthly',
  isInBook: true,
};

interface Of {
  services?: BookService[];
  ledger?: LedgerService[];
  answers?: Record<string, Answer>;
  rights?: string;
}

function open({ services = [service()], ledger = [payroll], answers = {}, rights = claims.rights }: Of = {}) {
  const sent: unknown[] = [];
  const keep: Answer = async (request) => {
    const body = await request.json();
    sent.push(body);
    return Response.json({ ...service(), ...body }, { status: request.method === 'POST' ? 201 : 200 });
  };
  const suite = renderInSuite(<PriceBook />, {
    zone: 'offer',
    claims: { ...claims, rights },
    answers: {
      [`GET ${path}/services`]: () => Response.json({ services }),
      [`GET ${path}/ledger-services`]: () => Response.json({ asOf: '2026-10-31', services: ledger }),
      [`GET ${path}/bundles`]: () => Response.json({ bundles: [] }),
      [`GET ${path}/settings`]: () => Response.json(settings),
      [`POST ${path}/services`]: keep,
      [`PUT ${path}/services/${service().id}`]: keep,
      ...answers,
    },
  });
  return { ...suite, sent };
}

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const write = async (name: string | RegExp, text: string) => {
  await userEvent.clear(field(name));
  if (text) await userEvent.type(field(name), text);
  await userEvent.tab();
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  sessionStorage.clear();
  location.hash = '#/price-book';
});

test('services are listed by category with their price, beside what clients pay', async () => {
  open({ services: [service(), service({ id: crypto.randomUUID(), name: 'Advice', category: '', unit: '', ledgerName: '' })] });
  const section = await screen.findByRole('region', { name: 'Payroll' });
  expect(within(section).getByText('$28.00')).toBeTruthy();
  expect(within(section).getByText('per employee')).toBeTruthy();
  expect(await within(section).findByText('12 clients pay $30.00 (median)')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Without a category' })).getByText('Advice')).toBeTruthy();
  await userEvent.type(screen.getByRole('searchbox'), 'adv');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Payroll' })).toBeNull());
});

test('adds a new service, with an example price that is updated while typing', async () => {
  const { sent, toasts } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Add service' }));
  await screen.findByRole('dialog', { name: 'New service' });
  await press('Save service');
  expect(screen.getByText('Enter a name.')).toBeTruthy();
  await write('Name', 'Bookkeeping');
  await write('Price', '420');
  expect(field('Price').value).toBe('$420.00');
  const example = within(screen.getByRole('region', { name: 'What a client is charged' }));
  expect(example.getByText('$420.00 a month')).toBeTruthy();
  expect(example.getByText(/^Accepted on .* then \$420\.00 a month from .* on\.$/)).toBeTruthy();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Charged' }), 'completion');
  await write('Deposit, %', '30');
  expect(example.getByText('$126.00 on acceptance, and $294.00 when the work is done.')).toBeTruthy();
  await press('Save service');
  await waitFor(() => expect(toasts).toEqual(['Bookkeeping was saved.']));
  expect(sent).toEqual([
    expect.objectContaining({
      name: 'Bookkeeping',
      price: 42_000,
      billing: 'completion',
      depositRate: 3_000,
      isProrated: false,
      currency: 'USD',
    }),
  ]);
});

test("closing a service's dialog doesn't lose what was typed", async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Payroll' }));
  await screen.findByRole('dialog');
  await write('Price', '30');
  await press('Cancel');
  await press('Keep editing');
  expect(field('Price').value).toBe('$30.00');
  await press('Cancel');
  await press('Discard');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['-5', 'Enter zero or more.'],
  ['abc', 'Enter a number such as 1,234.50.'],
  ['1.2345', 'Enter at most 2 decimals, as in 1,234.50.'],
])('%s is not a price: the field shows an error and nothing is sent', async (typed, problem) => {
  const { sent } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Payroll' }));
  await screen.findByRole('dialog');
  await write('Price', typed);
  expect(screen.getByText(problem)).toBeTruthy();
  await press('Save service');
  expect(screen.getByText('Correct the highlighted numbers.')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('a server error keeps the dialog open with the reason', async () => {
  const taken = problem(409, 'name_taken', 'Another service of your firm has this name. Choose a different one.');
  open({ answers: { [`PUT ${path}/services/${service().id}`]: taken } });
  await userEvent.click(await screen.findByRole('button', { name: 'Payroll' }));
  await screen.findByRole('dialog');
  await write('Name', 'Audit');
  await press('Save service');
  expect(await screen.findByText(/Another service of your firm has this name\. Choose a different one\./)).toBeTruthy();
  expect(field('Name').value).toBe('Audit');
});

test('imports many services from the ledger at once', async () => {
  const added: unknown[] = [];
  const fresh = { ...payroll, isInBook: false };
  const { toasts } = open({
    services: [],
    ledger: [payroll, { ...fresh, name: 'Review', billing: null, clients: 1 }, { ...fresh, name: 'Books' }],
    answers: {
      [`POST ${path}/services/from-ledger`]: async (request) => {
        const body = await request.json();
        added.push(...body.services);
        return Response.json({ services: body.services.map(() => service()) }, { status: 201 });
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Import from the ledger' }));
  await screen.findByText(/as of Oct 31, 2026/);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Payroll' }).disabled).toBe(true);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all that are not in the price book (2)' }));
  await press('Import 2 services');
  expect(screen.getByText(/^Say how often the highlighted services are charged/)).toBeTruthy();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'How Review is charged' }), 'yearly');
  await press('Import 2 services');
  await waitFor(() => expect(toasts).toEqual(['2 services were added.']));
  expect(added).toEqual([
    { name: 'Review', currency: 'USD', billing: 'yearly' },
    { name: 'Books', currency: 'USD', billing: 'monthly' },
  ]);
});

test('without a ledger the dialog says how to get one', async () => {
  open({ services: [], answers: { [`GET ${path}/ledger-services`]: problem(404, 'not_found', 'There are no metrics yet.') } });
  await userEvent.click(await screen.findByRole('button', { name: 'Import from the ledger' }));
  const link = await screen.findByRole('link', { name: 'Connect a ledger' });
  expect(link.getAttribute('href')).toContain('/iq/onboarding/');
});

test('archives a service in the version that is shown', async () => {
  const { sent, toasts } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'More: Payroll' }));
  await userEvent.click(screen.getByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(toasts).toEqual(['Payroll was archived. Templates and proposals keep it.']));
  expect(sent).toEqual([expect.objectContaining({ isArchived: true, version: 1, name: 'Payroll' })]);
});

test("people with read-only access can't change anything", async () => {
  open({ rights: 'app:offer' });
  expect(await screen.findByText(/^You have read-only access\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add service' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Payroll' })).toBeNull();
});

test('a failure can be retried', async () => {
  const { answers } = open({ answers: { [`GET ${path}/services`]: problem(500, 'unexpected', 'It broke.') } });
  await screen.findByText('The price book could not be loaded.');
  answers[`GET ${path}/services`] = () => Response.json({ services: [service()] });
  await press(/try again/i);
  expect(await screen.findByRole('region', { name: 'Payroll' })).toBeTruthy();
});
