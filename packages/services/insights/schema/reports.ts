import { bytes, moment } from '@suite/kernel/database/columns';
import { date, jsonb, text, unique, uuid } from 'drizzle-orm/pg-core';
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

/** Whom a report goes to by itself. */
export const reportMails = insightsSchema.table(
  'report_mails',
  {
    /** The mail's own id too. */
    id: uuid('id').primaryKey(),
    reportId: uuid('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    userId: userId(),
    /** Null until the mail is queued, and of a person who no longer wanted it by then. */
    queuedAt: moment('queued_at'),
  },
  (table) => [unique('report_mails_person').on(table.reportId, table.userId)],
);

/** What the links of mails stop: a kind of report of a person and a company. */
export const reportUnsubscribes = insightsSchema.table('report_unsubscribes', {
  /** SHA-256 of the token in a mail. */
  tokenHash: bytes('token_hash').primaryKey(),
  companyId: companyId(),
  userId: userId(),
  kind: text('kind').notNull().$type<ReportKind>(),
});
