import type { Fields } from '../csv/fields';

export const contactFile = { name: 'contact_data.csv', columns: ['contact_id', 'name'] } as const;

export interface XeroContact {
  sourceId: string;
  /** Null if the contact was deleted at the source. */
  name: string | null;
}

/** The maximum length of a contact's name at Xero. */
const MAX_NAME = 255;

export function readContact(fields: Fields): XeroContact {
  const sourceId = fields.required('contact_id', 100);
  if (fields.text('_fivetran_deleted') === 'true') return { sourceId, name: null };
  return { sourceId, name: fields.required('name', MAX_NAME) };
}
