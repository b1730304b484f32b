import type { BatchDraft } from '../batch-draft';
import type { Company } from './desktop-cursor';
import { desktopFields } from './desktop-fields';
import type { Element } from './read-tree';

/** The maximum length of a name, including the names of the customers that a job belongs to. */
const MAX_NAME = 500;

/** Reads customers and their jobs, each as a customer of its own (`Ash Design:Kitchen`). */
export function readCustomer(draft: BatchDraft, line: number, element: Element, company: Company) {
  draft.read('customers', line, () => {
    const fields = desktopFields(element, company);
    return { sourceId: fields.required('ListID', 100), name: fields.required('FullName', MAX_NAME), email: fields.text('Email') };
  });
}

export function readVendor(draft: BatchDraft, line: number, element: Element, company: Company) {
  draft.read('vendors', line, () => {
    const fields = desktopFields(element, company);
    return { sourceId: fields.required('ListID', 100), name: fields.required('Name', MAX_NAME) };
  });
}
