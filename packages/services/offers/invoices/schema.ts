import { moment } from '@suite/kernel/database/columns';
import { bigint, boolean, date, index, integer, jsonb, pgSchema, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { InvoiceState, Problem } from './contract/invoices';

export const invoicesSchema = pgSchema('invoices');

/** How a firm's charges become invoices. The ids are those of one provider's books. */
export const settings = invoicesSchema.table('settings', {
  companyId: uuid('company_id').primaryKey(),
  version: integer('version').notNull().default(1),
  isOn: boolean('is_on').notNull(),
  startsOn: date('starts_on').notNull(),
  isDraft: boolean('is_draft').notNull(),
  /** The books that the ids belong to; null until something is chosen. */
  ledgerId: text('ledger_id'),
  accountId: text('account_id'),
  accounts: jsonb('accounts').notNull().$type<Record<string, string>>(),
  taxCodes: jsonb('tax_codes').notNull().$type<Record<string, string>>(),
  paymentAccountId: text('payment_account_id'),
});

/** The contact in some books that a client's invoices go to. */
export const contacts = invoicesSchema.table(
  'contacts',
  {
    companyId: uuid('company_id').notNull(),
    ledgerId: text('ledger_id').notNull(),
    /** The id of the client, or `name` and the name of somebody who is no client. */
    client: text('client').notNull(),
    contactId: text('contact_id').notNull(),
    name: text('name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.ledgerId, table.client] })],
);

/** An invoice as it was requested; minor units. */
export interface InvoiceRequest {
  reference: string;
  contactId: string;
  on: string;
  dueOn: string;
  currency: string;
  isDraft: boolean;
  lines: {
    lineId: string;
    isCredit: boolean;
    description: string;
    quantity: number;
    net: number;
    tax: number;
    accountId: string;
    taxCode: string | null;
  }[];
}

/** A charge that is written to the ledger: one invoice for each payment. */
export const invoices = invoicesSchema.table(
  'invoices',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: uuid('company_id').notNull(),
    paymentId: uuid('payment_id').notNull().unique(),
    proposalId: uuid('proposal_id').notNull(),
    number: integer('number').notNull(),
    client: text('client').notNull(),
    dueOn: date('due_on').notNull(),
    currency: text('currency').notNull(),
    /** Found again in the ledger by it. */
    reference: text('reference').notNull(),
    /** The date of the invoice; the due date unless a person chose another one. */
    on: date('on').notNull(),
    state: text('state').notNull().default('waiting').$type<InvoiceState>(),
    /**
     * Saved before the ledger is asked to create it; null while nothing was requested or after a refusal. While it is set, the
     * invoice may exist, so the ledger is asked for the reference first.
     */
    request: jsonb('request').$type<InvoiceRequest>(),
    /** Part of the idempotency key: the number of refusals, after each of which the request may differ. */
    refusals: integer('refusals').notNull().default(0),
    problem: text('problem').$type<Problem>(),
    message: text('message'),
    reason: text('reason'),
    /** Where it is: the provider, its books, and its id, number and status there. */
    source: text('source'),
    ledgerId: text('ledger_id'),
    invoiceId: text('invoice_id'),
    invoiceNumber: text('invoice_number'),
    status: text('status').$type<'draft' | 'approved' | 'paid' | 'voided' | 'deleted'>(),
    total: bigint('total', { mode: 'number' }),
    settled: bigint('settled', { mode: 'number' }),
    at: moment('at').notNull(),
  },
  (table) => [
    unique('invoices_reference').on(table.companyId, table.reference),
    index('invoices_company').on(table.companyId, table.state, table.dueOn),
    index('invoices_proposal').on(table.proposalId),
  ],
);

/** A payment through the provider of payments that is applied to an invoice in the ledger. Its id is that of the attempt. */
export const postings = invoicesSchema.table(
  'postings',
  {
    id: uuid('id').primaryKey(),
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    on: date('on').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** `writing`: the ledger was asked, so it may exist. */
    state: text('state').notNull().default('waiting').$type<'waiting' | 'writing' | 'stopped' | 'written'>(),
    refusals: integer('refusals').notNull().default(0),
    problem: text('problem').$type<Problem>(),
    message: text('message'),
    paymentId: text('payment_id'),
  },
  (table) => [index('postings_invoice').on(table.invoiceId)],
);
