import type { Fields } from '../../import/csv/fields';
import { attempt } from '../../import/row-outcome';
import { addDocument } from '../add-document';
import type { BatchDraft } from '../batch-draft';
import { currencyOf } from '../quickbooks/currency-of';
import type { Company } from './desktop-cursor';
import { desktopFields, isVoided } from './desktop-fields';
import { linesOf } from './read-lines';
import type { Element } from './read-tree';

/** An invoice tells its subtotal and its tax, a bill the whole. */
function moneyOf(fields: Fields, currency: string) {
  if (fields.text('AmountDue') !== null) {
    const total = fields.amount('AmountDue', currency);
    return { subtotal: total, tax: null, total };
  }
  const subtotal = fields.amount('Subtotal', currency);
  const tax = fields.text('SalesTaxTotal') === null ? 0 : fields.amount('SalesTaxTotal', currency);
  return { subtotal, tax, total: subtotal + tax };
}

/** What invoices, bills and sales receipts say. */
export function documentOf(fields: Fields, home: string) {
  const { currency, currencyRate } = currencyOf(fields, home);
  const issuedOn = fields.date('TxnDate');
  return {
    sourceId: fields.required('TxnID', 100),
    sourceUpdatedAt: fields.instant('TimeModified'),
    number: fields.text('RefNumber'),
    reference: fields.text('PONumber'),
    issuedOn,
    // Without terms it is due when it is issued.
    dueOn: fields.dateOrNull('DueDate') ?? issuedOn,
    currency,
    currencyRate,
    linesIncludeTax: false,
    ...moneyOf(fields, currency),
  };
}

/** Invoices and bills with their lines. */
export const readDocument =
  (kind: 'invoices' | 'bills') => (draft: BatchDraft, line: number, element: Element, company: Company) => {
    const fields = desktopFields(element, company);
    const read = attempt(() => ({
      document: documentOf(fields, company.home),
      party: fields.required(kind === 'invoices' ? 'CustomerRef.ListID' : 'VendorRef.ListID', 100),
    }));
    if ('reason' in read) return draft.reject(kind, line, read);
    const { document, party } = read.value;
    if (isVoided(fields, document.total)) return draft.isAbsent(kind, line, document);
    addDocument(draft, line, { kind, party, document, lines: linesOf(element, document.currency, company) });
  };
