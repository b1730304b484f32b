import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * A field that has the focus when what holds it opens. React's own autoFocus focuses once, when the field is made; the
 * attribute is minded by the browser each time a popover opens (HTML, "popover focusing steps").
 */
export function useAutofocus(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    field.current?.setAttribute('autofocus', '');
    field.current?.focus();
  }, []);
  return field;
}
