import type { Dashboard } from '@services/insights/contract/dashboard';
import { dashboardFixture } from '@services/insights/contract/dashboard.fixture';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen } from '@testing-library/react';
import { SegmentMoves, useMovesOfYear } from './segment-moves';

const CALL = 'GET /insights/metrics/segment-moves';
const claims = {
  userId: '5f0c7a52-6f0e-4a53-9d0b-1f2a3b4c5d6e',
  companyId: 'c6a5f2b0-9a32-4a6b-8a0b-6c9d7d1e2f30',
  email: 'olivia@harborline.example',
};

function Shown({ dashboard }: { dashboard: Dashboard }) {
  return <SegmentMoves read={useMovesOfYear(dashboard, '')} currency="USD" requested="" />;
}

beforeAll(() => {
  global.IntersectionObserver = class {
    observe = jest.fn();
    disconnect = jest.fn();
  } as unknown as typeof IntersectionObserver;
});

const open = (dashboard: Dashboard, changes: unknown) =>
  renderInSuite(<Shown dashboard={dashboard} />, {
    zone: 'iq-dashboard',
    claims,
    answers: { [CALL]: () => Response.json({ asOf: '2026-11-20', currency: 'USD', since: '2025-11-20', changes }) },
  });

test('shows the number of clients for every kind of move, the revenue of moves up, down, in and out, and links to the clients', async () => {
  const change = (from: string | null, to: string, move: string, clients: number) => ({
    from,
    to,
    move,
    clients,
    revenue: 300_000,
    revenueBefore: 200_000,
  });
  open(
    { ...dashboardFixture, salesBefore: { available: true, value: 5_000_000 } },
    {
      available: true,
      value: [
        change('good', 'champion', 'up', 2),
        change('late-payer', 'good', 'up', 1),
        change('good', 'hibernating', 'left', 1),
        change('good', 'promising', 'level', 4),
        change('limited-data', 'good', 'data', 11),
      ],
    },
  );
  const up = await screen.findByRole('link', { name: '3 clients' });
  expect(up.getAttribute('href')).toBe('https://hub.suite.example/iq/clients/#/?since=2025-11-20&move=up');
  expect(up.closest('div')?.textContent).toBe('Moved up3 clientsRevenue $6,000, before $4,000');
  expect(screen.getByRole('link', { name: '4 clients' }).closest('div')?.textContent).toContain('Same rank');
  expect(screen.getByRole('link', { name: '11 clients' }).getAttribute('href')).toContain('move=data');
  expect(screen.getByRole('link', { name: '1 client' }).closest('div')?.textContent).toBe('Lapsed1 clientRevenue before $2,000');
});

test('a ledger that does not cover both years shows a message and sends no request', () => {
  const { requests } = open({ ...dashboardFixture, salesBefore: { available: false, reason: 'ledger-too-short' } }, {});
  expect(screen.getByText('Not available. The ledger does not cover the whole of both periods.')).toBeTruthy();
  expect(requests).not.toContain(CALL);
});
