import { attempt } from '../../import/row-outcome';
import { addReceipt, receiptKinds } from '../add-receipt';
import type { BatchDraft } from '../batch-draft';
import type { Company } from './desktop-cursor';
import { desktopFields, isVoided } from './desktop-fields';
import { documentOf } from './read-document';
import { linesOf } from './read-lines';
import type { Element } from './read-tree';

/** Reads a sale that was paid immediately. */
export function readSalesReceipt(draft: BatchDraft, line: number, element: Element, company: Company) {
  const fields = desktopFields(element, company);
  const read = attempt(() => documentOf(fields, company.home));
  if ('reason' in read) return draft.reject('invoices', line, read);
  const document = read.value;
  if (isVoided(fields, document.total)) {
    for (const kind of receiptKinds) draft.isAbsent(kind, line, document);
    return;
  }
  const party = fields.text('CustomerRef.ListID');
  addReceipt(draft, line, { party, document, lines: linesOf(element, document.currency, company) });
}
