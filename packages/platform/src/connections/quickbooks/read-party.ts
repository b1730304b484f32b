import { attempt } from '../../import/row-outcome';
import type { BatchDraft } from '../batch-draft';
import { type Entity, quickbooksFields } from './quickbooks-fields';

/** Longest `DisplayName`. */
const MAX_NAME = 500;

/** Customers, those no longer active too: their invoices stand. */
export function readCustomer(draft: BatchDraft, line: number, entity: Entity) {
  const read = attempt(() => {
    const fields = quickbooksFields(entity);
    const sourceId = fields.required('Id', 100);
    return { sourceId, name: fields.required('DisplayName', MAX_NAME), email: fields.text('PrimaryEmailAddr.Address') };
  });
  if ('reason' in read) draft.reject('customers', line, read);
  else draft.add('customers', line, read.value);
}

export function readVendor(draft: BatchDraft, line: number, entity: Entity) {
  const read = attempt(() => {
    const fields = quickbooksFields(entity);
    return { sourceId: fields.required('Id', 100), name: fields.required('DisplayName', MAX_NAME) };
  });
  if ('reason' in read) draft.reject('vendors', line, read);
  else draft.add('vendors', line, read.value);
}
