import { periodsOf } from './periods';

const days = (...of: Parameters<typeof periodsOf>) => periodsOf(...of).map(({ from, to }) => `${from} ${to}`);

it('offers only periods that ended by the last day of the ledger', () => {
  expect(days('monthly', '2026-01-30', '2025-11-20')).toEqual(['2025-12-01 2025-12-31', '2025-11-01 2025-11-30']);
  expect(days('monthly', '2026-01-31', '2025-12-20')[0]).toBe('2026-01-01 2026-01-31');
  expect(days('quarterly', '2026-03-30', '2025-09-30')).toEqual(['2025-10-01 2025-12-31', '2025-07-01 2025-09-30']);
  expect(days('yearly', '2026-06-01', '2025-01-01')).toEqual(['2025-01-01 2025-12-31']);
  expect(days('weekly', '2026-01-03', '2025-12-20')).toEqual(['2025-12-22 2025-12-28', '2025-12-15 2025-12-21']);
  expect(days('weekly', '2026-01-04', '2026-01-01')).toEqual(['2025-12-29 2026-01-04']);
});

it('offers none for a ledger without documents, or with only a few days', () => {
  expect(days('monthly', '2026-01-31', null)).toEqual([]);
  expect(days('monthly', '2026-01-30', '2026-01-02')).toEqual([]);
});
