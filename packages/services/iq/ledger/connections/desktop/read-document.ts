import type { Fields } from '../../import/csv/fields';
import { attempt } from '../../import/row-outcome';
import { addDocument, addVendorCredit } from '../add-document';
import type { BatchDraft } from '../batch-draft';
import { currencyOf } from '../quickbooks/currency-of';
import type { Company } from './desktop-cursor';
import { desktopFields, isVoided } from './desktop-fields';
import { linesOf } from './read-lines';
import type { Element } from './read-tree';

/** An invoice gives its subtotal and tax; a bill and a vendor credit only give the total. */
function moneyOf(fields: Fields, currency: string) {
  const whole = ['AmountDue', 'CreditAmount'].find((column) => fields.text(column) !== null);
  if (whole) {
    const total = fields.amount(whole, currency);
    return { subtotal: total, tax: null, total };
  }
  const subtotal = fields.amount('Subtotal', currency);
  const tax = fields.text('SalesTaxTotal') === null ? 0 : fields.amount('SalesTaxTotal', currency);
  return { subtotal, tax, total: subtotal + tax };
}

/** Returns the fields that invoices, bills, vendor credits and sales receipts share. */
export function documentOf(fields: Fields, home: string) {
  const { currency, currencyRate } = currencyOf(fields, home);
  const issuedOn = fields.date('TxnDate');
  return {
    sourceId: fields.required('TxnID', 100),
    sourceUpdatedAt: fields.instant('TimeModified'),
    number: fields.text('RefNumber'),
    reference: fields.text('PONumber'),
    issuedOn,
    // Without payment terms it is due on its own date.
    dueOn: fields.dateOrNull('DueDate') ?? issuedOn,
    currency,
    currencyRate,
    linesIncludeTax: false,
    ...moneyOf(fields, currency),
  };
}

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

/** Reads a vendor credit with its lines. Bill payments use it up, so its use is not spending of its own. */
export function readVendorCredit(draft: BatchDraft, line: number, element: Element, company: Company) {
  const fields = desktopFields(element, company);
  const read = attempt(() => ({
    document: documentOf(fields, company.home),
    party: fields.required('VendorRef.ListID', 100),
  }));
  if ('reason' in read) return draft.reject('bills', line, read);
  const { document, party } = read.value;
  if (isVoided(fields, document.total)) return draft.isAbsent('bills', line, document);
  addVendorCredit(draft, line, { party, document, lines: linesOf(element, document.currency, company) });
}
