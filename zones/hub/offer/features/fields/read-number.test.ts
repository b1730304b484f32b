import { readNumber } from './read-number';

const money = (typed: string, locale = 'en-US') => readNumber(typed, { decimals: 2, locale });

test.each([
  ['640', 640],
  ['$1,850.00', 1850],
  ['1.850,00', 1850],
  ['12,5', 12.5],
  ['12.5', 12.5],
  ['.5', 0.5],
  ['5.', 5],
  ['1,850', 1850],
  ['1.850', 1850],
  ['1,234,567.89', 1234567.89],
  ['1 234,50 €', 1234.5],
  ['999,999,999,999', 999_999_999_999],
  ['0', 0],
])('money: %s', (typed, value) => expect(money(typed)).toBe(value));

test.each(['', '-5', 'abc', '1.2.3', '12,34,5', '1.234,567', '0.005', '1e5', '5-6'])('is not money: %s', (typed) =>
  expect(money(typed)).toBeUndefined(),
);

test('three decimals are read by the separator of the locale', () => {
  expect(readNumber('1.500', { decimals: 3, locale: 'en-US' })).toBe(1.5);
  expect(readNumber('1,500', { decimals: 3, locale: 'en-US' })).toBe(1500);
  expect(readNumber('1,500', { decimals: 3, locale: 'de-DE' })).toBe(1.5);
});

test('a currency without cents takes none', () => {
  expect(readNumber('1,500', { decimals: 0, locale: 'en-US' })).toBe(1500);
  expect(readNumber('15.5', { decimals: 0, locale: 'en-US' })).toBeUndefined();
});
