/** What a row of a list of sales is. */
export type SaleType = 'invoice' | 'credit note' | 'payment';

/** In this order: a "credit memo" of a "sales receipt" is a credit. */
const types: readonly [SaleType, RegExp][] = [
  ['credit note', /credit|refund/i],
  ['invoice', /invoice|sale|charge|accrec|^inv$/i],
  ['payment', /payment|receipt|deposit/i],
];

/** What a type column says in a word; undefined when it is none of them. */
export const saleTypeOf = (text: string): SaleType | undefined => types.find(([, words]) => words.test(text))?.[0];

/** Whether an amount is below zero as it is written: with a minus on either side, or in parentheses. */
export const isNegative = (text: string): boolean => /^\s*[^\d]*[-−(]\D*\d/.test(text) || /\d\D*[-−]\s*$/.test(text);
