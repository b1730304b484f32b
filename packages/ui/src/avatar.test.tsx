import { fireEvent, render } from '@testing-library/react';
import { Avatar, initialsOf } from './avatar';

test.each([
  ['Olivia', 'Hart', 'OH'],
  [' mia ', 'cole', 'MC'],
  ['Noah', '', 'N'],
  ['', '', ''],
  ['Éva', 'Ødegård', 'ÉØ'],
  ['𝒪lga', 'Berg', '𝒪B'],
  ['e\u0301va', 'Hart', 'E\u0301H'],
  ['👩‍💻 Ada', 'Hart', '👩‍💻H'],
  ['🇳🇴', '', '🇳🇴'],
  ['נועה', 'לוי', 'נל'],
  ['ليلى', 'حداد', 'ل\u200cح'],
  ['किरण', 'देव', 'किदे'],
])('§2 the initials of "%s" "%s" are %s', (firstName, lastName, initials) => {
  expect(initialsOf(firstName, lastName)).toBe(initials);
});

test('screen readers skip the letters, because the name is beside them', () => {
  const { container } = render(<Avatar firstName="Olivia" lastName="Hart" size="xl-3" />);
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe('OH');
});

test('a picture replaces the initials, unless it does not load', () => {
  const { container, rerender } = render(<Avatar firstName="Olivia" lastName="Hart" picture="/missing.png" />);
  const image = container.querySelector('img') as HTMLImageElement;
  expect(container.textContent).toBe('');
  fireEvent.error(image);
  expect([container.querySelector('img'), container.textContent]).toEqual([null, 'OH']);
  rerender(<Avatar firstName="Olivia" lastName="Hart" picture="/found.png" />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/found.png');
});

test('a person without a name has a generic icon', () => {
  const { container } = render(<Avatar firstName=" " lastName="" />);
  expect(container.querySelector('svg')).toBeTruthy();
});
