/** Invoices of charges in the firm's connected ledger. Money is in minor units, days are ISO 8601. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { find, order, paged } from '@suite/contract/paging';
import { id } from '@suite/contract/schema';
import { isoDay } from '@suite/pricing/line';
import * as v from 'valibot';

/**
 * `waiting`: it is written next. `writing`: the ledger was asked to create it, and has not confirmed it yet. `stopped`: a person
 * has to decide something. `written`: it is in the ledger. `dismissed`: it is not written, because a person said so or the charge
 * was waived.
 */
export const invoiceStates = ['waiting', 'writing', 'stopped', 'written', 'dismissed'] as const;
export type InvoiceState = (typeof invoiceStates)[number];

/**
 * Why an invoice or a payment is not in the ledger. `connection`: the ledger is not connected, or may not be written to.
 * `other-books`: other books are connected than those that the settings are for. `contact-choice`: several contacts have the
 * client's name. `no-account`, `no-tax-code`: the settings have none. `closed-period`, `currency`, `contact`, `account`,
 * `tax-code`, `subscription`, `other`: the ledger refused it. `draft`: a payment waits until the invoice is approved.
 */
export const problems = [
  'connection',
  'other-books',
  'contact-choice',
  'no-account',
  'no-tax-code',
  'closed-period',
  'currency',
  'contact',
  'account',
  'tax-code',
  'subscription',
  'draft',
  'other',
] as const;
export type Problem = (typeof problems)[number];

/** A payment through Stripe that is applied to the invoice in the ledger. */
const posting = v.object({
  id,
  on: isoDay,
  amount: v.number(),
  state: v.picklist(['waiting', 'writing', 'stopped', 'written']),
  problem: v.nullable(v.picklist(problems)),
  message: v.nullable(v.string()),
});

const invoice = v.object({
  id,
  paymentId: id,
  proposalId: id,
  /** Of the proposal. */
  number: v.number(),
  client: v.string(),
  dueOn: isoDay,
  currency: v.string(),
  /** What the client is charged now. */
  amount: v.number(),
  /** What came by transfer, check or cash: it is not posted, because the ledger has it from its bank feed. */
  received: v.number(),
  /** What was refunded of it. */
  refunded: v.number(),
  state: v.picklist(invoiceStates),
  problem: v.nullable(v.picklist(problems)),
  /** What the ledger said, or why the last attempt has no result yet. */
  message: v.nullable(v.string()),
  /** Why it was dismissed. */
  reason: v.nullable(v.string()),
  /** As found in the ledger; null before it is written. */
  ledger: v.nullable(
    v.object({
      name: v.string(),
      number: v.nullable(v.string()),
      status: v.picklist(['draft', 'approved', 'paid', 'voided', 'deleted']),
      total: v.number(),
      settled: v.number(),
      /** The page of the provider that shows it; null if it is unknown. */
      address: v.nullable(v.string()),
      /** Whether its total is not what the client is charged. */
      differs: v.boolean(),
    }),
  ),
  payments: v.array(posting),
});
export type Invoice = v.InferOutput<typeof invoice>;

/** `open`: waiting, writing and stopped. `changed`: voided, deleted or edited in the ledger, or charged differently since. */
export const invoiceViews = ['open', 'stopped', 'written', 'changed', 'dismissed', 'all'] as const;
export type InvoiceView = (typeof invoiceViews)[number];

/** A page of the firm's invoices. */
export const getInvoices = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/invoices/v1/invoices',
  auth: 'bearer',
  right: 'app:offer',
  query: v.object({
    ...paged,
    find: v.optional(find, ''),
    view: v.optional(v.picklist(invoiceViews), 'all'),
    sort: v.optional(v.picklist(['dueOn', 'client', 'amount']), 'dueOn'),
    order: v.optional(order, 'descending'),
  }),
  response: v.object({
    invoices: v.array(invoice),
    total: v.number(),
    counts: v.record(v.picklist(invoiceViews), v.number()),
  }),
});
export type InvoicesPage = v.InferOutput<typeof getInvoices.response>;

const months = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Give a month such as 2027-01.'));

/** Writes the charges of proposals that came due in a month and were not written: those from before the switch. */
export const writeInvoices = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/invoices/v1/invoices',
  auth: 'bearer',
  right: 'app:offer',
  body: v.object({ proposalIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(100)), month: months }),
  response: v.object({ added: v.number() }),
  failures: { 409: problem },
});

const change = {
  method: 'POST',
  base: 'API_BASE_URL',
  auth: 'bearer',
  right: 'app:offer',
  response: invoice,
  failures: { 404: problem, 409: problem },
} as const;

/** Tries again to write an invoice that stopped, or one that was dismissed; `on`: with another date than the due date. */
export const retryInvoice = endpoint({
  ...change,
  path: '/invoices/v1/invoices/{invoiceId}/attempts',
  body: v.object({ on: v.optional(isoDay) }),
});

/** Decides that an invoice is not written. */
export const dismissInvoice = endpoint({
  ...change,
  path: '/invoices/v1/invoices/{invoiceId}/dismissal',
  body: v.object({ reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)) }),
});

const contact = v.object({ id: v.string(), name: v.string() });

/** Contacts of the ledger that an invoice can go to. */
export const getInvoiceContacts = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/invoices/v1/contacts',
  auth: 'bearer',
  right: 'app:offer',
  query: v.object({ find }),
  response: v.object({ contacts: v.array(contact) }),
  failures: { 409: problem, 503: problem },
});

/** Chooses the contact of the ledger that invoices of this client go to, and tries those again that stopped. */
export const putInvoiceContact = endpoint({
  ...change,
  method: 'PUT',
  path: '/invoices/v1/invoices/{invoiceId}/contact',
  body: contact,
});

/** The most charges in a file. */
export const MAX_FILED = 500;

/** A file of charges for import into Xero or QuickBooks Online, for firms without a connection: those that are not written. */
export const getInvoiceFile = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/invoices/v1/file',
  auth: 'bearer',
  right: 'app:offer',
  query: v.object({
    format: v.picklist(['xero', 'quickbooks']),
    /** How the ledger writes dates. */
    dates: v.picklist(['mdy', 'dmy']),
    month: months,
  }),
  response: v.object({ fileName: v.string(), csv: v.string(), count: v.number() }),
  failures: { 409: problem },
});
