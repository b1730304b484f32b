import { useCallback, useState } from 'react';

/**
 * Returns where to render a list that opens from a field: in the modal dialog around the field, because nothing outside of it can
 * be used, otherwise in the page.
 * @returns a ref for an element around the field, and the dialog
 */
export function useLayer(): [ref: (element: HTMLElement | null) => void, dialog: HTMLElement | undefined] {
  const [dialog, setDialog] = useState<HTMLElement>();
  const ref = useCallback((element: HTMLElement | null) => setDialog(element?.closest('dialog') ?? undefined), []);
  return [ref, dialog];
}
