import type { VendorAnalysis } from '@services/insights/contract/vendors';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen } from '@testing-library/react';
import { claims } from '../metrics/answers.fixture';
import { VendorStats } from './vendor-stats';

const share = (value: number) => ({ available: true as const, value });
const now: VendorAnalysis = {
  asOf: '2026-10-31',
  currency: 'USD',
  vendorsFrom: '2024-01-05',
  vendors: 38,
  spend: 45_000_000,
  top5Share: share(0.714),
  top10Share: share(0.835),
  herfindahl: share(1647),
  categories: [],
  overlaps: [],
};
const before = { ...now, asOf: '2025-10-31', spend: 40_000_000, top5Share: share(0.691), herfindahl: share(1700) };

const requested: string[] = [];
const show = (data: VendorAnalysis) =>
  renderInSuite(<VendorStats data={data} asOf="" />, {
    zone: 'iq-clients',
    claims,
    answers: {
      'GET /insights/metrics/vendor-analysis': ({ url }) => {
        requested.push(new URL(url).search);
        return Response.json(before);
      },
    },
  });

test('spend and its concentration are compared with the year before', async () => {
  show(now);
  expect((await screen.findByText(/from \$400,000/)).textContent).toContain('12.5%');
  expect(screen.getByText(/from 69.1%/).textContent).toContain('2.3 points');
  expect(screen.getByText(/from 1,700/).textContent).toContain('3.1%');
  expect(requested).toEqual(['?asOf=2025-10-31']);
});

test('nothing is compared with a year that the ledger does not cover', () => {
  requested.length = 0;
  show({ ...now, vendorsFrom: '2025-01-05' });
  expect(screen.getByText('38 vendors', { exact: false })).toBeTruthy();
  expect(requested).toEqual([]);
});
