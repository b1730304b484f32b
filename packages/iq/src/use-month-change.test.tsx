import type { Dashboard } from '@services/insights/contract/dashboard';
import type { FirmMonth } from '@services/insights/contract/metric-schemas';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { shiftMonth } from '@suite/values/month';
import { cleanup, screen } from '@testing-library/react';
import { useMonthChange } from './use-month-change';

/** A number of months up to October 2026, newest first, each with one more day of sales outstanding than the one before. */
const monthsOf = (count: number) =>
  Array.from({ length: count }, (_, back) => {
    const value = { available: true, value: 100 + count - back };
    return { month: shiftMonth('2026-10', -back), isToDate: false, dso: value } as unknown as FirmMonth;
  });

function Shown({ dashboard, isOfYear }: { dashboard: Dashboard; isOfYear: boolean }) {
  const changeIn = useMonthChange(dashboard);
  return <p>{changeIn(({ dso }) => dso, { welcome: 'less', measure: 'dso', isOfYear }).since ?? 'nothing'}</p>;
}

async function shown(months: readonly FirmMonth[], { asOf = '2026-10-31', isOfYear = false } = {}): Promise<string | null> {
  renderInSuite(<Shown dashboard={{ asOf, months } as Dashboard} isOfYear={isOfYear} />, { zone: 'iq-clients', claims: {} });
  const text = (await screen.findByText(/days|nothing/, { selector: 'p, p > span' })).textContent;
  cleanup();
  return text;
}

test('a metric is compared with the month end that the person chose, by default a year before', async () => {
  expect(await shown(monthsOf(25))).toBe('Up 12 days from 113 days on Oct 31, 2025');
  localStorage.setItem('iq-compared-with', 'month');
  expect(await shown(monthsOf(25))).toBe('Up 1 day from 124 days on Sep 30, 2026');
  localStorage.clear();
});

test('nothing is compared on a day within a month, before the ledger starts, or with a shorter period', async () => {
  expect(await shown(monthsOf(25), { asOf: '2026-10-30' })).toBe('nothing');
  expect(await shown(monthsOf(12))).toBe('nothing');
  expect(await shown(monthsOf(13))).toBe('Up 12 days from 101 days on Oct 31, 2025');
  expect(await shown(monthsOf(13), { isOfYear: true })).toBe('nothing');
});
