import type { OwnKind } from '../../records/record-kinds';
import { receiptKinds } from '../add-receipt';
import type { BatchDraft } from '../batch-draft';
import type { Company } from './desktop-cursor';
import { readDocument, readVendorCredit } from './read-document';
import { readCustomer, readVendor } from './read-party';
import { readBillPayment, readCreditMemo, readPayment } from './read-payment';
import { readPurchase } from './read-purchase';
import { readSalesReceipt } from './read-receipt';
import type { Element } from './read-tree';

interface Stage {
  /** The name in qbXML: `InvoiceQueryRq` is the request, `InvoiceRet` a row, and `TxnDelType` contains it. */
  name: string;
  /**
   * The kinds that are removed on deletion. Lists have none, because an entry merged into another one leaves its invoices to that
   * one.
   */
  deletes?: readonly OwnKind[];
  /** The optional parts to request, in the order of the schema. */
  includes: readonly ('IncludeLineItems' | 'IncludeLinkedTxns')[];
  read: (draft: BatchDraft, line: number, element: Element, company: Company) => void;
}

/** The stages in reading order. Records come after those that they refer to. */
export const stages: readonly Stage[] = [
  { name: 'Customer', includes: [], read: readCustomer },
  { name: 'Vendor', includes: [], read: readVendor },
  { name: 'Invoice', deletes: ['invoices'], includes: ['IncludeLineItems', 'IncludeLinkedTxns'], read: readDocument('invoices') },
  { name: 'SalesReceipt', deletes: receiptKinds, includes: ['IncludeLineItems'], read: readSalesReceipt },
  { name: 'CreditMemo', deletes: ['credit notes'], includes: ['IncludeLinkedTxns'], read: readCreditMemo },
  { name: 'ReceivePayment', deletes: ['payments'], includes: ['IncludeLineItems'], read: readPayment },
  { name: 'Bill', deletes: ['bills'], includes: ['IncludeLineItems'], read: readDocument('bills') },
  { name: 'VendorCredit', deletes: ['bills'], includes: ['IncludeLineItems'], read: readVendorCredit },
  { name: 'BillPaymentCheck', deletes: ['vendor payments'], includes: [], read: readBillPayment },
  { name: 'BillPaymentCreditCard', deletes: ['vendor payments'], includes: [], read: readBillPayment },
  { name: 'Check', deletes: ['vendor payments'], includes: [], read: readPurchase(1) },
  { name: 'CreditCardCharge', deletes: ['vendor payments'], includes: [], read: readPurchase(1) },
  { name: 'CreditCardCredit', deletes: ['vendor payments'], includes: [], read: readPurchase(-1) },
];

export const FIRST = 'Customer';

/** The last stage when only changes are read. */
export const DELETED = 'TxnDeleted';

/** Returns the next stage; null after the last. @param isOfChanges only changes are read */
export function nextStage(name: string, isOfChanges: boolean): string | null {
  if (name === DELETED) return null;
  const place = stages.findIndex((stage) => stage.name === name);
  return stages[place + 1]?.name ?? (isOfChanges ? DELETED : null);
}

/** Returns the progress at the start of a stage, in percent. */
export function percentOf(name: string): number {
  const place = stages.findIndex((stage) => stage.name === name);
  return Math.floor((100 * ((place < 0 ? stages.length : place) + 1)) / (stages.length + 2));
}
