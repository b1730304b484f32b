import { dashboardFixture } from '@services/insights/contract/dashboard.fixture';
import type { getMetricMonths } from '@services/insights/contract/metrics';
import type { ResponseOf } from '@suite/api/request-of';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { cleanup, screen } from '@testing-library/react';
import { claims, firmMonth, head } from '../metrics/answers.fixture';
import { CollectionStats } from './collection-stats';

const value = (number: number) => ({ available: true, value: number }) as const;

const data: ResponseOf<typeof getMetricMonths> = {
  ...head,
  months: [
    { ...firmMonth('2026-01', 10), isToDate: true },
    firmMonth('2025-12', 90),
    firmMonth('2025-11'),
    firmMonth('2025-10', 80),
  ],
  mean: value(85),
  // The month that is not over is left out of the mean, too, but is no whole month.
  leftOut: ['2026-01', '2025-11'],
  inOnePiece: value(82),
  excluded: [],
};

async function open(dashboard: object) {
  cleanup();
  const shown = { ...dashboardFixture, ...dashboard };
  renderInSuite(<CollectionStats data={data} dashboard={shown} asOf="" />, { zone: 'iq-clients', claims });
  await screen.findAllByText(/^CEI/);
}
const texts = () => [...document.querySelectorAll('dt')].map((term) => term.parentElement?.textContent ?? '');
const stat = (name: RegExp) => texts().find((text) => name.test(text));

test('the mean covers the whole months that it does not leave out', async () => {
  await open({});
  expect(stat(/^CEI, mean/)).toMatch(/85%.*2 whole months/);
  expect(stat(/^CEI over the whole period/)).toMatch(/82%.*3 whole months/);
});

test('overdue is a share of receivables, before credit, from which receivables are reduced', async () => {
  await open({ open: value(200_000), overdue: value(50_000), unappliedCredit: value(30_000) });
  expect(stat(/^Receivables/)).toContain('Less $300 of unapplied credit');
  expect(stat(/^Overdue/)).toContain('25% of receivables, before $300 of unapplied credit');
  await open({ open: value(0), overdue: value(0) });
  expect(stat(/^Overdue/)).toContain('Nothing is open');
  expect(stat(/^Receivables/)).not.toContain('Less');
});

test('DSO says how many days it covers if the ledger has less than a year', async () => {
  await open({ dso: value(40) });
  expect(stat(/^DSO/)).toContain('Over the 365 days to this day');
  await open({ dso: value(40), period: { from: '2026-09-01', to: '2026-11-20', days: 81 } });
  expect(stat(/^DSO/)).toContain('Over the 81 days that the ledger covers');
});
