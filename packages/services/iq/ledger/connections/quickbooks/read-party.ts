import type { BatchDraft } from '../batch-draft';
import { type Entity, quickbooksFields } from './quickbooks-fields';

/** The maximum length of a `DisplayName`. */
const MAX_NAME = 500;

/** Reads customers, including inactive ones, because their invoices still count. */
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
