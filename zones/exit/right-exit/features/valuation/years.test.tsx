import type { ValuationResult, YearOfFigures } from '@services/valuation/contract/valuation';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen } from '@testing-library/react';
import { Years } from './years';

const year = (of: number, rest: object) => ({ year: of, figures: {}, counts: true, normalized: null, tangible: null, ...rest });

const years = [
  year(2023, { counts: false }),
  year(2024, {}),
  year(2025, {
    figures: { revenue: { amount: 30_000_000 } },
    normalized: { beforeOwners: 1_000_000, sde: 2_000_000, ebitda: 3_000_000, earnings: 4_000_000 },
    tangible: 5_000_000,
  }),
] as unknown as YearOfFigures[];

test('shows what is known of each year, and which years are not known', async () => {
  const valuation = { currency: 'USD', years } as ValuationResult;
  const claims = { userId: 'u1', companyId: 'c1' };
  renderInSuite(<Years valuation={valuation} subjectId="s1" />, { zone: 'right-exit', claims, answers: {} });
  const cells = (await screen.findAllByRole('row'))
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(cells).toEqual([
    ['2023', 'Not known', '', '', '', '', ''],
    ['2024', '', '', '', '', '', ''],
    ['2025', '$300,000', '$10,000', '$20,000', '$30,000', '$40,000', '$50,000'],
  ]);
  expect(screen.getByRole('link').getAttribute('href')).toBe('#/inputs?subject=s1');
});
