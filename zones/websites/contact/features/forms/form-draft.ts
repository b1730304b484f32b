import { createForm, type Field, type Form, type FormEntries } from '@services/inbox/contract/forms';
import { type FieldKind, fieldKinds, onceKinds } from '@services/inbox/contract/terms';
import { fields, listOf, obeying, sentAs } from '@suite/shell/form/text-schemas';
import { copy } from './copy';

export interface Draft {
  name: string;
  ownerId: string | null;
  entries: FormEntries;
}

const field = (key: string, kind: FieldKind, label: string, isRequired: boolean): Field => ({
  ...{ key, kind, label, isRequired },
  help: '',
  options: [],
});

/** A contact form that suits most firms. */
const contactForm: FormEntries = {
  title: 'Contact us',
  intro: '',
  fields: [
    field('name', 'name', 'Name', true),
    field('email', 'email', 'E-mail', true),
    field('phone', 'phone', 'Phone', false),
    field('message', 'message', 'How can we help?', true),
  ],
  consent: '',
  button: 'Send',
  thanks: 'Thank you. We answer within one working day.',
  autoReply: null,
};

export const draftOf = (form: Form | undefined): Draft => ({
  name: form?.name ?? '',
  ownerId: form?.ownerId ?? null,
  entries: form?.entries ?? contactForm,
});

const isChoice = ({ kind }: Field) => kind === 'choice' || kind === 'heard';

/** Returns the kinds that a field can have, given the other fields of its form. */
export const kindsFor = (fields: readonly Field[], own?: Field): FieldKind[] =>
  fieldKinds.filter((kind) => kind === own?.kind || !onceKinds.includes(kind) || fields.every((one) => one.kind !== kind));

/** Returns a new field with an unused key. */
export function newField(fields: readonly Field[]): Field {
  const keys = new Set(fields.map(({ key }) => key));
  let number = fields.length + 1;
  while (keys.has(`field-${number}`)) number++;
  return field(`field-${number}`, 'text', '', false);
}

/** Returns a field with another kind, and with the options that the kind has. */
export const asKind = (one: Field, kind: FieldKind): Field => {
  const next = { ...one, kind };
  return isChoice(next) ? next : { ...next, options: [] };
};

/** Returns the fields with one moved by one position. */
export function moved(fields: readonly Field[], from: number, by: -1 | 1): Field[] {
  const next = [...fields];
  const [one] = next.splice(from, 1);
  if (one) next.splice(from + by, 0, one);
  return next;
}

/** Returns the form with its options as they are sent: without empty and duplicate ones. */
const cleaned = (entries: FormEntries): FormEntries => ({
  ...entries,
  fields: entries.fields.map((one) => ({
    ...one,
    options: [...new Set(one.options.map((option) => option.trim()).filter(Boolean))],
  })),
});

const { name, ownerId, entries } = createForm.body.entries;

/** A field whose options are refused has the error itself, and the list has that of a form without an address. */
const list = obeying(
  listOf(obeying(entries.entries.fields.item, (one) => !isChoice(one) || one.options.length > 1, copy.noOptions)),
  (all) => all.some(({ kind, isRequired }) => kind === 'email' && isRequired),
  copy.noEmail,
);

export const formSchema = sentAs(
  (draft: Draft) => ({ ...draft, entries: cleaned(draft.entries) }),
  fields({ name, ownerId, entries: fields({ ...entries.entries, fields: list }) }),
);
