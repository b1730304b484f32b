import { rateOf } from './rate-of';

test.each([
  [' 0.88 ', '0.88'],
  ['0,88', '0.88'],
  ['151', '151'],
  ['0', undefined],
  ['0.000', undefined],
  ['-1', undefined],
  ['1.234,5', undefined],
  ['', undefined],
])('a rate typed as %j is %j', (text, rate) => expect(rateOf(text)).toBe(rate));
