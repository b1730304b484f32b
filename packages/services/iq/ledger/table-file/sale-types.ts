import { LONGEST_AMOUNT } from './amounts';

export type SaleType = 'invoice' | 'credit note' | 'payment';

/**
 * Types that are not sales although they contain a word for one: purchases, bank transactions, quotes. A deposit combines
 * payments that have rows of their own.
 */
const others =
  /^(bill|vendor|supplier|purchase|expense|check|cheque|credit card|cash expense|sales tax|tax payment|deposit|journal|general journal|transfer|estimate|quote|quotation|sales order|purchase order|inventory|payroll|pay ?check|paymnt? to|lieferant|eingangsrechnung|angebot|auftrag|devis|bon de commande|avoir fournisseur|facture fournisseur)/i;

/** The order matters: a "credit memo" of a "sales receipt" is a credit. */
const types: readonly [SaleType, RegExp][] = [
  ['credit note', /credit|refund|gutschrift|storno|avoir|note de crédit|^(sc|gu|cn|av|cm|dg)$/i],
  ['payment', /payment received|payment entry|sales receipt on account|^(sr|sa|za|py|rg|dz)$/i],
  ['invoice', /invoice|sale|charge|debit (?:note|memo)|accrec|rechnung|facture|^(inv|si|re|fa|in|dr|rv)$/i],
  ['payment', /payment|receipt|pmt|zahlung|paiement|règlement|encaissement/i],
];

/** Returns the type that a cell of a type column means; undefined when it is none of them. */
export const saleTypeOf = (text: string): SaleType | undefined =>
  others.test(text.trim()) ? undefined : types.find(([, words]) => words.test(text.trim()))?.[0];

/**
 * Sales receipts are paid when they are written, and refund receipts, which QuickBooks' lists call "Refund", are paid out. A
 * receipt that is a payment does not say what it settles.
 */
export const isPaidAtOnce = (text: string): boolean => {
  const type = saleTypeOf(text);
  return type !== undefined && type !== 'payment' && /receipt|^refund$/i.test(text.trim());
};

/** Whether an amount is written as negative: with a minus on either side, in parentheses, or as a credit. */
export const isNegative = (text: string): boolean =>
  text.length <= LONGEST_AMOUNT &&
  !(isDigitAt(text, 0) && isDigitAt(text, text.length - 1)) &&
  (/^\D*[-−(]\D*\d/.test(text) || /\d[^\d.,]*[-−]\s*$/.test(text) || /\d\)?\s*(cr|h)\.?\s*$/i.test(text));

const isDigitAt = (text: string, at: number) => text.charCodeAt(at) >= 48 && text.charCodeAt(at) <= 57;

/** Returns the side that a cell of a debit/credit column means for an amount without a sign; undefined when it is neither. */
export const sideOf = (text: string): 'debit' | 'credit' | undefined =>
  /^(s|d|dr|soll|debit|débit)$/i.test(text) ? 'debit' : /^(h|c|cr|haben|credit|crédit)$/i.test(text) ? 'credit' : undefined;
