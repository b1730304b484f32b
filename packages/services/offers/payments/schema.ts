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
import type { Failure, SavedMethod } from './provider/provider';

export const paymentsSchema = pgSchema('payments');

/** How a firm collects. Its secrets are sealed. */
export const accounts = paymentsSchema.table('accounts', {
  /** Names the account in the address of its events. */
  id: uuid('id').primaryKey().defaultRandom(),
  companyId: uuid('company_id').notNull().unique(),
  version: integer('version').notNull().default(1),
  bankDetails: text('bank_details').notNull().default(''),
  /** Of Stripe; null while it is not connected. */
  secretKey: bytes('secret_key'),
  keyEnd: text('key_end'),
  /** The account that the key belongs to, as Stripe names it; null where the key may not read it. */
  stripeAccount: text('stripe_account'),
  isTest: boolean('is_test').notNull().default(false),
  eventSecret: bytes('event_secret'),
  lastEventAt: moment('last_event_at'),
  /** What Stripe refuses. */
  problem: text('problem'),
});

/** Of an accepted proposal: what is charged when. Whoever changes it or its payments locks its row first. */
export const billings = paymentsSchema.table(
  'billings',
  {
    proposalId: uuid('proposal_id').primaryKey(),
    companyId: uuid('company_id').notNull(),
    /** The first proposal of its engagement, which has one billing without a last day at most. */
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
    /** Days of which nothing was charged; `to` is the first that is charged again. */
    skipped: jsonb('skipped').notNull().default([]).$type<{ from: string; to: string }[]>(),
    /** The last day that is charged for. */
    endsOn: date('ends_on'),
    endIsProrated: boolean('end_is_prorated').notNull().default(false),
    /** The last days of lines that end before. */
    lineEnds: jsonb('line_ends').notNull().default({}).$type<Record<string, string>>(),
  },
  (table) => [
    index('billings_company').on(table.companyId),
    index('billings_engagement').on(table.engagementId),
    uniqueIndex('billings_live').on(table.engagementId).where(sql`ends_on is null`),
  ],
);

/** Of a proposal, from before its acceptance: its customer at the provider, and what can be charged. */
export const payers = paymentsSchema.table('payers', {
  proposalId: uuid('proposal_id').primaryKey(),
  companyId: uuid('company_id').notNull(),
  customerId: text('customer_id'),
  method: jsonb('method').$type<SavedMethod>(),
  savedAt: moment('saved_at'),
});

/** Everything of a proposal that is due on one day. Its status follows from its attempts and what the firm noted. */
export const payments = paymentsSchema.table(
  'payments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: uuid('company_id').notNull(),
    proposalId: uuid('proposal_id')
      .notNull()
      .references(() => billings.proposalId, { onDelete: 'cascade' }),
    /** The day, or the line that was completed: nothing comes due twice. */
    key: text('key').notNull(),
    dueOn: date('due_on').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    items: jsonb('items').notNull().$type<Item[]>(),
    /** What reduces it: `amount` is what its items come to, less these. */
    credits: jsonb('credits').notNull().default([]).$type<CreditUse[]>(),
    /** What was collected for it in all, however often. */
    collected: bigint('collected', { mode: 'number' }).notNull().default(0),
    /** What the provider said of it that does not fit what it was asked; null once it does. */
    mismatch: jsonb('mismatch').$type<Mismatch>(),
    status: text('status').notNull().default('due').$type<PaymentStatus>(),
    /** Label of what it was paid with. */
    method: text('method'),
    paidOn: date('paid_on'),
    /** The firm has the money by another way. */
    receivedOn: date('received_on'),
    cancelledAt: moment('cancelled_at'),
    note: text('note'),
    attempts: integer('attempts').notNull().default(0),
    failure: text('failure'),
    nextAttemptAt: moment('next_attempt_at'),
    /** When the client was asked by mail to pay it. */
    askedAt: moment('asked_at'),
    refunded: bigint('refunded', { mode: 'number' }).notNull().default(0),
    isDisputed: boolean('is_disputed').notNull().default(false),
    isPaidTwice: boolean('is_paid_twice').notNull().default(false),
  },
  (table) => [
    unique('payments_once').on(table.proposalId, table.key),
    index('payments_company').on(table.companyId, table.status, table.dueOn),
  ],
);

/** What was paid for days that an amendment or a renewal charges again. It reduces the next charges of the engagement. */
export const credits = paymentsSchema.table(
  'credits',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: uuid('company_id').notNull(),
    /** Whose charges it reduces: that of the renewal, once one took over. */
    engagementId: uuid('engagement_id').notNull(),
    /** Where the money was collected. */
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    items: jsonb('items').notNull().$type<PaidPeriod[]>(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** What of it reduced charges. */
    used: bigint('used', { mode: 'number' }).notNull().default(0),
    /** What of the payment had been given back before. */
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
 * A charge that was asked of the provider, written before it is asked; its id is the idempotency key. `asked`: no answer yet.
 * `open`: a page on which nobody has paid yet.
 */
export const attempts = paymentsSchema.table(
  'attempts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    paymentId: paymentId(),
    number: integer('number').notNull(),
    how: text('how').notNull().$type<'saved' | 'page'>(),
    /** What is charged; null of a page. */
    saved: jsonb('saved').$type<SavedMethod>(),
    /** Its label, or that of what was used on a page. */
    method: text('method'),
    providerId: text('provider_id').unique(),
    /** What the provider is asked to collect. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    state: text('state').notNull().$type<'asked' | 'open' | 'processing' | 'succeeded' | 'failed'>(),
    /** By the provider's clock. */
    stateAt: moment('state_at').notNull(),
    failure: jsonb('failure').$type<Failure>(),
    /** What the provider gave back of it, whoever asked. */
    givenBack: bigint('given_back', { mode: 'number' }).notNull().default(0),
    /** The newest word on a dispute. */
    dispute: jsonb('dispute').$type<{ at: number; isOpen: boolean; isLost: boolean; amount: number }>(),
    at: moment('at').notNull(),
  },
  (table) => [unique('attempts_number').on(table.paymentId, table.number)],
);

/** A page of the provider; its id is the idempotency key. `asked`: no answer yet. */
export const checkouts = paymentsSchema.table(
  'checkouts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: uuid('company_id').notNull(),
    proposalId: uuid('proposal_id').notNull(),
    /** Null of a page to leave a method on. */
    attemptId: uuid('attempt_id').references(() => attempts.id, { onDelete: 'cascade' }),
    /** Of the provider; null before it was asked. */
    customerId: text('customer_id'),
    sessionId: text('session_id').unique(),
    state: text('state').notNull().$type<'asked' | 'open' | 'complete' | 'expired'>(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('checkouts_proposal').on(table.proposalId),
    index('checkouts_open').on(table.companyId).where(sql`state in ('asked', 'open')`),
  ],
);

/** Money that is given back; its id is the idempotency key. Without an attempt the firm pays it back itself. */
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
    state: text('state').notNull().$type<'asked' | 'pending' | 'done' | 'failed'>(),
    stateAt: moment('state_at').notNull(),
    failure: text('failure'),
    at: moment('at').notNull(),
  },
  (table) => [index('refunds_payment').on(table.paymentId)],
);

/** Events of the provider that were dealt with. */
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
