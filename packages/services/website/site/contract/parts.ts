/** What pages show from other services: forms, appointments and guides. Everything is text that needs escaping. */

import * as v from 'valibot';

/** Placeholder for the path, starting with `/`, of the page that shows a form; it is sent along with a visitor's entries. */
export const PAGE = '{page}';

const field = v.object({
  name: v.string(),
  input: v.picklist(['text', 'email', 'tel', 'textarea', 'select', 'checkbox']),
  label: v.string(),
  help: v.string(),
  isRequired: v.boolean(),
  options: v.array(v.string()),
  autocomplete: v.string(),
  maxLength: v.number(),
});
export type VisitorField = v.InferOutput<typeof field>;

const form = v.object({
  id: v.string(),
  title: v.string(),
  intro: v.string(),
  fields: v.array(field),
  consent: v.nullable(v.object({ name: v.string(), label: v.string() })),
  warning: v.string(),
  button: v.string(),
  /** The URL it is sent to. */
  action: v.string(),
  hidden: v.array(v.object({ name: v.string(), value: v.string() })),
  honeypot: v.object({ name: v.string(), label: v.string() }),
});
export type VisitorForm = v.InferOutput<typeof form>;

const appointment = v.object({
  id: v.string(),
  name: v.string(),
  description: v.string(),
  minutes: v.number(),
  place: v.string(),
  address: v.string(),
});

const guide = v.object({ id: v.string(), title: v.string(), description: v.string(), form });

export const parts = v.object({ forms: v.array(form), appointments: v.array(appointment), guides: v.array(guide) });
export type SiteParts = v.InferOutput<typeof parts>;
