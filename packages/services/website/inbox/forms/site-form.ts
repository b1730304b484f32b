import type { Database } from '@suite/kernel/database/database';
import { isUuid } from '@suite/kernel/http/is-uuid';
import { apiOrigin, type Deployment } from '@suite/zones/addresses';
import { and, asc, eq } from 'drizzle-orm';
import type { Field, FormEntries } from '../contract/forms';
import { type FieldKind, MAX_LINE, MAX_MESSAGE, SSN_WARNING } from '../contract/terms';
import { forms } from '../schema';

export interface SiteField extends Omit<Field, 'key'> {
  /** Name of the input; a checked box is posted as `yes`. */
  name: string;
  input: 'text' | 'email' | 'tel' | 'textarea' | 'select' | 'checkbox';
  /** Value of the attribute `autocomplete`. */
  autocomplete: string;
  maxLength: number;
}

/** The data of a form on a static page. Everything is text that needs escaping. */
export interface SiteForm {
  id: string;
  title: string;
  intro: string;
  fields: SiteField[];
  /** Label of the required checkbox at the end; null without one. */
  consent: { name: string; label: string } | null;
  /** Shown beside the button. */
  warning: string;
  button: string;
  /** Full URL for `<form method="post">`, in the usual form encoding. */
  action: string;
  hidden: { name: string; value: string }[];
  /** An input that visitors can't see or reach by keyboard, and leave empty. */
  honeypot: { name: string; label: string };
}

/** Names of inputs that aren't fields of a form. */
export const inputs = { consent: 'consent', page: 'page', honeypot: 'subject-line' } as const;

const shapes: Record<FieldKind, Pick<SiteField, 'input' | 'autocomplete'>> = {
  name: { input: 'text', autocomplete: 'name' },
  email: { input: 'email', autocomplete: 'email' },
  phone: { input: 'tel', autocomplete: 'tel' },
  company: { input: 'text', autocomplete: 'organization' },
  message: { input: 'textarea', autocomplete: 'off' },
  text: { input: 'text', autocomplete: 'off' },
  choice: { input: 'select', autocomplete: 'off' },
  heard: { input: 'select', autocomplete: 'off' },
  tick: { input: 'checkbox', autocomplete: 'off' },
};

export const siteFields = (fields: readonly Field[]): SiteField[] =>
  fields.map(({ key, ...field }) => ({
    ...field,
    ...shapes[field.kind],
    name: key,
    maxLength: field.kind === 'message' ? MAX_MESSAGE : MAX_LINE,
  }));

interface Shown {
  companyId: string;
  formId: string;
  deployment: Deployment;
  /** Path of the page that shows it, for the source report. */
  page: string;
  /** Path on the API host that accepts it, if it belongs to another service. */
  action?: string;
}

const pathOf = (formId: string) => `/mywebsite-contacts/v1/public/forms/${formId}`;

export const siteFormOf = (
  id: string,
  entries: FormEntries,
  { deployment, page, action = pathOf(id) }: Omit<Shown, 'companyId' | 'formId'>,
): SiteForm => ({
  id,
  title: entries.title,
  intro: entries.intro,
  fields: siteFields(entries.fields),
  consent: entries.consent ? { name: inputs.consent, label: entries.consent } : null,
  warning: SSN_WARNING,
  button: entries.button,
  action: apiOrigin(deployment) + action,
  hidden: [{ name: inputs.page, value: page }],
  honeypot: { name: inputs.honeypot, label: 'Leave this empty' },
});

/** Returns a company's forms that a page can show, by name. */
export const formsOfSite = (database: Database, companyId: string): Promise<{ id: string; name: string }[]> =>
  database
    .select({ id: forms.id, name: forms.name })
    .from(forms)
    .where(and(eq(forms.companyId, companyId), eq(forms.isArchived, false)))
    .orderBy(asc(forms.name));

/** Returns a form for a published page; undefined when it doesn't exist. */
export async function formOfSite(database: Database, shown: Shown): Promise<SiteForm | undefined> {
  const { companyId, formId } = shown;
  if (!isUuid(formId)) return undefined;
  const isIt = and(eq(forms.companyId, companyId), eq(forms.id, formId), eq(forms.isArchived, false));
  const [row] = await database.select().from(forms).where(isIt);
  return row && siteFormOf(row.id, row.entries, shown);
}
