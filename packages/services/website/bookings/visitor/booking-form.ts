import type { FormEntries } from '@services/inbox/contract/forms';
import type { types } from '../schema';

/** Returns the fields of a booking as a website form. */
export function bookingForm({ name, placeKind }: typeof types.$inferSelect): FormEntries {
  const field = (key: string, kind: 'name' | 'email' | 'phone' | 'message', label: string, isRequired: boolean) => ({
    ...{ key, kind, label, isRequired },
    help: '',
    options: [],
  });
  return {
    title: name,
    intro: '',
    fields: [
      field('name', 'name', 'Name', true),
      field('email', 'email', 'E-mail', true),
      field('phone', 'phone', 'Phone', placeKind === 'phone'),
      field('message', 'message', 'What is it about?', false),
    ],
    consent: '',
    button: 'Book this time',
    thanks: '',
    autoReply: null,
  };
}
