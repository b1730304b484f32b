import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the form's first invalid field each time `refusals` has increased. */
export function useFocusInvalid(refusals: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  return form;
}
