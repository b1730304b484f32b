import { bytes, moment } from '@suite/kernel/database/columns';
import type { PaidPeriod } from '@suite/pricing/credit';
import type { Line } from '@suite/pricing/line';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CreditUse, Item, Mismatch, PaymentStatus } from './contract/billing';
import type { LineKind, Statement } from './contract/statements';
import type { Failure, SavedMethod } from './provider/provider';

export const paymentsSchema = pgSchema('payments');

/** How a firm collects payments. Its secrets are sealed. */
export const accounts = paymentsSchema.table('accounts', {
  /** Identifies the account in the URL for its events. */
  id: uuid('id').primaryKey().defaultRandom(),
  companyId: uuid('company_id').notNull().unique(),
  version: integer('version').notNull().default(1),
  bankDetails: text('bank_details').notNull().default(''),
  /** Stripe's secret key; null while Stripe is not connected. */
  secretKey: bytes('secret_key'),
  keyEnd: text('key_end'),
  /** Stripe's id of the account that the key belongs to; null when the key may not read it. */
  stripeAccount: text('stripe_account'),
  isTest: boolean('is_test').notNull().default(false),
  eventSecret: bytes('event_secret'),
  lastEventAt: moment('last_event_at'),
  /** Why Stripe refuses requests. */
  problem: text('problem'),
});

/** The charges of an accepted proposal. Changes to it or its payments lock its row first. */
export const billings = paymentsSchema.table(
  'billings',
  {
    proposalId: uuid('proposal_id').primaryKey(),
    companyId: uuid('company_id').notNull(),
    /** The first proposal of its engagement. An engagement has at most one billing without a last day. */
    engagementId: uuid('engagement_id').notNull(),
    number: integer('number').notNull(),
    /** The version that was accepted. */
    version: integer('version').notNull(),
    title: text('title').notNull(),
    client: text('client').notNull(),
    ownerId: uuid('owner_id').notNull(),
    currency: text('currency').notNull(),
    lines: jsonb('lines').notNull().$type<Line[]>(),
    acceptedOn: date('accepted_on').notNull(),
    billingDay: integer('billing_day'),
    timeZone: text('time_zone').notNull(),
    pausedOn: date('paused_on'),
    /** Ranges of days that are not charged; `to` is the first day that is charged again. */
    skipped: jsonb('skipped').notNull().default([]).$type<{ from: string; to: string }[]>(),
    /** The last day that is charged. */
    endsOn: date('ends_on'),
    endIsProrated: boolean('end_is_prorated').notNull().default(false),
    /** The last days of lines that end earlier. */
    lineEnds: jsonb('line_ends').notNull().default({}).$type<Record<string, string>>(),
  },
  (table) => [
    index('billings_company').on(table.companyId),
    index('billings_engagement').on(table.engagementId),
    uniqueIndex('billings_live').on(table.engagementId).where(sql`ends_on is null`),
  ],
);

/** The customer of a proposal at the provider, and what can be charged; it may exist before the acceptance. */
export const payers = paymentsSchema.table('payers', {
  proposalId: uuid('proposal_id').primaryKey(),
  companyId: uuid('company_id').notNull(),
  customerId: text('customer_id'),
  method: jsonb('method').$type<SavedMethod>(),
  savedAt: moment('saved_at'),
  /** When the client was notified that the card expires. */
  warnedAt: moment('warned_at'),
});

/** Everything of a proposal that is due on one day. Its status follows from its attempts and the firm's notes. */
export const payments = paymentsSchema.table(
  'payments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: uuid('company_id').notNull(),
    proposalId: uuid('proposal_id')
      .notNull()
      .references(() => billings.proposalId, { onDelete: 'cascade' }),
    /** The due date, or the line that was completed; unique, so that nothing comes due twice. */
    key: text('key').notNull(),
    /** Number of its invoice in the firm's ledger; null without one. */
    invoiceNumber: text('invoice_number'),
    /** What clients write on a transfer (ISO 11649), without spaces. */
    reference: text('reference').notNull(),
    dueOn: date('due_on').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    items: jsonb('items').notNull().$type<Item[]>(),
    /** Credits that reduce it: `amount` is the total of its items less these. */
    credits: jsonb('credits').notNull().default([]).$type<CreditUse[]>(),
    /** The sum of all times that it was collected, and of what transfers paid. */
    collected: bigint('collected', { mode: 'number' }).notNull().default(0),
    /** What transfers paid. */
    received: bigint('received', { mode: 'number' }).notNull().default(0),
    /** What the provider reported that does not fit the request; null once it fits. */
    mismatch: jsonb('mismatch').$type<Mismatch>(),
    status: text('status').notNull().default('due').$type<PaymentStatus>(),
    /** Label of the method that paid it. */
    method: text('method'),
    paidOn: date('paid_on'),
    /** The newest day on which the firm received money for it in another way. */
    receivedOn: date('received_on'),
    cancelledAt: moment('cancelled_at'),
    note: text('note'),
    attempts: integer('attempts').notNull().default(0),
    failure: text('failure'),
    nextAttemptAt: moment('next_attempt_at'),
    /** When the client was asked for it by mail. */
    requestedAt: moment('requested_at'),
    refunded: bigint('refunded', { mode: 'number' }).notNull().default(0),
    isDisputed: boolean('is_disputed').notNull().default(false),
    isPaidTwice: boolean('is_paid_twice').notNull().default(false),
  },
  (table) => [
    unique('payments_once').on(table.proposalId, table.key),
    unique('payments_reference').on(table.companyId, table.reference),
    index('payments_company').on(table.companyId, table.status, table.dueOn),
  ],
);

/** A bank statement that somebody uploaded. */
export const statements = paymentsSchema.table(
  'statements',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: uuid('company_id').notNull(),
    name: text('name').notNull(),
    format: text('format').notNull().$type<Statement['format']>(),
    userId: uuid('user_id').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('statements_company').on(table.companyId, table.at)],
);

/** Every line of a statement, also those that pay nothing. */
export const statementLines = paymentsSchema.table(
  'statement_lines',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: uuid('company_id').notNull(),
    statementId: uuid('statement_id')
      .notNull()
      .references(() => statements.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** Row or entry of the file. */
    place: integer('place').notNull(),
    /** Identifies a credit in all statements of the firm, so that overlapping ones take it once; null for other lines. */
    key: text('key'),
    kind: text('kind').notNull().$type<LineKind>(),
    problem: text('problem'),
    on: date('on'),
    amount: bigint('amount', { mode: 'number' }),
    currency: text('currency'),
    payer: text('payer').notNull(),
    text: text('text').notNull(),
    account: text('account').notNull(),
    /** When a person said that it pays nothing. */
    dismissedAt: moment('dismissed_at'),
  },
  (table) => [
    unique('statement_lines_key').on(table.companyId, table.key),
    index('statement_lines_statement').on(table.statementId, table.position),
  ],
);

/** Money of a client that the firm received by transfer, check or cash. What pays no charge is the client's credit. */
export const transfers = paymentsSchema.table(
  'transfers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: uuid('company_id').notNull(),
    /** A proposal of the client. */
    proposalId: uuid('proposal_id')
      .notNull()
      .references(() => billings.proposalId, { onDelete: 'cascade' }),
    on: date('on').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    /** What the firm has paid back of its credit. */
    paidBack: bigint('paid_back', { mode: 'number' }).notNull().default(0),
    /** The line of a bank statement; null for one that a person recorded. A line is taken once. */
    lineId: uuid('line_id')
      .unique()
      .references(() => statementLines.id),
    note: text('note'),
    userId: uuid('user_id').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('transfers_company').on(table.companyId), index('transfers_proposal').on(table.proposalId)],
);

/** The part of a transfer that pays a charge. */
export const applications = paymentsSchema.table(
  'applications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    transferId: uuid('transfer_id')
      .notNull()
      .references(() => transfers.id, { onDelete: 'cascade' }),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    amount: bigint('amount', { mode: 'number' }).notNull(),
  },
  (table) => [index('applications_transfer').on(table.transferId), index('applications_payment').on(table.paymentId)],
);

/** What was paid for days that an amendment or a renewal charges again. It reduces the next charges of the engagement. */
export const credits = paymentsSchema.table(
  'credits',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: uuid('company_id').notNull(),
    /** The engagement whose charges it reduces: that of the renewal, after one takes over. */
    engagementId: uuid('engagement_id').notNull(),
    /** The payment that collected the money. */
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    items: jsonb('items').notNull().$type<PaidPeriod[]>(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** The part that has reduced charges. */
    used: bigint('used', { mode: 'number' }).notNull().default(0),
    /** What had been refunded of the payment before. */
    refundedBefore: bigint('refunded_before', { mode: 'number' }).notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('credits_engagement').on(table.engagementId), index('credits_payment').on(table.paymentId)],
);

const paymentId = () =>
  uuid('payment_id')
    .notNull()
    .references(() => payments.id, { onDelete: 'cascade' });

/**
 * A charge that the provider was asked for, saved before the request; its id is the idempotency key. `requested`: no response yet.
 * `open`: a page on which nobody has paid yet.
 */
export const attempts = paymentsSchema.table(
  'attempts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    paymentId: paymentId(),
    number: integer('number').notNull(),
    how: text('how').notNull().$type<'saved' | 'page'>(),
    /** The method that is charged; null for a page. */
    saved: jsonb('saved').$type<SavedMethod>(),
    /** Its label, or that of the method used on a page. */
    method: text('method'),
    providerId: text('provider_id').unique(),
    /** The amount that the provider is asked to collect. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    state: text('state').notNull().$type<'requested' | 'open' | 'processing' | 'succeeded' | 'failed'>(),
    /** By the provider's clock. */
    stateAt: moment('state_at').notNull(),
    failure: jsonb('failure').$type<Failure>(),
    /** What the provider refunded of it, requested by anyone. */
    refunded: bigint('refunded', { mode: 'number' }).notNull().default(0),
    /** The newest report on a dispute. */
    dispute: jsonb('dispute').$type<{ at: number; isOpen: boolean; isLost: boolean; amount: number }>(),
    at: moment('at').notNull(),
  },
  (table) => [unique('attempts_number').on(table.paymentId, table.number)],
);

/** A page of the provider; its id is the idempotency key. `requested`: no response yet. */
export const checkouts = paymentsSchema.table(
  'checkouts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: uuid('company_id').notNull(),
    proposalId: uuid('proposal_id').notNull(),
    /** Null for a page that saves a method. */
    attemptId: uuid('attempt_id').references(() => attempts.id, { onDelete: 'cascade' }),
    /** The provider's customer; null before the provider is asked. */
    customerId: text('customer_id'),
    sessionId: text('session_id').unique(),
    state: text('state').notNull().$type<'requested' | 'open' | 'complete' | 'expired'>(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('checkouts_proposal').on(table.proposalId),
    index('checkouts_open').on(table.companyId).where(sql`state in ('requested', 'open')`),
  ],
);

/** A refund; its id is the idempotency key. Without an attempt, the firm pays it back itself. */
export const refunds = paymentsSchema.table(
  'refunds',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    paymentId: paymentId(),
    attemptId: uuid('attempt_id').references(() => attempts.id, { onDelete: 'cascade' }),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    reason: text('reason').notNull(),
    userId: uuid('user_id').notNull(),
    providerId: text('provider_id').unique(),
    state: text('state').notNull().$type<'requested' | 'pending' | 'done' | 'failed'>(),
    stateAt: moment('state_at').notNull(),
    failure: text('failure'),
    at: moment('at').notNull(),
  },
  (table) => [index('refunds_payment').on(table.paymentId)],
);

/** Events of the provider that were processed. */
export const events = paymentsSchema.table(
  'events',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);
