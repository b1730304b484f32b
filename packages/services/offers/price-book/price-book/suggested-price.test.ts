import { suggestedPrice } from './suggested-price';

const of = (realChange: number | null, peerGap: number | null, isEnded = false) =>
  suggestedPrice({ price: 40_000, realChange, peerGap, isEnded });

// A price whose real change is −20 % has to rise by 1 ÷ 0.8 − 1 = 25 % to catch up; one at 10/11 of the median by 10 %.
test.each([
  ['the larger of the two: the catch-up', of(-0.2, 10 / 11 - 1), 50_000],
  ['the larger of the two: the uplift', of(-1 / 26, 10 / 11 - 1), 44_000],
  ['the one that is known: the catch-up', of(-0.2, null), 50_000],
  ['the one that is known: the uplift', of(null, 10 / 11 - 1), 44_000],
  ['the price itself where it is above both', of(0.05, 0.2), 40_000],
  ['nothing when neither is known', of(null, null), null],
  ['nothing for what is no longer billed', of(-0.2, null, true), null],
])('suggests %s', (_, suggested, expected) => {
  expect(suggested).toBe(expected);
});
