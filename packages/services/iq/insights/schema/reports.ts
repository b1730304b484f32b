import { bytes, moment } from '@suite/kernel/database/columns';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ReportContent, ReportKind, ReportSection } from '../contract/report-content';
import { insightsSchema } from './database-schema';

const companyId = () => uuid('company_id').notNull();

const kind = () => text('kind').notNull().$type<ReportKind>();

const sections = () => jsonb('sections').notNull().$type<ReportSection[]>();

/** The archive of reports; one that is ready is never changed. */
export const reports = insightsSchema.table(
  'reports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: companyId(),
    kind: kind(),
    /** The period, both ends included. */
    from: date('from_day').notNull(),
    to: date('to_day').notNull(),
    sections: sections(),
    state: text('state').notNull().$type<'making' | 'ready' | 'failed'>(),
    /** Of one that failed: a sentence. */
    failure: text('failure'),
    /** Null until it is ready. */
    asOf: date('as_of'),
    content: jsonb('content').$type<ReportContent>(),
    /** Made at the end of its period, one of a kind and period, for who chose to get it. */
    isAutomatic: boolean('is_automatic').notNull(),
    /** Who asked for it, and their name then. */
    makerId: uuid('maker_id'),
    madeBy: text('made_by'),
    /** The schedule that it was made for; it may be gone by now. */
    scheduleId: uuid('schedule_id'),
    createdAt: moment('created_at').notNull(),
    /** When it was noted whom it goes to; null of one of a period that nobody is mailed about. */
    addressedAt: moment('addressed_at'),
  },
  (table) => [
    uniqueIndex('reports_automatic').on(table.companyId, table.kind, table.from).where(sql`is_automatic`),
    uniqueIndex('reports_of_schedule').on(table.scheduleId, table.kind, table.from).where(sql`maker_id is null`),
    index('reports_company').on(table.companyId, table.to),
    index('reports_schedule').on(table.scheduleId),
  ],
);

/** Whom a report goes to: a person of the company, or another address. */
export const reportMails = insightsSchema.table(
  'report_mails',
  {
    /** The mail's own id too. */
    id: uuid('id').primaryKey(),
    reportId: uuid('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    userId: uuid('user_id'),
    address: text('address'),
    createdAt: moment('created_at').notNull(),
    /** Who asked for it; null of a mail that goes out by itself. */
    askedBy: uuid('asked_by'),
    /** Null until the mail is queued. */
    queuedAt: moment('queued_at'),
    /** When a mail server has taken it, or it has failed for the reason in `failure`. */
    settledAt: moment('settled_at'),
    failure: text('failure'),
  },
  (table) => [
    // Who is about to get a report gets it once.
    uniqueIndex('report_mails_person').on(table.reportId, table.userId).where(sql`settled_at is null`),
    uniqueIndex('report_mails_address').on(table.reportId, table.address).where(sql`settled_at is null`),
  ],
);

/** What the links of mails stop: a kind of report of a person and a company, a schedule's for a person, or all for an address. */
export const reportUnsubscribes = insightsSchema.table('report_unsubscribes', {
  /** SHA-256 of the token in a mail. */
  tokenHash: bytes('token_hash').primaryKey(),
  companyId: companyId(),
  userId: uuid('user_id'),
  address: text('address'),
  kind: kind(),
  scheduleId: uuid('schedule_id'),
});

/** Addresses outside the company that get no reports of it any more, because they unsubscribed. */
export const reportStops = insightsSchema.table(
  'report_stops',
  { companyId: companyId(), address: text('address').notNull(), at: moment('at').notNull() },
  (table) => [unique('report_stops_address').on(table.companyId, table.address)],
);

/** Reports that are made and mailed again and again. */
export const reportSchedules = insightsSchema.table(
  'report_schedules',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: companyId(),
    kind: kind(),
    day: integer('day').notNull(),
    timeZone: text('time_zone').notNull(),
    sections: sections(),
    people: uuid('people').array().notNull(),
    addresses: text('addresses').array().notNull(),
    isPaused: boolean('is_paused').notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('report_schedules_company').on(table.companyId)],
);

/** How a company's reports look. */
export const reportBranding = insightsSchema.table('report_branding', {
  companyId: companyId().primaryKey(),
  /** `#0b6a57`; null for the suite's own. */
  accent: text('accent'),
  /** A file of the kernel. */
  logoId: uuid('logo_id'),
  logoType: text('logo_type').$type<'image/png' | 'image/jpeg'>(),
});
