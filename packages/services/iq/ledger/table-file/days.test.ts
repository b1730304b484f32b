import { dayInCell, readDay } from './days';

it.each([
  ['20260214.0', 'ymd', '2026-02-14'],
  ['20260214.00', 'ymd', '2026-02-14'],
  ['٢٠٢٦-٠٣-٠١', 'ymd', '2026-03-01'],
  ['٠١/٠٣/٢٠٢٦', 'dmy', '2026-03-01'],
  ['２０２６/０３/０１', 'ymd', '2026-03-01'],
  ['2026年3月1日', 'ymd', '2026-03-01'],
  ['2026년 3월 1일', 'ymd', '2026-03-01'],
  ['2026. 03. 01.', 'ymd', '2026-03-01'],
  ['1. 3. 2026', 'dmy', '2026-03-01'],
  ['\u200e03/01/2026', 'mdy', '2026-03-01'],
  ["'2026-03-01", 'ymd', '2026-03-01'],
  ['46082', 'serial', '2026-03-01'],
  ['46082.0', 'serial', '2026-03-01'],
] as const)('reads %s in the order %s as %s', (text, order, day) => {
  expect(readDay(text, order)).toBe(day);
});

it('reads a day with a year of four digits first in a column of another order', () => {
  expect(dayInCell('2026年03月01日', 'mdy')).toBe('2026-03-01');
});

it.each(['20260214.5', '20261314.0', '2026年13月1日', '1.3'])('%s is no day', (text) => {
  expect(readDay(text, 'ymd')).toBeUndefined();
});
