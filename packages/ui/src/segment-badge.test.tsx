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

test('§9 the colored badge itself is 150 to 200 px wide', () => {
  render(<SegmentBadge segment="good" />);
  const [colored] = document.getElementsByClassName('ui-badge-good');
  expect(colored?.className.match(/(?<=-w-\[)\d+/g)?.sort()).toEqual(['150', '200']);
});

test('a badge shows its segment as text', () => {
  render(<SegmentBadge segment="do-not-lose-them" />);
  expect(screen.getByText('Do not lose them')).toBeTruthy();
});
