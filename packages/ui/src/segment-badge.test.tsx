import { render, screen } from '@testing-library/react';
import { SegmentBadge, segments } from './segment-badge';

test('§1 there are ten segments', () => {
  expect(Object.keys(segments).sort()).toEqual([
    'champion',
    'do-not-lose-them',
    'good',
    'hibernating',
    'late-payer',
    'limited-data',
    'needs-attention',
    'not-set',
    'possible-mismatch',
    'promising',
  ]);
});

test('§9 the width is set on the colored badge itself', () => {
  render(<SegmentBadge segment="good" />);
  const colored = document.querySelectorAll('.ui-badge-good');
  expect([...colored].map((badge) => badge.classList.contains('ui-segment-badge'))).toEqual([true]);
});

test('a badge shows its segment as text', () => {
  render(<SegmentBadge segment="do-not-lose-them" />);
  expect(screen.getByText('Do not lose them')).toBeTruthy();
});
