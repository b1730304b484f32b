import fc from 'fast-check';
import { minorUnits } from './money';

describe('minor units', () => {
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
