import type { KeyboardEvent } from 'react';

/** Moves between a field and the links below it with the arrow keys; Enter in the field opens the first link. */
export function moveThroughLinks(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a')];
  const at = links.indexOf(document.activeElement as HTMLElement);
  const field = event.currentTarget.querySelector('input');
  if (event.key === 'ArrowDown') links[Math.min(at + 1, links.length - 1)]?.focus();
  else if (event.key === 'ArrowUp') (links[at - 1] ?? field)?.focus();
  else if (event.key === 'Enter' && document.activeElement === field) links[0]?.click();
  else return;
  event.preventDefault();
}
