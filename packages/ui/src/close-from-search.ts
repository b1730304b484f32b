import type { KeyboardEvent } from 'react';

/** Closes the dialog of an empty search field on Escape: in WebKit, such a field takes the key for itself. */
export function closeFromSearch(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Escape' || event.currentTarget.value) return;
  event.preventDefault();
  event.currentTarget.closest('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
}
