import fc from 'fast-check';
import { decimalOf, minorDigits, minorUnits } from './money';

// ISO 4217, list one. Runtimes differ from it: CLDR 48 has no decimals for COP, HUF, IDR and PKR, and none for IQD.
test.each([
  ['USD', 2],
  ['EUR', 2],
  ['COP', 2],
  ['HUF', 2],
  ['IDR', 2],
  ['PKR', 2],
  ['JPY', 0],
  ['KRW', 0],
  ['CLP', 0],
  ['BHD', 3],
  ['IQD', 3],
  ['KWD', 3],
  ['TND', 3],
  ['CLF', 4],
])('%s has %d decimals', (currency, digits) => {
  expect(minorDigits(currency)).toBe(digits);
});

test('minor units are written as a decimal with the digits of the currency', () => {
  expect([decimalOf(1250, 'USD'), decimalOf(1250, 'JPY'), decimalOf(1250, 'KWD'), decimalOf(-5, 'HUF')]).toEqual([
    '12.50',
    '1250',
    '1.250',
    '-0.05',
  ]);
});

describe('minorUnits', () => {
  it.each([
    ['12.34', 'USD', 1234],
    ['-12.3', 'CAD', -1230],
    ['0.29', 'GBP', 29],
    ['1.10', 'USD', 110],
    ['1.005', 'USD', undefined],
    ['1.000', 'USD', 100],
    ['150', 'JPY', 150],
    ['150.5', 'JPY', undefined],
    ['1.234', 'KWD', 1234],
    ['-0', 'USD', 0],
    ['7.', 'USD', 700],
    ['.5', 'USD', undefined],
    ['1e3', 'USD', undefined],
    ['1,234.00', 'USD', undefined],
    ['+5', 'USD', undefined],
    ['90071992547409.91', 'USD', 9_007_199_254_740_991],
    ['90071992547409.92', 'USD', undefined],
  ])('converts %s %s to %s', (decimal, currency, units) => {
    expect(minorUnits(decimal, currency)).toBe(units);
  });

  it('is exact for every amount with two decimals', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (units) => {
        const digits = String(Math.abs(units)).padStart(3, '0');
        const decimal = `${units < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
        expect(minorUnits(decimal, 'USD')).toBe(units === 0 ? 0 : units);
      }),
    );
  });
});
