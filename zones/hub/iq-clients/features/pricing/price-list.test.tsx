import { getPrices, type Price } from '@services/insights/contract/prices';
import { useList } from '@suite/list/use-list';
import { useView } from '@suite/list/use-view';
import { type Answer, renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { claims, head } from '../metrics/answers.fixture';
import { PriceList } from './price-list';
import { pricesQuery, pricingDefaults } from './prices-view';

const [ann, bo] = ['33333333-3333-4333-8333-333333333331', '33333333-3333-4333-8333-333333333332'];

const priceOf = (part: Partial<Price>): Price => ({
  clientId: ann,
  client: 'Ann',
  service: 'Payroll',
  currency: 'USD',
  price: 40_000,
  since: '2022-01-01',
  sinceKind: 'increase',
  priceThen: 40_000,
  lastOn: '2025-12-01',
  months: 48,
  freshness: 'very-stale',
  nominalChange: 0,
  realChange: -0.2,
  peerGap: null,
  annualQuantity: 12,
  period: 30,
  opportunity: 120_000,
  opportunityBy: 'cpi-catch-up',
  suggested: 44_000,
  uplift: 0.25,
  suggestedBy: 'cpi-catch-up',
  isCapped: true,
  ...part,
});

const unknown = { suggested: null, uplift: null, suggestedBy: null, isCapped: false };
const prices = [
  priceOf({}),
  priceOf({ service: 'Books', price: 50_000, ...unknown }),
  priceOf({ clientId: bo, client: 'Bo', service: 'Tax', freshness: 'due', price: 30_000, suggested: 31_500, isCapped: false }),
];

const rule = { roundTo: 5, cap: 1_000, version: 3 };

function Shown() {
  const [view, change] = useView('iq-clients', '/stalepricing', pricingDefaults);
  const query = pricesQuery(view, undefined);
  return <PriceList {...{ view, change, query }} list={useList(getPrices, 'prices', { query })} name="prices" />;
}

const open = (rights = 'change,app:iq-clients,app:offer', answers: Record<string, Answer> = {}) =>
  renderInSuite(<Shown />, {
    zone: 'iq-clients',
    claims: { ...claims, rights },
    answers: {
      'GET /insights/metrics/prices': () => Response.json({ ...head, prices, total: 3, ended: 0, opportunity: 360_000 }),
      'GET /insights/metrics/price-rule': () => Response.json(rule),
      'GET /insights/metrics/consumer-prices': () => Response.json({ prices: [] }),
      ...answers,
    },
  });

const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));

beforeEach(() => {
  location.hash = '#/stalepricing';
});

test('a price shows what is suggested instead, by how much and why; without a suggestion, why not', async () => {
  open('app:iq-clients');
  const payroll = await rowOf(/Payroll/);
  expect(payroll.getByText('$440.00')).toBeTruthy();
  expect(payroll.getByText('+10.0% · consumer prices +25.0%, limited by your rule')).toBeTruthy();
  expect((await rowOf(/Books/)).getByText(/no suggestion without consumer prices/)).toBeTruthy();
  expect(screen.queryByLabelText('New price: Payroll, Ann')).toBeNull();
  expect(screen.queryByLabelText('Select Ann, Payroll')).toBeNull();
});

test('chosen prices are prepared for each client once, with those that were entered and those that are not stale', async () => {
  const sent: unknown[] = [];
  open(undefined, {
    'POST /proposals/v1/batches': async (request) => {
      sent.push(await request.json());
      return Response.json({ code: 'not_found', message: 'Some of these clients no longer exist.' }, { status: 404 });
    },
  });
  const field = await screen.findByLabelText('New price: Books, Ann');
  expect((field as HTMLInputElement).value).toBe('$500.00');
  await userEvent.clear(field);
  await userEvent.type(field, '560');
  expect((await rowOf(/Books/)).getByText('+12.0% · entered by you')).toBeTruthy();
  const href = (await rowOf(/Books/)).getByRole('link', { name: 'Create offer: Books, Ann' }).getAttribute('href');
  expect(href).toContain(`#/new?client=${ann}&service=Books&price=56000`);
  await userEvent.click(screen.getByLabelText('Select Ann, Payroll'));
  await userEvent.click(screen.getByLabelText('Select Bo, Tax'));
  await userEvent.click(screen.getByRole('button', { name: 'Preview new prices of 2 clients' }));
  expect(await screen.findByText('Not prepared. Some of these clients no longer exist.')).toBeTruthy();
  const clients = [
    { clientId: ann, prices: [{ service: 'Books', currency: 'USD', price: 56_000 }] },
    { clientId: bo, prices: [{ service: 'Tax', currency: 'USD', price: 31_500 }] },
  ];
  expect(sent).toEqual([{ kind: 'raise', clients }]);
});

test('an ended service is not offered again', async () => {
  const ended = [priceOf({ clientId: bo, client: 'Bo', service: 'Tax', freshness: 'ended', ...unknown })];
  const page = { ...head, prices: ended, total: 1, ended: 1, opportunity: null };
  open(undefined, { 'GET /insights/metrics/prices': () => Response.json(page) });
  await userEvent.click(await screen.findByLabelText('Select Bo, Tax'));
  const button = screen.getByRole('button', { name: 'Preview new prices of 0 clients' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.getAttribute('aria-description')).toBe('Choose a service that is still billed.');
});

test('a price that is no amount stops the preview', async () => {
  open();
  const field = await screen.findByLabelText('New price: Payroll, Ann');
  await userEvent.clear(field);
  await userEvent.type(field, 'more');
  await userEvent.click(screen.getByLabelText('Select Ann, Payroll'));
  expect(screen.getByRole('button', { name: 'Preview new prices of 1 client' }).getAttribute('aria-disabled')).toBe('true');
});

test('the firm’s rule can be seen and changed', async () => {
  const saved: unknown[] = [];
  open(undefined, {
    'PUT /insights/metrics/price-rule': async (request) => {
      saved.push(await request.json());
      return Response.json({ ...rule, version: 4 });
    },
  });
  expect(await screen.findByText(/rounded to the nearest 5, and rise by 10.0% at most\./)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Change the rule' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByLabelText('Limit the increase'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toEqual([{ roundTo: 5, cap: null, version: 3 }]));
});
