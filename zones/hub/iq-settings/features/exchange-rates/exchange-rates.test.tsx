import type { RatedDocument, ExchangeRates as Rates } from '@services/ledger/contract/exchange-rates';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ExchangeRates } from './exchange-rates';

const path = '/insights/exchange-rates';
const claims = {
  userId: '5f0c7a52-6f0e-4a53-9d0b-1f2a3b4c5d6e',
  companyId: 'c6a5f2b0-9a32-4a6b-8a0b-6c9d7d1e2f30',
  email: 'noah@brightfield.example',
};

const document: RatedDocument = {
  kind: 'invoice',
  id: '17',
  number: 'N-17',
  name: 'Alder Bakery',
  date: '2025-03-10',
  currency: 'CHF',
  amount: 420_000,
  rate: null,
  rateOn: null,
  rateBy: null,
};

function open(rates: Partial<Rates> = {}, documents: RatedDocument[] = [document]) {
  const sent: unknown[] = [];
  const take = async (request: Request) => {
    sent.push([request.method, new URL(request.url).pathname, request.method === 'DELETE' ? null : await request.json()]);
    return new Response(null, { status: 204 });
  };
  const lacking = [{ currency: 'CHF', documents: 1, amount: 420_000 }];
  const suite = renderInSuite(<ExchangeRates />, {
    zone: 'iq-settings',
    claims,
    answers: {
      [`GET ${path}`]: () => Response.json({ home: 'USD', table: null, rates: [], lacking, ...rates }),
      [`GET ${path}/documents`]: () => Response.json({ documents, total: documents.length }),
      [`PUT ${path}`]: take,
      [`PUT ${path}/documents/invoice/17`]: take,
      [`DELETE ${path}/CHF/2025-03-10`]: take,
    },
  });
  return { ...suite, sent };
}

beforeEach(() => {
  sessionStorage.clear();
  location.hash = '#/exchange-rates';
});

test('lists documents without a rate with their amounts, and lets one document have its own rate', async () => {
  const { sent, toasts } = open();
  expect((await screen.findByText(/not included/)).textContent?.replace(/\s/g, ' ')).toBe(
    '1 document of CHF 4,200.00 is not included: no exchange rate.',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Enter rate: N-17' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Enter rate: N-17' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'CHF for 1 USD' }), '0');
  await userEvent.click(dialog.getByRole('button', { name: 'Save rate' }));
  expect(dialog.getByText('Enter a number above zero, such as 0.88.')).toBeTruthy();
  await userEvent.type(dialog.getByRole('textbox', { name: 'CHF for 1 USD' }), '.88');
  await userEvent.click(dialog.getByRole('button', { name: 'Save rate' }));
  await waitFor(() => expect(toasts).toEqual(['Rate saved. The numbers were recalculated.']));
  expect(sent).toEqual([['PUT', `${path}/documents/invoice/17`, { rate: '0.88' }]]);
});

test('validates, saves and removes a rate for a date', async () => {
  const { sent } = open({ rates: [{ currency: 'CHF', day: '2025-03-10', rate: '0.9' }] });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Currency' }), 'ch');
  await userEvent.type(screen.getByLabelText('Date'), '2025-03-11');
  await userEvent.type(screen.getByRole('textbox', { name: 'Units for 1 USD' }), '0.91');
  await userEvent.click(screen.getByRole('button', { name: 'Save rate' }));
  expect(screen.getByText('Enter the three letters of the currency, such as CHF.')).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: 'Currency' }), 'f');
  await userEvent.click(screen.getByRole('button', { name: 'Save rate' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the rate of CHF on Mar 10, 2025' }));
  await waitFor(() =>
    expect(sent).toEqual([
      ['PUT', path, { currency: 'CHF', day: '2025-03-11', rate: '0.91' }],
      ['DELETE', `${path}/CHF/2025-03-10`, null],
    ]),
  );
});

test('a converted document names the source and the date of its rate', async () => {
  open({ lacking: [], table: { from: '1999-01-04', to: '2025-03-14', maxDays: 7 } }, [
    { ...document, rate: '0.96', rateOn: '2025-03-07', rateBy: 'table' },
  ]);
  expect(await screen.findByText('No document lacks an exchange rate.')).toBeTruthy();
  expect(screen.getByText(/covers Jan 4, 1999 to Mar 14, 2025.*at most 7 days old/)).toBeTruthy();
  expect(await screen.findByText('table, Mar 7, 2025')).toBeTruthy();
});
