import { isCurrency } from '@suite/values/currency';
import { currenciesNamed } from './currency';

it('knows the currencies of ISO 4217', () => {
  expect(['CAD', 'USD', 'GBP', 'JPY'].every(isCurrency)).toBe(true);
  expect(['', 'usd', 'US', 'ZZZ', 'dollars'].some(isCurrency)).toBe(false);
});

it.each([
  ['eur', ['EUR']],
  ['US Dollar', ['USD']],
  ['Schweizer Franken', ['CHF']],
  ['livre sterling', ['GBP']],
  ['€', ['EUR']],
  ['kr', ['SEK', 'NOK', 'DKK', 'ISK']],
  ['Local', []],
  ['constructor', []],
  ['toString', []],
  ['', []],
])('%s names %j', (text, codes) => {
  expect(currenciesNamed(text)).toEqual(codes);
});
