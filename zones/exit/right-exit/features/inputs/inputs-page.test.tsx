import { renderInSuite } from '@suite/testing/render-in-suite';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InputsPage } from './inputs-page';

const claims = { userId: '0a5e4000-0000-4000-8000-000000000001', companyId: '0c0a1000-0000-4000-8000-000000000001' };
const rates = { returnOnTangible: 0.1, capitalization: 0.2 };
const factorKeys = ['history', 'outlook', 'condition', 'earnings', 'dividends', 'goodwill', 'sales', 'comparables'];

const valuation = {
  ...{ subject: 'Harborline Accounting', currency: 'USD', on: '2026-11-26', ledger: null, revenue: null },
  years: [{ year: 2025, figures: {}, adjustments: [], counts: false, normalized: null, tangible: null }],
  settings: {
    weights: { revenue: 2500, sde: 2500, ebitda: 2500, excess: 2500 },
    ...{ weighting: 'recent-more', owners: 1, marketPay: null, marketPaySource: '' },
    rates: { low: rates, mid: rates, high: rates },
    factors: Object.fromEntries(factorKeys.map((key) => [key, ''])),
  },
  means: { earnings: null, sde: null, ebitda: null, tangible: null },
  ...{ methods: [], formula: null, conclusion: null, cash: 0, debt: 0, toOwners: null, sensitivity: [], notices: [] },
};

/** Opens the page of the firm itself or of a client, at a version of its figures. */
function open(subject: 'own' | 'client', version = 3) {
  cleanup();
  const id = '403d1b29-f80e-4eea-bedf-bdf38d41a3b9';
  location.hash = subject === 'own' ? '#/inputs' : `#/inputs?subject=${id}`;
  renderInSuite(<InputsPage />, {
    zone: 'right-exit',
    claims,
    answers: {
      [`GET /rightexit/v1/subjects/${subject === 'own' ? 'own' : id}/valuation`]: () =>
        Response.json({ valuation, version, mayChange: true }),
    },
  });
}

const cell = async () => (await screen.findAllByRole<HTMLInputElement>('textbox', { name: /, 2025$/ }))[0] as HTMLInputElement;

test('typed figures are stored with their subject, and a person decides when somebody else has saved others', async () => {
  open('own');
  await userEvent.type(await cell(), '1200');
  open('client');
  expect((await cell()).value).toBe('');
  open('own');
  expect((await cell()).value).toBe('1200');
  open('own', 4);
  expect((await cell()).value).toBe('1200');
  expect(screen.getByText(/^Somebody else has changed this/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Load theirs' }));
  expect((await cell()).value).toBe('');
});
