import { findInList, openNextPage, saveCsv, sortBy } from '@suite/testing/list-actions';
import { listServer } from '@suite/testing/list-server';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { claims, settings } from '../fixture-offers';
import { Payments } from './payments';
import { pageOf, paymentOf } from './payments.fixture';

const payments = Array.from({ length: 31 }, (_, place) => paymentOf(`Client ${place + 1}`, { dueOn: '2099-01-05', refunded: 5 }));

async function open() {
  location.hash = '#/payments';
  const { answer, requested } = listServer('payments', payments, pageOf([], { failed: [2, 130_000] }));
  renderInSuite(<Payments />, {
    zone: 'offer',
    claims,
    answers: { 'GET /payments/v1/payments': answer, 'GET /offers/v1/settings': () => Response.json(settings) },
  });
  await screen.findByText('1–30 of 31');
  return requested;
}

test('filters payments by words and state', async () => {
  const requested = await open();
  await findInList('bay');
  await userEvent.click(screen.getByRole('button', { name: 'Failed 2 $1.3K' }));
  await waitFor(() => expect([requested.at(-1)?.get('find'), requested.at(-1)?.get('view')]).toEqual(['bay', 'failed']));
});

test('sorts payments by the highest amount first', async () => {
  const requested = await open();
  await sortBy('Amount');
  await waitFor(() => expect([requested.at(-1)?.get('sort'), requested.at(-1)?.get('order')]).toEqual(['amount', 'descending']));
});

test('opens the next page of payments', async () => {
  await open();
  await openNextPage();
  expect(await screen.findByRole('rowheader', { name: /Client 31/ })).toBeTruthy();
  expect(screen.getAllByRole('rowheader')).toHaveLength(1);
});

test('exports the payments of all pages, with amounts in dollars', async () => {
  const requested = await open();
  const { name, text } = await saveCsv();
  const lines = text.trim().split('\r\n');
  expect(name).toMatch(/payments-\d{4}-\d\d-\d\d\.csv$/);
  expect([lines.length, requested.at(-1)?.get('view')]).toEqual([32, 'open']);
  expect(lines[31]).toBe('7,Client 31,2027 engagement,Bookkeeping,2099-01-05,Due,USD,500,500,0.05,,,,,,,,RF18539007547034');
});
