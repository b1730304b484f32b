import { segmentMoveOf } from './segment-move';
import type { SegmentName } from './segment-names';

test.each<[SegmentName | null, SegmentName, ReturnType<typeof segmentMoveOf>]>([
  ['good', 'champion', 'up'],
  ['late-payer', 'promising', 'up'],
  ['champion', 'good', 'down'],
  ['needs-attention', 'promising', 'up'],
  ['good', 'late-payer', 'down'],
  ['do-not-lose-them', 'hibernating', 'left'],
  ['late-payer', 'do-not-lose-them', 'level'],
  ['promising', 'do-not-lose-them', 'down'],
  [null, 'limited-data', 'came'],
  ['hibernating', 'needs-attention', 'came'],
  ['needs-attention', 'hibernating', 'left'],
  ['good', 'promising', 'level'],
  ['limited-data', 'champion', 'data'],
  ['hibernating', 'possible-mismatch', 'data'],
  ['payment-dates-missing', 'champion', 'data'],
  ['good', 'payment-dates-missing', 'data'],
  ['hibernating', 'payment-dates-missing', 'data'],
  [null, 'payment-dates-missing', 'came'],
  ['good', 'good', undefined],
])('a move from %s to %s is %s', (from, to, move) => {
  expect(segmentMoveOf(from, to)).toBe(move);
});
