import type { Fields } from '../../import/csv/fields';
import { attempt } from '../../import/row-outcome';
import { addDocument, addVendorCredit } from '../add-document';
import type { BatchDraft } from '../batch-draft';
import { currencyOf } from './currency-of';
import { type Entity, quickbooksFields } from './quickbooks-fields';
import { linesOf } from './read-lines';
import { receiptOf } from './receipt-of';

/** Reads invoices and bills with their lines. @param home the company's own currency */
export const readDocument = (kind: 'invoices' | 'bills') => (draft: BatchDraft, line: number, entity: Entity, home: string) => {
  const fields = quickbooksFields(entity);
  const read = attempt(() => documentOf(fields, home));
  if ('reason' in read) return draft.reject(kind, line, read);
  const document = read.value;
  if (isVoided(fields, document.total)) return draft.isAbsent(kind, line, document);

  const party = attempt(() => fields.required(kind === 'invoices' ? 'CustomerRef.value' : 'VendorRef.value', 100));
  if ('reason' in party) return draft.reject(kind, line, party);
  addDocument(draft, line, { kind, party: party.value, document, lines: linesOf(entity, document.currency) });
};

/** A transaction without tax has no `TxnTaxDetail`. */
const taxOf = (fields: Fields, currency: string) =>
  fields.text('TxnTaxDetail.TotalTax') === null ? 0 : fields.amount('TxnTaxDetail.TotalTax', currency);

/** Returns the fields that invoices, bills and sales receipts share. */
export function documentOf(fields: Fields, home: string) {
  const { currency, currencyRate } = currencyOf(fields, home);
  const total = fields.amount('TotalAmt', currency);
  const tax = taxOf(fields, currency);
  const issuedOn = fields.date('TxnDate');
  return {
    sourceId: fields.required('Id', 100),
    sourceUpdatedAt: fields.instant('MetaData.LastUpdatedTime'),
    number: fields.text('DocNumber'),
    reference: null,
    issuedOn,
    // Without payment terms it is due on its own date.
    dueOn: fields.dateOrNull('DueDate') ?? issuedOn,
    currency,
    currencyRate,
    linesIncludeTax: fields.text('GlobalTaxCalculation') === 'TaxInclusive',
    subtotal: total - tax,
    tax,
    total,
  };
}

/** Returns true for a voided transaction. QuickBooks keeps it with an amount of zero and a note that says so. */
export const isVoided = (fields: Fields, total: number) => total === 0 && /^void/i.test(fields.text('PrivateNote') ?? '');

/** Returns the fields that credit memos and refund receipts share. */
export function creditOf(fields: Fields, home: string) {
  const receipt = receiptOf(fields, home);
  return {
    ...receipt,
    number: fields.text('DocNumber'),
    issuedOn: fields.date('TxnDate'),
    total: fields.amount('TotalAmt', receipt.currency),
    tax: taxOf(fields, receipt.currency),
    isRefunded: false,
  };
}

export function readCreditMemo(draft: BatchDraft, line: number, entity: Entity, home: string) {
  const fields = quickbooksFields(entity);
  const read = attempt(() => creditOf(fields, home));
  if ('reason' in read) return draft.reject('credit notes', line, read);
  if (isVoided(fields, read.value.total)) return draft.isAbsent('credit notes', line, read.value);
  // A memo of zero is not a credit.
  if (read.value.total <= 0) return draft.passOver('credit notes');
  draft.add('credit notes', line, read.value);
}

/** The prefix of vendor credits' ids, which are stored among bills. */
export const VENDOR_CREDIT = 'vendor-credit-';

/** Reads a vendor credit. Bill payments use it up, so its use is not spending of its own. */
export function readVendorCredit(draft: BatchDraft, line: number, entity: Entity, home: string) {
  const fields = quickbooksFields(entity);
  const read = attempt(() => {
    const document = documentOf(fields, home);
    return {
      document: { ...document, sourceId: VENDOR_CREDIT + document.sourceId },
      party: fields.required('VendorRef.value', 100),
    };
  });
  if ('reason' in read) return draft.reject('bills', line, read);
  const { document, party } = read.value;
  if (isVoided(fields, document.total)) return draft.isAbsent('bills', line, document);
  addVendorCredit(draft, line, { party, document, lines: linesOf(entity, document.currency) });
}
