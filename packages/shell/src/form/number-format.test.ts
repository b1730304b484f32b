import { moneyFormat, percentFormat, plainFormat } from './number-format';

const american = { locale: 'en-US' };

test('an amount is read exactly, in minor units of its currency', () => {
  const { read } = moneyFormat('USD', { ...american, mayBeNegative: true });
  expect(read('$1,234.56')).toEqual({ value: 123_456 });
  expect(read('1.1')).toEqual({ value: 110 });
  expect(read('(8.05)')).toEqual({ value: -805 });
  expect(read(' ')).toEqual({ value: null });
  expect(read('12,5').value).toBeUndefined();
  expect(moneyFormat('JPY', american).read('12000')).toEqual({ value: 12_000 });
  expect(moneyFormat('KWD', american).read('12.345')).toEqual({ value: 12_345 });
});

test('a value that is too large is rejected with the limit', () => {
  expect(moneyFormat('USD', { ...american, max: 5_000_00 }).read('5,000.01')).toEqual({ problem: 'Enter at most 5,000.' });
  expect(moneyFormat('USD', american).read('99999999999999999').problem).toBe('Enter at most 100,000,000,000.');
  expect(percentFormat({ storedAs: 'hundredths', ...american }).read('101%').problem).toBe('Enter at most 100.');
});

test('an amount is written as people type it, without the cents of whole amounts', () => {
  const { write } = moneyFormat('USD', american);
  expect([write(123_400), write(1_050), write(-123_456_700), write(null)]).toEqual(['1,234', '10.50', '-1,234,567', '']);
  expect(moneyFormat('EUR', { locale: 'de-DE' }).write(123_450)).toBe('1.234,50');
});

test('plain numbers keep their decimals', () => {
  const { read, write } = plainFormat({ decimals: 3, locale: 'de-DE' });
  expect(read('1.500,125')).toEqual({ value: 1500.125 });
  expect(write(0.5)).toBe('0,5');
});

test.each([
  ['fraction', 0.0725],
  ['hundredths', 725],
  ['thousandths', 7_250],
] as const)('7.25%% is stored exactly as %s', (storedAs, value) => {
  const { read, write } = percentFormat({ storedAs, ...american });
  expect(read('7.25%')).toEqual({ value });
  expect(write(value)).toBe('7.25');
  expect(read('100.5').problem).toBe('Enter at most 100.');
  expect(read('-1').problem).toBe('Enter zero or more.');
});

test('a value below the minimum is not accepted', () => {
  const { read } = plainFormat({ decimals: 0, min: 1, max: 31, ...american });
  expect([read('1'), read('0').value, read('32').problem]).toEqual([{ value: 1 }, undefined, 'Enter at most 31.']);
});
