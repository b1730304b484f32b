import type { Raise } from '@services/proposals/contract/revenue';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, within } from '@testing-library/react';
import { claims, clientId } from '../proposal/answers.fixture';
import { RaisesPart } from './raises-part';

const raise = (client: string, of: Partial<Raise> = {}): Raise => ({
  proposal: { id: crypto.randomUUID(), number: 7 },
  clientId,
  client,
  service: 'Payroll',
  currency: 'USD',
  before: 40_000,
  after: 44_000,
  inForceOn: '2027-01-05',
  effectOn: '2027-04-04',
  effect: null,
  ...of,
});

const open = (raises: Raise[]) =>
  renderInSuite(<RaisesPart />, {
    zone: 'offer',
    claims: { ...claims, rights: 'app:offer' },
    answers: { 'GET /proposals/v1/revenue/raises': () => Response.json({ asOf: '2027-04-30', raises }) },
    cookies: { locale: 'en-US' },
  });

test('a raised price shows what was billed, volume, revenue and whether the client stayed, once 90 days have passed', async () => {
  const effect = { billed: 44_000, volume: { before: 6, after: 5 }, revenue: { before: 240_000, after: 220_000 }, isLost: false };
  const left = { billed: null, volume: { before: null, after: 0 }, revenue: { before: null, after: 0 }, isLost: true };
  open([
    raise('Ann', { effect }),
    raise('Bo', { effect: { ...effect, billed: 40_000 } }),
    raise('Cy', { effect: left }),
    raise('Dee'),
  ]);
  const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));
  expect(await screen.findByText('3 of 4 raised prices are in force for 90 days; 1 client was lost.')).toBeTruthy();
  const ann = await rowOf(/Ann/);
  for (const text of ['$400.00 → $440.00', '+10.0%', '$440.00', '5', 'before: 6', '$2,200.00', 'before: $2,400.00', 'Stayed'])
    expect(ann.getByText(text)).toBeTruthy();
  expect((await rowOf(/Bo/)).getByText('not the new price')).toBeTruthy();
  const cy = await rowOf(/Cy/);
  expect(cy.getByText('Lost')).toBeTruthy();
  expect(cy.getByText('Nothing billed')).toBeTruthy();
  expect((await rowOf(/Dee/)).getByText('From Apr 4, 2027')).toBeTruthy();
});

test('without raised prices it says where to start', async () => {
  open([]);
  expect(await screen.findByText('No raised price was accepted yet')).toBeTruthy();
});
