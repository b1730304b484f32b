import { render, screen } from '@testing-library/react';
import { ButtonLink, Link, NewTabItem } from './link';

test.each([
  ['link', <Link key="link" newTab href="/away" />],
  ['button', <ButtonLink key="button" newTab href="/away" />],
  ['menu item', <NewTabItem key="item" href="/away" />],
])('a %s that opens a new tab has an icon for it', (_, element) => {
  render(element);
  const link = screen.getByRole('link');
  expect([link.getAttribute('target'), link.getAttribute('rel'), link.textContent]).toEqual(['_blank', 'noopener', '↗']);
});

test('a button that stays in the tab has none', () => {
  render(<ButtonLink href="/here">Here</ButtonLink>);
  expect(screen.getByRole('link').textContent).toBe('Here');
});
