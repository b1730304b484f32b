import { type Fields, RowRejected } from '../csv/fields';

export const lineItemFile = {
  name: 'invoice_line_item_data.csv',
  columns: ['line_item_id', 'invoice_id', 'description', 'item_code', 'account_code', 'quantity', 'line_amount', 'tax_amount'],
} as const;

/** What a line needs to know of its invoice or bill. */
export interface LineOwner {
  currency: string;
  linesIncludeTax: boolean;
}

/** The ids of a line, which tell its invoice or bill. */
export const readLineIds = (fields: Fields) => ({
  sourceId: fields.required('line_item_id', 100),
  ownerSourceId: fields.required('invoice_id', 100),
  fields,
});

/** A line; its amount is without tax, whichever way the invoice was entered, so that lines add up to the subtotal. */
export function readLineItem(fields: Fields, { currency, linesIncludeTax }: LineOwner) {
  const tax = fields.amount('tax_amount', currency);
  const amount = fields.amount('line_amount', currency) - (linesIncludeTax ? tax : 0);
  if (!Number.isSafeInteger(amount)) throw new RowRejected('line_amount', 'without tax is out of range');
  return {
    description: fields.text('description'),
    itemCode: fields.text('item_code'),
    accountCode: fields.text('account_code'),
    quantity: fields.decimal('quantity'),
    amount,
    tax,
  };
}
