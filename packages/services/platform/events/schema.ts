import { bytes, moment } from '@suite/kernel/database/columns';
import { bigint, index, integer, jsonb, pgSchema, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { EventType } from './contract/feed';
import type { NotificationSettings } from './contract/notifications';
import type { Webhook } from './contract/webhooks';

export const eventsSchema = pgSchema('events');

/** Facts that people are notified of. */
export const notifications = eventsSchema.table(
  'notifications',
  {
    companyId: uuid('company_id').notNull(),
    userId: uuid('user_id').notNull(),
    factId: bigint('fact_id', { mode: 'number' }).notNull(),
    type: text('type').notNull().$type<EventType>(),
    data: jsonb('data').notNull().$type<Record<string, unknown>>(),
    at: moment('at').notNull(),
    /** Null while unread. */
    readAt: moment('read_at'),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.userId, table.factId] }), index('notifications_at').on(table.at)],
);

/** A person's notification settings in a company; without a row, they get all kinds in the bell, and no mail. */
export const notificationSettings = eventsSchema.table(
  'notification_settings',
  {
    companyId: uuid('company_id').notNull(),
    userId: uuid('user_id').notNull(),
    /** Kinds that are left out, so that kinds added later are shown. */
    notInBell: text('not_in_bell').array().notNull().$type<EventType[]>(),
    notByMail: text('not_by_mail').array().notNull().$type<EventType[]>(),
    digest: text('digest').notNull().$type<NotificationSettings['digest']>(),
    /** The digests cover everything up to this moment. */
    digestUntil: moment('digest_until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.userId] })],
);

/** URLs that a company's events are sent to. */
export const webhooks = eventsSchema.table(
  'webhooks',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id').notNull(),
    address: text('address').notNull(),
    types: text('types').array().notNull().$type<EventType[]>(),
    /** The signing secret, sealed for this webhook. */
    secret: bytes('secret').notNull(),
    createdAt: moment('created_at').notNull(),
    /** The last delivery; null before the first. */
    lastAt: moment('last_at'),
    lastType: text('last_type'),
    /** HTTP status; null when there was no response. */
    lastStatus: integer('last_status'),
    /** Why it failed, in a sentence; null when it succeeded. */
    lastProblem: text('last_problem'),
    /** When the first delivery after the last success failed. */
    failingSince: moment('failing_since'),
    disabledAt: moment('disabled_at'),
    disabledReason: text('disabled_reason').$type<NonNullable<Webhook['disabled']>['reason']>(),
  },
  (table) => [index('webhooks_company').on(table.companyId, table.createdAt)],
);
