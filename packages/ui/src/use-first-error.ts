import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Focuses the first invalid field of a form when the form is refused.
 * @returns a ref for the form, and what to call when it is refused
 */
export function useFirstError(): [form: RefObject<HTMLFormElement | null>, refuse: () => void] {
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    // The errors are shown by the same rendering.
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  return [form, () => setRefusals((count) => count + 1)];
}
