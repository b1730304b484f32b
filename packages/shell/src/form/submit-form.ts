import type { FormEvent } from 'react';

/**
 * Passes on a form's values once its own constraints are met; otherwise focuses the first invalid field, which then shows its
 * error. The form has `noValidate`, because the browser's bubbles appear only once.
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
