import { rateQuestion } from './problems';

test('a column of exchange rates is asked about in the firm’s currency', () => {
  expect(rateQuestion('Exchange Rate', 'CAD')).toBe(
    'Is “Exchange Rate” CAD for one unit of the other currency, units of the other currency for one CAD, or not used?',
  );
});

test('it is asked about in “your currency” before one is chosen', () => {
  expect(rateQuestion('Rate', '')).toBe(
    'Is “Rate” your currency for one unit of the other currency, units of the other currency for one unit of your currency, or not used?',
  );
});
