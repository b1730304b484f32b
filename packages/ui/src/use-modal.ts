import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Returns the ref of a dialog element that is modal for as long as it is rendered. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before it is removed: a removed dialog does not restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return dialog;
}
