import type { PriceRises } from '@services/insights/contract/price-rises';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { claims, head } from '../metrics/answers.fixture';
import { PastRises } from './past-rises';

const few = { cases: 7, outcome: null };

const rises: PriceRises = {
  ...head,
  all: {
    rises: 15,
    stayed: { cases: 12, outcome: { count: 11 } },
    later: { cases: 10, outcome: { count: 3, low: -2.4, middle: 0.2, high: 9.6 } },
    less: { cases: 9, outcome: { count: 2, low: -0.25, middle: 0, high: 0.1 } },
  },
  services: [
    { service: 'Books', rises: 8, stayed: few, later: few, less: few },
    { service: 'Payroll', rises: 7, stayed: few, later: few, less: few },
  ],
};

const open = async (answer: PriceRises) => {
  renderInSuite(<PastRises />, {
    zone: 'iq-clients',
    claims,
    answers: { 'GET /insights/metrics/price-rises': () => Response.json(answer) },
  });
  await userEvent.click(screen.getByText('What past increases did'));
};

test('past increases show who stayed, paid later and bought less, with counts and range', async () => {
  await open(rises);
  const all = within(await screen.findByRole('row', { name: /All services/ }));
  for (const text of ['15', '11 of 12', '3 of 10', '2 of 9']) expect(all.getByText(text)).toBeTruthy();
  expect(all.getByText('Median 0 days, from -2 days to +10 days')).toBeTruthy();
  expect(all.getByText('Median 0.0%, from -25.0% to +10.0%')).toBeTruthy();
});

test('fewer than eight cases are not enough', async () => {
  await open(rises);
  const books = within(await screen.findByRole('row', { name: /Books/ }));
  expect(books.getAllByText('Not enough cases: 7')).toHaveLength(3);
});

test('a ledger without increases says so', async () => {
  const none = { cases: 0, outcome: null };
  await open({ ...head, all: { rises: 0, stayed: none, later: none, less: none }, services: [] });
  expect(await screen.findByText('No price has risen on this ledger yet.')).toBeTruthy();
});
