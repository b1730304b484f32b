import { bytes, moment } from '@suite/kernel/database/columns';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ReportContent, ReportKind } from '../contract/reports';
import { insightsSchema } from './database-schema';

const companyId = () => uuid('company_id').notNull();

const userId = () => uuid('user_id').notNull();

/** The archive of reports: one of a company, kind and period, never changed once it is made. */
export const reports = insightsSchema.table(
  'reports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: companyId(),
    kind: text('kind').notNull().$type<ReportKind>(),
    /** The period, both ends included. */
    from: date('from_day').notNull(),
    to: date('to_day').notNull(),
    asOf: date('as_of').notNull(),
    content: jsonb('content').notNull().$type<ReportContent>(),
    createdAt: moment('created_at').notNull(),
    /** When it was noted whom it goes to; null of one of a period that nobody is mailed about. */
    addressedAt: moment('addressed_at'),
  },
  (table) => [unique('reports_period').on(table.companyId, table.kind, table.from)],
);

/** Whom a report goes to by mail, and whether it went. */
export const reportMails = insightsSchema.table(
  'report_mails',
  {
    /** The mail's own id too: sent again, it is the same mail. */
    id: uuid('id').primaryKey().defaultRandom(),
    reportId: uuid('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    userId: userId(),
    /** The person asked for it, whatever they have chosen to get by itself. */
    isAsked: boolean('is_asked').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When it is sent, or tried again; while it is being sent, when that is taken for broken off. Null once it is settled. */
    nextAt: moment('next_at'),
    attempts: integer('attempts').notNull().default(0),
    sentAt: moment('sent_at'),
    /** Why it was not sent. */
    failure: text('failure'),
  },
  (table) => [
    uniqueIndex('report_mails_person').on(table.reportId, table.userId).where(sql`not is_asked`),
    uniqueIndex('report_mails_asked').on(table.reportId, table.userId).where(sql`is_asked and next_at is not null`),
    index('report_mails_due').on(table.nextAt).where(sql`next_at is not null`),
  ],
);

/** What the links of mails stop: a kind of report of a person and a company. */
export const reportUnsubscribes = insightsSchema.table('report_unsubscribes', {
  /** SHA-256 of the token in a mail. */
  tokenHash: bytes('token_hash').primaryKey(),
  companyId: companyId(),
  userId: userId(),
  kind: text('kind').notNull().$type<ReportKind>(),
});
