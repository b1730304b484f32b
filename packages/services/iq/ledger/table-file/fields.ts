import type { TableField, TableKind } from '../contract/table';

/** The fields that each kind of table requires; of each group, one is enough. */
export const needs: Record<TableKind, readonly (readonly TableField[])[]> = {
  invoices: [['customer', 'customerId'], ['date'], ['amount', 'balance', 'debit', 'credit']],
  'invoice-lines': [['customer', 'customerId'], ['number'], ['date'], ['amount', 'debit', 'credit', 'unitPrice']],
  payments: [
    ['customer', 'customerId', 'number'],
    ['date', 'paidOn'],
    ['amount', 'paid'],
  ],
  customers: [['customer']],
  'vendor-payments': [['vendor'], ['date', 'paidOn'], ['amount', 'paid']],
};

export const dayFields: readonly TableField[] = ['date', 'dueDate', 'paidOn'];
export const numberFields: readonly TableField[] = [
  'amount',
  'debit',
  'credit',
  'total',
  'tax',
  'includedTax',
  'balance',
  'paid',
  'refunded',
  'quantity',
  'unitPrice',
  'exchangeRate',
  'inverseRate',
];

export const moneyFields: readonly TableField[] = numberFields.filter(
  (field) => !['quantity', 'exchangeRate', 'inverseRate'].includes(field),
);

/** Names of fields for people. */
export const nounOf: Record<TableField, string> = {
  customer: 'the customer',
  customerId: "the customer's id",
  email: "the customer's e-mail address",
  number: 'the invoice number',
  instalment: 'the instalment',
  type: 'the type',
  status: 'the status',
  date: 'the date',
  dueDate: 'the due date',
  terms: 'the payment terms',
  amount: 'the amount',
  debit: 'the debit',
  credit: 'the credit',
  side: 'whether it is debit or credit',
  total: "the invoice's total",
  tax: 'the tax',
  includedTax: 'the tax in the amount',
  balance: 'the open balance',
  paid: 'the amount paid',
  paidOn: 'the day of payment',
  refunded: 'the amount refunded',
  currency: 'the currency',
  exchangeRate: 'the exchange rate (your currency for one unit)',
  inverseRate: 'the exchange rate (units for one of your currency)',
  item: 'the product or service',
  description: 'the description',
  quantity: 'the quantity',
  unitPrice: 'the price of one unit',
  account: 'the account',
  reference: 'the reference',
  vendor: 'the vendor',
};

/** The fields that several columns can share, such as one for each kind of tax, because their amounts are added. */
export const addedFields: readonly TableField[] = ['tax', 'includedTax'];

/** Returns the groups of fields that a table of a kind still needs; of each group, one is enough. */
export const lacks = (kind: TableKind, fields: readonly (TableField | null)[]) =>
  needs[kind].filter((group) => !group.some((field) => fields.includes(field)));

/** Whether a list says which of its invoices are paid or open. */
export const tellsPayment = (has: (field: TableField) => boolean): boolean =>
  (['balance', 'paid', 'paidOn', 'status'] as const).some(has);

/** Turns a noun such as “the open balance” into a column heading: “Open balance”. */
export function fieldName(field: TableField): string {
  const words = nounOf[field].replace(/^the /, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
