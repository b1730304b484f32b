import { dashboardFixture } from '@services/insights/contract/dashboard.fixture';
import type { FirmMonth } from '@services/insights/contract/metric-schemas';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen } from '@testing-library/react';
import { Months } from './months';

const none = { available: false, reason: 'no-sales' } as const;
const value = (number: number) => ({ available: true, value: number }) as const;
const october: FirmMonth = {
  month: '2026-10',
  days: 31,
  isToDate: false,
  beginning: value(11_742_237),
  sales: value(0),
  revenue: value(0),
  ending: value(10_559_500),
  endingCurrent: value(0),
  aging: none,
  excluded: [],
  cei: none,
  dso: none,
  bestPossibleDso: none,
  averageDaysDelinquent: none,
  countbackDso: none,
};

test('receivables at the end of a month link to what was open then, not to the changes of the month', async () => {
  renderInSuite(<Months dashboard={{ ...dashboardFixture, months: [october] }} asOf="" />, {
    zone: 'iq-dashboard',
    claims: {},
  });
  const link = await screen.findByRole('link', { name: '$105,595' });
  expect(link.getAttribute('href')).toMatch(/#\/rows\?month=2026-10$/);
});

test('CEI is a percentage and DSO is in days', async () => {
  const known = { ...october, cei: value(84.837), dso: value(31) };
  renderInSuite(<Months dashboard={{ ...dashboardFixture, months: [known] }} asOf="" />, { zone: 'iq-dashboard', claims: {} });
  expect(await screen.findByRole('cell', { name: '84.8%' })).toBeTruthy();
  expect(screen.getByRole('cell', { name: '31.0 days' })).toBeTruthy();
});

test.each([
  ['once, as revenue, where they are the same number', 6_500_000, ['Month', 'Revenue', 'Receivables at end']],
  ['beside revenue where they include sales tax', 7_000_000, ['Month', 'Revenue', 'Credit sales', 'Receivables at end']],
])('credit sales are shown %s', async (_, sales, heads) => {
  const sold = { ...october, revenue: value(6_500_000), sales: value(sales) };
  renderInSuite(<Months dashboard={{ ...dashboardFixture, months: [sold] }} asOf="" />, { zone: 'iq-dashboard', claims: {} });
  const found = (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent);
  expect(found.slice(0, heads.length)).toEqual(heads);
});
