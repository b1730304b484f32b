import { dashboardFixture } from '@services/insights/contract/dashboard.fixture';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen } from '@testing-library/react';
import { Segments } from './segments';

const is = (value: number) => ({ available: true, value }) as const;
const segment = { badge: 'champion', clients: 2, sales: is(500_000), open: is(40_000), overdue: is(10_000) } as const;

test('lists the segments that have clients, and leads to them on the same day', async () => {
  const segments = [
    segment,
    { ...segment, badge: 'good' as const, clients: 0 },
    { ...segment, badge: 'late-payer' as const, overdue: { available: false, reason: 'settlement-unknown' } as const },
  ];
  const dashboard = { ...dashboardFixture, segments };
  renderInSuite(<Segments dashboard={dashboard} asOf="2026-03-31" sort={undefined} onSort={() => undefined} />, {
    zone: 'iq-dashboard',
    claims: { userId: 'u1', companyId: 'c1' },
  });
  const rows = (await screen.findAllByRole('row')).slice(1);
  expect(rows.map((row) => row.querySelector('a')?.getAttribute('href'))).toEqual([
    'https://hub.suite.example/iq/clients/#/?badge=champion&asOf=2026-03-31',
    'https://hub.suite.example/iq/clients/#/?badge=late-payer&asOf=2026-03-31',
  ]);
  expect(rows[0]?.textContent).toMatch(/Champion.*2.*\$5,000.*\$400.*\$100/);
  expect(rows[1]?.textContent).not.toContain('$100');
});
