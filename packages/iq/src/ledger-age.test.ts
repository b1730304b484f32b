import { daysWhenOld } from './ledger-age';

const now = Date.parse('2026-11-23T15:00:00Z');

test('a ledger is old after a month and a few days for closing it', () => {
  expect(daysWhenOld('2026-10-19', now)).toBeUndefined();
  expect(daysWhenOld('2026-10-18', now)).toBe(36);
});
