import type { ValuationResult } from '@services/valuation/contract/valuation';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen } from '@testing-library/react';
import { Steps } from './steps';

test('the weight of a method has a color only if the method counts', async () => {
  const range = { low: 1, mid: 2, high: 3 };
  const method = { method: 'revenue', amount: null, multiple: null, source: null, value: range, weight: 0.25, missing: null };
  const valuation = {
    currency: 'USD',
    methods: [
      method,
      { ...method, method: 'sde', weight: 0 },
      { ...method, method: 'ebitda', value: null, missing: 'No multiple.' },
    ],
  } as unknown as ValuationResult;
  renderInSuite(<Steps valuation={valuation} />, { zone: 'right-exit', claims: { userId: 'u1', companyId: 'c1' }, answers: {} });
  await screen.findByText('Weight 25%');
  const badges = [...document.querySelectorAll('.ui-badge')];
  expect(badges.map(({ textContent, classList }) => [textContent, classList[1]])).toEqual([
    ['Weight 25%', 'ui-badge-good'],
    ['Weight 0%', 'ui-badge-neutral'],
    ['Not enough is known yet', 'ui-badge-warn'],
  ]);
});

test('the mean of tangible assets lists the years that it covers', async () => {
  const rates = { returnOnTangible: 0.1, capitalization: 0.2 };
  const steps = { returnOnTangible: 1_000, excess: 9_000, intangible: 45_000, value: 55_000 };
  const year = (of: number, tangible: number | null) => ({ year: of, tangible });
  const valuation = {
    ...{ currency: 'USD', years: [year(2023, 1_000_000), year(2024, null), year(2025, 1_000_000)] },
    means: { earnings: 1_000_000, sde: null, ebitda: null, tangible: 1_000_000 },
    settings: { rates: { low: rates, mid: rates, high: rates } },
    formula: { low: steps, mid: steps, high: steps },
    methods: [{ method: 'excess', amount: 1_000_000, multiple: null, source: null, value: null, weight: 0, missing: null }],
  } as unknown as ValuationResult;
  renderInSuite(<Steps valuation={valuation} />, { zone: 'right-exit', claims: { userId: 'u1', companyId: 'c1' }, answers: {} });
  expect(await screen.findByText('Mean tangible assets of 2023, 2025')).toBeTruthy();
});
