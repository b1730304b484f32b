import type { Fields } from '../csv/fields';

export const contactFile = { name: 'contact_data.csv', columns: ['contact_id', 'name'] } as const;

export interface XeroContact {
  sourceId: string;
  /** Null when the contact is deleted at the source. */
  name: string | null;
}

/** Longest name that Xero keeps of a contact. */
const MAX_NAME = 255;

export function readContact(fields: Fields): XeroContact {
  const sourceId = fields.required('contact_id', 100);
  if (fields.text('_fivetran_deleted') === 'true') return { sourceId, name: null };
  return { sourceId, name: fields.required('name', MAX_NAME) };
}
