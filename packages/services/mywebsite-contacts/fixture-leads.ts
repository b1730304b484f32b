import type { Person } from '@suite/host/test/person';
import type { FormEntries } from './contract/forms';

export const path = '/mywebsite-contacts/v1';

/** A contact form with a name, an address and a message, unless the rest says otherwise. */
export const formEntriesOf = (rest: Partial<FormEntries> = {}): FormEntries => ({
  title: 'Contact us',
  intro: '',
  fields: [
    { key: 'name', kind: 'name', label: 'Name', help: '', isRequired: true, options: [] },
    { key: 'email', kind: 'email', label: 'E-mail', help: '', isRequired: true, options: [] },
    { key: 'message', kind: 'message', label: 'Message', help: '', isRequired: false, options: [] },
  ],
  consent: '',
  button: 'Send',
  thanks: 'Thank you. We answer within one working day.',
  autoReply: null,
  ...rest,
});

export async function addForm(person: Person, rest: Partial<FormEntries> = {}) {
  const body = { name: `Form ${crypto.randomUUID()}`, entries: formEntriesOf(rest), ownerId: null };
  const made = await person.send(`${path}/forms`, { body });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  return made.body;
}

/** What the table of rights asks for: a form of the firm. */
export async function newLeads(administrator: Person) {
  const form = await addForm(administrator);
  return { formId: form.id as string };
}

export const noLeads = { formId: '' };
