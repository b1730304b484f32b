import { type RefObject, useEffect, useRef } from 'react';

/** Focuses a form's field when the form appears and whenever `cause` changes. */
export function useFocus(field: string, cause?: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const input = form.current?.elements.namedItem(field);
    if (!(input instanceof HTMLInputElement)) return;
    input.focus();
    input.select();
  }, [field, cause]);
  return form;
}
