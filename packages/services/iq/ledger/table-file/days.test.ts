import { dayInCell, readDay, yearsProblem } from './days';

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
  ['15-ago-26', 'dmy', '2026-08-15'],
  ['05-dic.-2026', 'dmy', '2026-12-05'],
  ['1 gennaio 2026', 'dmy', '2026-01-01'],
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

it('names the year that a year of the Buddhist calendar is', () => {
  expect(dayInCell('01/03/2569', 'dmy')).toBeUndefined();
  expect(yearsProblem('01/03/2569', 'dmy')).toBe(': 2569 is a year of the Buddhist calendar, write 2026');
});

it.each(['01/01/2442', '31/12/2643', '31/12/2999'])(
  'accepts %s, which no Buddhist year of this century or the last is',
  (text) => {
    expect(readDay(text, 'dmy')).toBeDefined();
  },
);
