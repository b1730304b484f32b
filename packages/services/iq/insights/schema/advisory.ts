import { sql } from 'drizzle-orm';
import { bigint, boolean, date, index, integer, jsonb, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { AdviceRule, DismissReason, Evidence, ToDoState } from '../contract/to-dos';
import { insightsSchema } from './database-schema';

/** The client that it was of before a person merged that into `client_id`; null unless they did. */
const mergedFrom = () => uuid('merged_from');

/** SQL: a row is the only one of its client, also of one that was merged. */
const ownClient = sql`coalesce(merged_from, client_id)`;

/** Which client to talk to, about what, and why: made by the rules of `src/advisory`, or by a person. */
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
    /** The day that the evidence is of. */
    asOf: date('as_of'),
    holds: boolean('holds').notNull().default(true),
    /** Whole minor units of the firm's currency. */
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
    // One is open of a client and a rule, however often the figures say so.
    uniqueIndex('to_dos_open').on(table.companyId, ownClient, table.rule).where(sql`state = 'open' and rule is not null`),
    index('to_dos_company').on(table.companyId, table.state, table.atStake),
    index('to_dos_client').on(table.clientId),
  ],
);

/** Which rules make to-dos, and from which thresholds on; a firm without a row has `defaultAdvice`. */
export const adviceSettings = insightsSchema.table('advice_settings', {
  companyId: uuid('company_id').primaryKey(),
  rules: text('rules').array().notNull().$type<AdviceRule[]>(),
  overdueDays: integer('overdue_days').notNull(),
  minAtStake: bigint('least_at_stake', { mode: 'number' }).notNull(),
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

/** What clients promised to pay, and when; a client has one open promise. */
export const promises = insightsSchema.table(
  'promises',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: uuid('company_id').notNull(),
    clientId: uuid('client_id').notNull(),
    mergedFrom: mergedFrom(),
    promisedOn: date('promised_on').notNull(),
    /** Minor units of the firm's currency; null when no amount was named. */
    amount: bigint('amount', { mode: 'number' }),
    note: text('note').notNull(),
    /** Where the ledger stood, and what was overdue then. */
    asOf: date('as_of').notNull(),
    overdue: bigint('overdue', { mode: 'number' }),
    by: text('by').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** The day on which the ledger shows that it was paid, or on which it was withdrawn. */
    endedOn: date('ended_on'),
    outcome: text('outcome').$type<'paid' | 'withdrawn'>(),
  },
  (table) => [uniqueIndex('promises_current').on(table.companyId, ownClient).where(sql`ended_on is null`)],
);

/** Reminder mails as a person confirmed them. */
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
