import { type Fields, RowRejectedError } from '../csv/fields';
import { attempt } from '../row-outcome';

export const lineItemFile = {
  name: 'invoice_line_item_data.csv',
  columns: ['line_item_id', 'invoice_id', 'description', 'item_code', 'account_code', 'quantity', 'line_amount', 'tax_amount'],
} as const;

/** The properties of an invoice or bill that its lines depend on. */
export interface LineOwner {
  currency: string;
  linesIncludeTax: boolean;
}

/** Reads a line without its amounts, which depend on its invoice or bill. */
export const readLine = (fields: Fields) => ({
  sourceId: fields.required('line_item_id', 100),
  ownerSourceId: fields.required('invoice_id', 100),
  texts: attempt(() => ({
    description: fields.text('description'),
    itemCode: fields.text('item_code'),
    accountCode: fields.text('account_code'),
    quantity: fields.decimal('quantity'),
  })),
  fields,
});

/** Returns a line's amount without tax and its tax, however the invoice was entered, so that lines add up to the subtotal. */
export function readAmounts(fields: Fields, { currency, linesIncludeTax }: LineOwner) {
  const tax = fields.amount('tax_amount', currency);
  const amount = fields.amount('line_amount', currency) - (linesIncludeTax ? tax : 0);
  if (!Number.isSafeInteger(amount)) throw new RowRejectedError('line_amount', 'without tax is out of range');
  return { amount, tax };
}
