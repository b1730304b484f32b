/** @jest-environment node */
import { durationText } from './words';

test.each([
  [0, 'under a minute'],
  [59, '59 min'],
  [60, '1 h'],
  [125, '2 h 5 min'],
  [600, '10 h'],
  [601, '10 h'],
  [2_879, '47 h'],
  [2_880, '2 days'],
  [5_100, '4 days'],
])('%d minutes are %s', (minutes, text) => expect(durationText(minutes)).toBe(text));
