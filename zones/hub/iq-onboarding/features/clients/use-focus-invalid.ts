import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the form's first field that is wrong, each time `refusals` has grown. */
export function useFocusInvalid(refusals: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  return form;
}
