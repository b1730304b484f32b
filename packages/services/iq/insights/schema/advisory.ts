import { sql } from 'drizzle-orm';
import { bigint, boolean, date, index, integer, jsonb, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { AdviceRule, DismissReason, Evidence, ToDoState } from '../contract/to-dos';
import { insightsSchema } from './database-schema';

/** The client that the row belonged to before that client was merged into `client_id`; null without a merge. */
const mergedFrom = () => uuid('merged_from');

/** SQL: the client for uniqueness per client, including clients that were merged. */
const ownClient = sql`coalesce(merged_from, client_id)`;

/** To-dos: which client to talk to, about what, and why. Created by the rules of `advisory/` or by a person. */
export const toDos = insightsSchema.table(
  'to_dos',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: uuid('company_id').notNull(),
    clientId: uuid('client_id').notNull(),
    mergedFrom: mergedFrom(),
    rule: text('rule').$type<AdviceRule>(),
    text: text('text'),
    evidence: jsonb('evidence').notNull().default([]).$type<Evidence[]>(),
    /** The as-of date of the evidence. */
    asOf: date('as_of'),
    holds: boolean('holds').notNull().default(true),
    /** In whole minor units of the firm's currency. */
    atStake: bigint('at_stake', { mode: 'number' }),
    state: text('state').notNull().default('open').$type<ToDoState>(),
    /** An identity user. */
    ownerId: uuid('owner_id'),
    dueOn: date('due_on'),
    snoozedUntil: date('snoozed_until'),
    dismissReason: text('dismiss_reason').$type<DismissReason>(),
    dismissText: text('dismiss_text'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    createdBy: text('created_by'),
    changedAt: timestamp('changed_at', { withTimezone: true }),
    changedBy: text('changed_by'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    // A client has at most one open to-do per rule, even if the metrics match it repeatedly.
    uniqueIndex('to_dos_open').on(table.companyId, ownClient, table.rule).where(sql`state = 'open' and rule is not null`),
    index('to_dos_company').on(table.companyId, table.state, table.atStake),
    index('to_dos_client').on(table.clientId),
  ],
);

/** Which rules create to-dos, and their thresholds; a firm without a row uses `defaultAdvice`. */
export const adviceSettings = insightsSchema.table('advice_settings', {
  companyId: uuid('company_id').primaryKey(),
  rules: text('rules').array().notNull().$type<AdviceRule[]>(),
  overdueDays: integer('overdue_days').notNull(),
  minAtStake: bigint('least_at_stake', { mode: 'number' }).notNull(),
  version: integer('version').notNull().default(1),
});

export const toDoNotes = insightsSchema.table(
  'to_do_notes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    toDoId: uuid('to_do_id')
      .notNull()
      .references(() => toDos.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    by: text('by').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [index('to_do_notes_to_do').on(table.toDoId)],
);

/** The payment promises of clients. A client has at most one open promise. */
export const promises = insightsSchema.table(
  'promises',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: uuid('company_id').notNull(),
    clientId: uuid('client_id').notNull(),
    mergedFrom: mergedFrom(),
    promisedOn: date('promised_on').notNull(),
    /** In minor units of the firm's currency; null if no amount was promised. */
    amount: bigint('amount', { mode: 'number' }),
    note: text('note').notNull(),
    /** The ledger's as-of date and the overdue amount when the promise was recorded. */
    asOf: date('as_of').notNull(),
    overdue: bigint('overdue', { mode: 'number' }),
    by: text('by').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** The day on which the ledger shows the payment, or on which the promise was withdrawn. */
    endedOn: date('ended_on'),
    outcome: text('outcome').$type<'paid' | 'withdrawn'>(),
  },
  (table) => [uniqueIndex('promises_current').on(table.companyId, ownClient).where(sql`ended_on is null`)],
);

/** The reminder mails as a person confirmed them. */
export const reminders = insightsSchema.table(
  'reminders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: uuid('company_id').notNull(),
    clientId: uuid('client_id').notNull(),
    mergedFrom: mergedFrom(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    asOf: date('as_of').notNull(),
    by: text('by').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [index('reminders_client').on(table.companyId, table.clientId, table.at)],
);
