import { type Rules, typedNumbers } from './typed-number';

const money = (text: string, rules: Partial<Rules> = {}) =>
  typedNumbers({ decimals: 2, currency: 'USD', mayBeNegative: true, locale: 'en-US', ...rules }).read(text);

const comma = 'Write a comma between thousands and a point before decimals, as in 1,234.50.';
const point = 'Write a point between thousands and a comma before decimals, as in 1.234,50.';

test.each([
  ['640', '640'],
  ['1,234.56', '1234.56'],
  ['1 234.50', '1234.50'],
  ['1\u00a0234.50', '1234.50'],
  ['1\u202f234.50', '1234.50'],
  ["1'234.50", '1234.50'],
  ['1’234’567', '1234567'],
  ['$85', '85'],
  ['USD 85', '85'],
  ['85 usd', '85'],
  ['US$85', '85'],
  ['(85)', '-85'],
  ['($85.00)', '-85.00'],
  ['$(85)', '-85'],
  ['85-', '-85'],
  ['-$85', '-85'],
  ['$-85', '-85'],
  ['\u221285', '-85'],
  ['１，２３４．５０', '1234.50'],
  ['\u200e85\u200b', '85'],
  ['.5', '0.5'],
  ['5.', '5'],
  ['007', '7'],
  ['-0', '0'],
  ['999,999,999,999', '999999999999'],
])('an American types %j', (text, decimal) => expect(money(text)).toEqual({ decimal }));

test.each([
  ['1.234,56', '1234.56'],
  ['12,5', '12.5'],
  ['1 234,50', '1234.50'],
  ['1\u00a0234,50 $', '1234.50'],
  ['1.850', '1850'],
  ['(85)', '-85'],
  ['85-', '-85'],
  ['１２３４', '1234'],
])('a German types %j', (text, decimal) => expect(money(text, { locale: 'de-DE' })).toEqual({ decimal }));

test.each([
  ['1.234,56', 'en-US', comma],
  ['12,5', 'en-US', comma],
  ['1 234,50', 'en-US', comma],
  ['1.850', 'en-US', comma],
  ['1,23,456', 'en-US', comma],
  ['0,500', 'en-US', comma],
  ['1.2.3', 'en-US', comma],
  ['12 34', 'en-US', comma],
  ['1,234.56', 'de-DE', point],
  ['12.5', 'de-DE', point],
  ['1,234,567', 'de-DE', point],
  ['12.5', 'fr-FR', 'Write a space between thousands and a comma before decimals, as in 1\u202f234,50.'],
])('%j is rejected in %s, because it is ambiguous', (text, locale, problem) =>
  expect(money(text, { locale })).toEqual({ problem }),
);

test.each(['1e5', 'abc', '$', '-', '()', '--4', '(-4)', '-(4)', '85 CR', '12%', '4/5', '=1+1', '100\t200', '5²', '9'.repeat(65)])(
  '%j is not a number',
  (text) => expect(money(text)).toEqual({ problem: 'Enter a number such as 1,234.50.' }),
);

test.each(['€85', '85 EUR', '£ 85'])('%j is an amount in another currency', (text) =>
  expect(money(text)).toEqual({ problem: 'Enter an amount in USD, such as 1,234.50.' }),
);

test('empty input is not a problem', () => {
  expect(money('')).toEqual({ decimal: null });
  expect(money(' \u00a0 ')).toEqual({ decimal: null });
});

test("rejects more decimals than the currency has, and negative numbers where they aren't allowed", () => {
  expect(money('0.0051')).toEqual({ problem: 'Enter at most 2 decimals, as in 1,234.50.' });
  expect(money('12.5', { currency: 'JPY', decimals: 0 })).toEqual({ problem: 'Enter a whole number, such as 1,235.' });
  expect(money('1,500', { currency: 'JPY', decimals: 0 })).toEqual({ decimal: '1500' });
  expect(money('12.345', { currency: 'KWD', decimals: 3 })).toEqual({ decimal: '12.345' });
  expect(money('(85)', { mayBeNegative: false })).toEqual({ problem: 'Enter zero or more.' });
});

test('a percent sign is accepted in a percentage', () => {
  const { read } = typedNumbers({ decimals: 2, isPercent: true, locale: 'en-US' });
  expect(read('12.5 %')).toEqual({ decimal: '12.5' });
  expect(read('$12')).toEqual({ problem: 'Enter a number such as 1,234.50.' });
});

test('what a locale writes can be read back', () => {
  for (const locale of [
    'en-US',
    'de-DE',
    'de-AT',
    'de-CH',
    'fr-FR',
    'fr-CH',
    'fr-CA',
    'en-IN',
    'en-ZA',
    'ar-EG',
    'fa-IR',
    'hi-IN',
    'sv-SE',
    'pl-PL',
  ])
    for (const currency of ['USD', 'EUR', 'CAD', 'CHF', 'INR'])
      for (const amount of [0, 0.05, -12_345_678.5, 1234]) {
        const written = new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount);
        expect([written, Number(money(written, { locale, currency }).decimal)]).toEqual([written, amount]);
      }
});
