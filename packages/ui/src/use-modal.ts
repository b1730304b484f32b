import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Returns the ref of a dialog element that is modal for as long as it is rendered. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before it is removed: a removed dialog does not restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.addEventListener('keydown', closeFromSearch);
    return () => element?.close();
  }, []);
  return dialog;
}

/** In WebKit, a search field takes Escape for itself, even when it is empty. */
function closeFromSearch(event: KeyboardEvent): void {
  const field = event.target as HTMLInputElement;
  if (event.key !== 'Escape' || field.type !== 'search' || field.value) return;
  event.preventDefault();
  event.currentTarget?.dispatchEvent(new Event('cancel', { cancelable: true }));
}
