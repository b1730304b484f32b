/**
 * The export files of a QuickBooks Online company, named as in its API (Intuit Developer, Accounting API: Customer, Vendor,
 * Invoice, Payment, Bill): one for each entity and one for its lines, with the required columns.
 */
export const customerFile = { name: 'customer_data.csv', columns: ['id', 'display_name', 'email', '_fivetran_deleted'] } as const;

export const vendorFile = { name: 'vendor_data.csv', columns: ['id', 'display_name', '_fivetran_deleted'] } as const;

export const invoiceFile = {
  name: 'invoice_data.csv',
  columns: [
    'id',
    '_fivetran_deleted',
    'balance',
    'currency_id',
    'customer_id',
    'doc_number',
    'due_date',
    'exchange_rate',
    'total_amount',
    'total_tax',
    'transaction_date',
    'updated_at',
  ],
} as const;

export const invoiceLineFile = {
  name: 'invoice_line_data.csv',
  columns: [
    'index',
    'invoice_id',
    'amount',
    'description',
    'detail_type',
    'sales_item_item_id',
    'sales_item_quantity',
    'account_id',
  ],
} as const;

export const billFile = {
  name: 'bill_data.csv',
  columns: [
    'id',
    '_fivetran_deleted',
    'currency_id',
    'doc_number',
    'due_date',
    'exchange_rate',
    'total_amount',
    'transaction_date',
    'updated_at',
    'vendor_id',
  ],
} as const;

export const billLineFile = {
  name: 'bill_line_data.csv',
  columns: [
    'bill_id',
    'index',
    'amount',
    'description',
    'account_expense_account_id',
    'item_expense_item_id',
    'item_expense_quantity',
  ],
} as const;

export const paymentFile = {
  name: 'payment_data.csv',
  columns: [
    'id',
    '_fivetran_deleted',
    'currency_id',
    'customer_id',
    'exchange_rate',
    'reference_number',
    'total_amount',
    'transaction_date',
    'updated_at',
  ],
} as const;

export const paymentLineFile = {
  name: 'payment_line_data.csv',
  columns: ['payment_id', 'index', 'amount', 'invoice_id'],
} as const;

export const linkFile = { name: 'invoice_linked_txn_data.csv', columns: ['invoice_id', 'payment_id'] } as const;
