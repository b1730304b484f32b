import { render } from '@testing-library/react';
import { Avatar, initialsOf } from './avatar';

test.each([
  ['Olivia', 'Hart', 'OH'],
  [' mia ', 'cole', 'MC'],
  ['Noah', '', 'N'],
  ['', '', ''],
  ['Éva', 'Ødegård', 'ÉØ'],
  ['𝒪lga', 'Berg', '𝒪B'],
])('§2 the initials of "%s" "%s" are %s', (firstName, lastName, initials) => {
  expect(initialsOf(firstName, lastName)).toBe(initials);
});

test('the letters are not read out: the name stands beside them', () => {
  const { container } = render(<Avatar firstName="Olivia" lastName="Hart" size="xl-3" />);
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe('OH');
});
