import { render, screen } from '@testing-library/react';
import { InfoCard } from './info-card';

test('an info card is an article whose link names its target and opens in a new tab', () => {
  render(<InfoCard title="Pricing" text="Where to improve." linkText="Learn more" href="https://suite.example/" newTab />);
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Learn more: Pricing' });
  expect([link.target, link.rel, link.href]).toEqual(['_blank', 'noopener', 'https://suite.example/']);
  expect(screen.getByRole('article').querySelector('h3')?.textContent).toBe('Pricing');
});
