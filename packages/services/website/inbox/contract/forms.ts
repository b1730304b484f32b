import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { id, name } from '@suite/contract/schema';
import * as v from 'valibot';
import { fieldKinds, MAX_FIELDS, MAX_LINE, MAX_MAIL, MAX_OPTIONS, onceKinds } from './terms';

const right = 'app:contact' as const;
const line = v.pipe(v.string(), v.trim(), v.maxLength(MAX_LINE));
const label = v.pipe(line, v.minLength(1, 'Enter a label.'));
const paragraph = v.pipe(v.string(), v.trim(), v.maxLength(2_000));

const field = v.object({
  /** Identifies the field within the form. */
  key: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/)),
  kind: v.picklist(fieldKinds),
  label,
  help: line,
  isRequired: v.boolean(),
  /** The options of a choice, or of how the visitor found the firm. */
  options: v.pipe(v.array(label), v.maxLength(MAX_OPTIONS)),
});
export type Field = v.InferOutput<typeof field>;

const isChoice = ({ kind }: Field) => kind === 'choice' || kind === 'heard';

const fields = v.pipe(
  v.array(field),
  v.minLength(1),
  v.maxLength(MAX_FIELDS),
  v.check((all) => new Set(all.map(({ key }) => key)).size === all.length, 'Give each field a key of its own.'),
  v.check(
    (all) => onceKinds.every((once) => all.filter(({ kind }) => kind === once).length <= 1),
    'A form has each of name, email, phone, company, message and source once at most.',
  ),
  v.check((all) => all.some(({ kind, isRequired }) => kind === 'email' && isRequired), 'A form needs a required e-mail field.'),
  v.check(
    (all) => all.every((one) => !isChoice(one) || (one.options.length > 1 && new Set(one.options).size === one.options.length)),
    'A choice needs two different options or more.',
  ),
);

export const formEntries = v.object({
  title: label,
  intro: paragraph,
  fields,
  /** What the visitor has to agree to; empty for no consent. */
  consent: paragraph,
  button: label,
  thanks: v.pipe(paragraph, v.minLength(1, 'Enter what visitors read after sending.')),
  /** Sent to the visitor at once; null for no reply. */
  autoReply: v.nullable(v.object({ subject: label, text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_MAIL)) })),
});
export type FormEntries = v.InferOutput<typeof formEntries>;

/** A visitor's entry in a field, with the label as it was. */
export interface Answer {
  label: string;
  value: string;
}

const form = v.object({
  id: v.string(),
  name: v.string(),
  entries: formEntries,
  ownerId: v.nullable(v.string()),
  isArchived: v.boolean(),
  version: v.number(),
  /** Number of leads from the form, without spam. */
  leads: v.number(),
});
export type Form = v.InferOutput<typeof form>;

const body = { name, entries: formEntries, ownerId: v.nullable(id) };

export const getForms = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/mywebsite-contacts/v1/forms',
  auth: 'bearer',
  right,
  response: v.array(form),
});

export const createForm = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/mywebsite-contacts/v1/forms',
  auth: 'bearer',
  right,
  body: v.object(body),
  status: 201,
  response: form,
  failures: { 409: problem },
});

export const putForm = endpoint({
  method: 'PUT',
  base: 'API_BASE_URL',
  path: '/mywebsite-contacts/v1/forms/{formId}',
  auth: 'bearer',
  right,
  body: v.object({ ...body, isArchived: v.boolean(), version: v.number() }),
  response: form,
  failures: { 404: problem, 409: problem },
});
