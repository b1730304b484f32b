import type { BatchDraft } from '../batch-draft';
import { type XeroItem, xeroFields } from './xero-fields';

/** Longest name that Xero keeps of a contact. */
const MAX_NAME = 255;

/** Every contact may be invoiced: those that only ever sent bills get no client (`linkClients`). */
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
