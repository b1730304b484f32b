import type { FormEvent } from 'react';

/**
 * Hands a form's values over once its own constraints hold; otherwise goes to the first field that is
 * wrong, which then tells why. The form has `noValidate`: the browser's bubbles say it once only.
 */
export const submitForm = (take: (values: Record<string, string>) => void) => (event: FormEvent<HTMLFormElement>) => {
  event.preventDefault();
  const form = event.currentTarget;
  if (!form.checkValidity()) {
    form.querySelector<HTMLInputElement>('input:invalid')?.focus();
    return;
  }
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  take(Object.fromEntries(entries));
};
