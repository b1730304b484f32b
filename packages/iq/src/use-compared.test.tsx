import { dashboardFixture } from '@services/insights/contract/dashboard.fixture';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { useCompared } from './use-compared';

function Shown() {
  const { day, before, isTooEarly } = useCompared('2026-11-20', 'year');
  return (
    <p>{[day, before?.sales.available ? before.sales.value : 'nothing', isTooEarly ? 'too early' : 'covered'].join(', ')}</p>
  );
}

function open(coversFrom: string | null) {
  cleanup();
  const days: (string | null)[] = [];
  renderInSuite(<Shown />, {
    zone: 'iq-dashboard',
    claims: { userId: 'u1', companyId: 'c1' },
    answers: {
      'GET /insights/metrics/state': () =>
        Response.json({ asOf: '2026-11-20', currency: 'USD', coversFrom, clients: 10, openToDos: 0 }),
      'GET /insights/metrics/dashboard': ({ url }) => {
        days.push(new URL(url).searchParams.get('asOf'));
        return Response.json({ ...dashboardFixture, asOf: '2025-11-20', sales: { available: true, value: 700 } });
      },
    },
  });
  return days;
}

test('reads the day a year before, from the first day of the ledger on', async () => {
  const days = open('2025-11-20');
  expect(await screen.findByText('2025-11-20, 700, covered')).toBeTruthy();
  expect(days).toEqual(['2025-11-20']);
});

test.each(['2025-11-21', null])('reads nothing if the ledger starts later: %s', async (coversFrom) => {
  const days = open(coversFrom);
  await waitFor(() => expect(screen.getByText('2025-11-20, nothing, too early')).toBeTruthy());
  expect(days).toEqual([]);
});
