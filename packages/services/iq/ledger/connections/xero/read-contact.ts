import type { BatchDraft } from '../batch-draft';
import { type XeroItem, xeroFields } from './xero-fields';

/** The maximum length of a contact's name at Xero. */
const MAX_NAME = 255;

/** Reads a contact. Every contact may be invoiced, but those that only sent bills get no client (`linkClients`). */
export function readContact(draft: BatchDraft, line: number, item: XeroItem) {
  draft.read('customers', line, () => {
    const fields = xeroFields(item);
    return {
      sourceId: fields.required('ContactID', 100),
      name: fields.required('Name', MAX_NAME),
      email: fields.text('EmailAddress'),
    };
  });
}
