import { typedAmounts, typedPlain } from './typed-amounts';

const american = { locale: 'en-US' };

test('an amount is read exactly, in minor units of its currency', () => {
  const { read } = typedAmounts('USD', { ...american, mayBeNegative: true });
  expect(read('$1,234.56')).toEqual({ value: 123_456 });
  expect(read('1.1')).toEqual({ value: 110 });
  expect(read('(8.05)')).toEqual({ value: -805 });
  expect(read(' ')).toEqual({ value: null });
  expect(read('12,5').value).toBeUndefined();
  expect(typedAmounts('JPY', american).read('12000')).toEqual({ value: 12_000 });
  expect(typedAmounts('KWD', american).read('12.345')).toEqual({ value: 12_345 });
});

test('a value that is too large is rejected with the limit', () => {
  expect(typedAmounts('USD', { ...american, most: 5_000_00 }).read('5,000.01')).toEqual({ problem: 'Enter at most 5,000.' });
  expect(typedAmounts('USD', american).read('99999999999999999').problem).toBe('Enter at most 100,000,000,000.');
  expect(typedPlain({ decimals: 2, most: 100, isPercent: true, ...american }).read('101%').problem).toBe('Enter at most 100.');
});

test('an amount is written as people type it, without the cents of whole amounts', () => {
  const { write } = typedAmounts('USD', american);
  expect([write(123_400), write(1_050), write(-123_456_700), write(null)]).toEqual(['1,234', '10.50', '-1,234,567', '']);
  expect(typedAmounts('EUR', { locale: 'de-DE' }).write(123_450)).toBe('1.234,50');
});

test('plain numbers keep their decimals', () => {
  const { read, write } = typedPlain({ decimals: 3, locale: 'de-DE' });
  expect(read('1.500,125')).toEqual({ value: 1500.125 });
  expect(write(0.5)).toBe('0,5');
});
