import type { VersionRow } from '@services/valuation/contract/valuation';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HistoryPage } from './history-page';

const version = (number: number, mid: number): VersionRow => ({
  ...{ number, on: '2026-03-01', at: '2026-03-01T10:00:00Z', by: 'Ann Lee', note: 'Year end' },
  ...{ range: { low: mid - 100_00, mid, high: mid + 200_00 }, weighted: { low: mid, mid, high: mid } },
});

test('lists saved valuations with their range, and downloads the report of each', async () => {
  location.hash = '#/history';
  const path = '/rightexit/v1/subjects/own/versions';
  const { requests } = renderInSuite(<HistoryPage />, {
    zone: 'right-exit',
    claims: { userId: 'u1', companyId: 'c1' },
    answers: {
      [`GET ${path}`]: () => Response.json({ currency: 'USD', versions: [version(2, 5_000_00), version(1, 4_000_00)] }),
      [`GET ${path}/1/report`]: () => new Response('%PDF', { headers: { 'Content-Type': 'application/pdf' } }),
    },
  });
  const rows = (await screen.findAllByRole('row')).filter((row) => row.textContent?.startsWith('Version')).slice(1);
  expect(rows[0]?.textContent).toMatch(/^Version 2Mar 1, 2026\$5,000\$4,900 – \$5,200Ann LeeYear end/);
  expect(rows[1]?.textContent).toMatch(/^Version 1/);
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
  await userEvent.click(screen.getByRole('button', { name: 'PDF of version 1' }));
  await waitFor(() => expect(requests).toContain(`GET ${path}/1/report`));
});
