import type { FirmMonth } from '@services/insights/contract/metric-schemas';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, within } from '@testing-library/react';
import { claims, firmMonth } from './answers.fixture';
import { MonthReasons } from './month-reasons';

const none = (reason: 'settlement-unknown' | 'in-credit') => ({ available: false, reason }) as const;

test('explains unavailable months in text, not only on hover', () => {
  const months: FirmMonth[] = [
    { ...firmMonth('2025-03'), cei: none('settlement-unknown'), dso: none('settlement-unknown') },
    { ...firmMonth('2025-02'), cei: none('settlement-unknown'), dso: none('in-credit') },
    { ...firmMonth('2025-01', 90), dso: { available: true, value: 30 } },
  ];
  renderInSuite(<MonthReasons months={months} heads={{ cei: 'CEI', dso: 'DSO' }} />, { zone: 'iq-clients', claims });
  const list = within(screen.getByRole('region', { name: 'Why some numbers are not available' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent?.split(':')[0])).toEqual([
    'CEI of Mar 2025, Feb 2025',
    'DSO of Mar 2025',
    'DSO of Feb 2025',
  ]);
});
