import { ConnectionType, type ConnectionTypeCode } from '../../contract/firms';
import type { TableField, TableKind } from '../../contract/table';

/** A product's export whose headers alone would be misunderstood or not understood. */
export interface Product {
  /** The name in messages. */
  name: string;
  /** Headers that no other export combines, normalized by `wordsOf`. */
  headers: readonly string[];
  kind: TableKind | null;
  connectionType?: ConnectionTypeCode;
  /**
   * The fields of these columns; null for a column that is not needed, "ask" for an unclear meaning. Other columns are guessed
   * from their headers.
   */
  columns?: Readonly<Record<string, TableField | null | 'ask'>>;
  /** A column that differs from the total if a part of an invoice was settled in a way that no column shows. */
  due?: string;
  /** Why nothing of it can be imported, and what to export instead. */
  instead?: string;
}

/** The first match is used. */
export const products: readonly Product[] = [
  {
    name: 'Xero, sales invoices',
    headers: ['contact name', 'invoice number', 'invoice date', 'line amount', 'total', 'invoice amount due'],
    kind: 'invoice-lines',
    connectionType: ConnectionType.xero,
    columns: { total: 'total', 'tax total': null, 'line amount': 'amount', 'tax amount': 'tax', 'account code': 'account' },
  },
  {
    name: 'Xero, sales invoices',
    headers: ['contact name', 'invoice number', 'invoice date', 'due date', 'inventory item code'],
    kind: 'invoice-lines',
    connectionType: ConnectionType.xero,
    columns: { total: 'total', 'tax total': null },
  },
  {
    name: 'Xero, sales invoices',
    headers: ['contact name', 'invoice number', 'reference', 'invoice date', 'due date', 'invoice amount due'],
    kind: 'invoices',
    connectionType: ConnectionType.xero,
  },
  {
    name: 'Xero, Aged Receivables Detail',
    headers: ['invoice date', 'due date', 'invoice number', 'invoice reference', 'current', 'total'],
    kind: 'invoices',
    connectionType: ConnectionType.xero,
    columns: { total: 'balance' },
  },
  {
    name: 'QuickBooks Online, Sales by Customer Detail',
    headers: ['transaction type', 'num', 'product service', 'amount', 'balance'],
    kind: 'invoice-lines',
    connectionType: ConnectionType.accountingOnline,
    // This is a running balance of the report, not the open amount of the invoice.
    columns: { balance: null },
  },
  {
    name: 'QuickBooks Online',
    headers: ['transaction type', 'num', 'open balance'],
    kind: 'invoices',
    connectionType: ConnectionType.accountingOnline,
  },
  {
    name: 'QuickBooks Online, Transaction List by Date',
    headers: ['date', 'transaction type', 'num', 'split', 'amount'],
    kind: 'invoices',
    connectionType: ConnectionType.accountingOnline,
    columns: { account: null },
  },
  {
    name: 'QuickBooks Online',
    headers: ['date', 'transaction type', 'num'],
    kind: null,
    connectionType: ConnectionType.accountingOnline,
  },
  {
    name: 'QuickBooks Desktop, Transaction List by Customer',
    headers: ['type', 'date', 'num', 'account', 'split'],
    kind: 'invoices',
    connectionType: ConnectionType.accountingDesktop,
    columns: { account: null, balance: null },
  },
  {
    name: 'QuickBooks Desktop, A/R Aging Detail and Open Invoices',
    headers: ['type', 'date', 'num', 'due date', 'open balance'],
    kind: 'invoices',
    connectionType: ConnectionType.accountingDesktop,
    columns: { aging: null, 'p o #': 'reference' },
  },
  {
    name: 'Zoho Books and Zoho Invoice, invoices',
    headers: ['invoice date', 'invoice number', 'invoice status', 'customer name', 'item total', 'total'],
    kind: 'invoice-lines',
    columns: {
      'invoice id': null,
      'invoice number': 'number',
      total: 'total',
      'sub total': null,
      'item total': 'amount',
      'item tax amount': 'tax',
      'item price': null,
      'last payment date': 'paidOn',
      // Units of the base currency for one unit of the invoice's.
      'exchange rate': 'exchangeRate',
      'customer number': null,
      'account code': null,
      account: 'account',
    },
  },
  {
    name: 'Zoho Books, Invoice Details',
    headers: ['invoice number', 'customer name', 'bcy total', 'bcy balance', 'fcy balance'],
    kind: 'invoices',
    // These are in the base currency (BCY), which is the firm's. The report does not contain the total in the invoice's currency
    // (FCY).
    columns: {
      'bcy total': 'amount',
      'bcy balance': 'balance',
      'fcy balance': null,
      'amount without tax': null,
      'currency code': null,
      'exchange rate': null,
    },
  },
  {
    name: 'FreshBooks, Invoice Details',
    headers: ['client name', 'invoice #', 'date issued', 'invoice status', 'line total'],
    kind: 'invoice-lines',
    columns: { 'line total': 'amount', 'line subtotal': null, 'tax 1 amount': 'includedTax', 'tax 2 amount': 'includedTax' },
  },
  {
    name: 'Wave, accounting transactions',
    headers: ['transaction id', 'transaction date', 'account name', 'transaction description'],
    kind: null,
    instead: "This is Wave's export of every account, not a list of invoices: export “Invoices” or the aged receivables instead.",
  },
  {
    name: 'Stripe, invoices',
    headers: ['id', 'number', 'amount due', 'total', 'amount paid', 'currency'],
    kind: 'invoices',
    due: 'amount due',
    columns: {
      number: 'number',
      total: 'amount',
      // This is the amount due when the invoice was finalized; payments do not change it.
      'amount due': null,
      'amount paid': 'paid',
      'amount remaining': 'balance',
      'starting balance': null,
      'ending balance': null,
      customer: 'customerId',
      'customer name': 'customer',
      'date utc': 'date',
      'created utc': 'date',
      'created date utc': 'date',
      'due date utc': 'dueDate',
      'finalized at utc': null,
      'paid at utc': 'paidOn',
      subtotal: null,
      paid: null,
    },
  },
  {
    name: 'Stripe, invoices of earlier exports',
    headers: ['id', 'amount due', 'amount paid', 'starting balance', 'total', 'currency', 'status'],
    kind: 'invoices',
    due: 'amount due',
    columns: {
      id: 'number',
      customer: 'customerId',
      'customer name': 'customer',
      total: 'amount',
      // What is paid from the customer's balance is in neither of these, but in the status.
      'amount due': null,
      'amount paid': null,
      'starting balance': null,
      'ending balance': null,
      closed: null,
      paid: null,
      subtotal: null,
      'date utc': 'date',
      'due date utc': 'dueDate',
      'finalized at utc': null,
      'paid at utc': 'paidOn',
    },
  },
  {
    name: 'Stripe, payments',
    headers: ['id', 'amount', 'amount refunded', 'currency', 'status'],
    kind: 'payments',
    columns: {
      id: 'reference',
      'created utc': 'date',
      'created date utc': 'date',
      amount: 'amount',
      currency: 'currency',
      status: 'status',
      'customer id': 'customerId',
      'customer name': 'customer',
      'customer description': 'customer',
      'card name': null,
      'customer email': 'email',
      'invoice number': 'number',
      // This is Stripe's own id, `in_…`, which no invoice shows.
      'invoice id': null,
      'converted amount': null,
      'converted amount refunded': null,
      'converted currency': null,
      'amount refunded': 'refunded',
      'refunded date utc': null,
    },
  },
  {
    name: 'Stripe, payments without their ids',
    headers: ['created date utc', 'amount', 'currency', 'captured', 'status', 'fee'],
    kind: 'payments',
    columns: {
      'created date utc': 'date',
      amount: 'amount',
      'amount refunded': 'refunded',
      currency: 'currency',
      status: 'status',
      'customer id': 'customerId',
      'customer description': 'customer',
      'customer email': 'email',
      'invoice number': 'number',
      'invoice id': null,
      'converted amount': null,
      'converted amount refunded': null,
      'converted currency': null,
      fee: null,
      'taxes on fee': null,
    },
  },
  {
    name: 'Sage 50, customer activity',
    headers: ['type', 'date', 'net', 'tax', 'gross'],
    kind: 'invoices',
    columns: { ref: 'number', 'inv ref': 'number', gross: 'amount', net: null, 'n c': null },
  },
  {
    name: 'Sage 50, Aged Debtors Analysis (Detailed)',
    headers: ['customer record account reference', 'transaction overview date', 'transaction overview aged amount'],
    kind: 'invoices',
    columns: {
      'customer record account reference': 'customerId',
      'customer record account name': 'customer',
      'transaction overview number': null,
      'transaction overview date': 'date',
      'transaction overview due date': 'dueDate',
      'transaction overview reference': 'number',
      'transaction overview type': 'type',
      'transaction overview aged amount': 'balance',
    },
  },
  {
    name: 'Sage 50, Aged Debtors Analysis (Detailed)',
    headers: ['no', 'type', 'date', 'ref', 'details', 'balance'],
    kind: 'invoices',
    // This is the number of the transaction, not of the invoice.
    columns: { no: null, ref: 'number', details: 'description', balance: 'balance' },
  },
  {
    name: 'MYOB, sales',
    headers: ['co last name', 'invoice no', 'date', 'inc tax total'],
    kind: 'invoice-lines',
    columns: {
      'inc tax total': 'amount',
      total: null,
      'tax amount': 'includedTax',
      'gst amount': 'includedTax',
      'lct amount': 'includedTax',
      'amount paid': 'ask',
    },
  },
  {
    name: 'Invoice Ninja, invoices',
    headers: ['invoice invoice number', 'invoice amount'],
    kind: 'invoices',
    columns: {
      'invoice invoice number': 'number',
      'invoice amount': 'amount',
      'invoice balance': 'balance',
      'invoice paid to date': 'paid',
      'invoice due date': 'dueDate',
      'invoice client': 'customer',
      'client name': 'customer',
      'invoice partial due': null,
      'invoice partial due date': null,
    },
  },
  {
    name: 'Odoo, invoices',
    headers: ['invoice partner display name', 'total signed'],
    kind: 'invoices',
    columns: {
      'total signed': 'amount',
      'total in currency signed': null,
      'tax signed': 'tax',
      'untaxed amount signed': null,
      'amount due signed': 'balance',
      'payment status': null,
      status: 'status',
      'untaxed amount in currency signed': null,
    },
  },
  {
    name: 'ERPNext, Accounts Receivable',
    headers: ['posting date', 'voucher no', 'invoiced amount', 'outstanding amount'],
    kind: 'invoices',
    columns: { 'voucher no': 'number', 'invoiced amount': 'amount', 'credit note': null, 'receivable account': null },
  },
  {
    name: 'ERPNext, Sales Invoices',
    headers: ['posting date', 'grand total', 'outstanding amount', 'customer'],
    kind: 'invoices',
    columns: { id: 'number', 'grand total': 'amount', 'base grand total': null },
  },
  {
    name: 'DATEV, Buchungsstapel',
    headers: ['umsatz ohne soll haben kz', 'gegenkonto ohne bu schlüssel', 'belegdatum'],
    kind: null,
    instead:
      'This is a DATEV batch of postings, whose days have no year and whose customers have no name: export a list of open items (“OPOS-Liste”) instead.',
  },
];
