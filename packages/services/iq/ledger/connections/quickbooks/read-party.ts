import type { BatchDraft } from '../batch-draft';
import { type Entity, quickbooksFields } from './quickbooks-fields';

/** Longest `DisplayName`. */
const MAX_NAME = 500;

/** Customers, those no longer active too: their invoices stand. */
export function readCustomer(draft: BatchDraft, line: number, entity: Entity) {
  draft.read('customers', line, () => {
    const fields = quickbooksFields(entity);
    const sourceId = fields.required('Id', 100);
    return { sourceId, name: fields.required('DisplayName', MAX_NAME), email: fields.text('PrimaryEmailAddr.Address') };
  });
}

export function readVendor(draft: BatchDraft, line: number, entity: Entity) {
  draft.read('vendors', line, () => {
    const fields = quickbooksFields(entity);
    return { sourceId: fields.required('Id', 100), name: fields.required('DisplayName', MAX_NAME) };
  });
}
