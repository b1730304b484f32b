import { bytes, moment } from '@suite/kernel/database/columns';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ReportContent, ReportKind, ReportSection } from '../contract/report-content';
import { insightsSchema } from './database-schema';

const companyId = () => uuid('company_id').notNull();

const kind = () => text('kind').notNull().$type<ReportKind>();

const sections = () => jsonb('sections').notNull().$type<ReportSection[]>();

/** The report archive. A report that is ready never changes. */
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
    /** Why a failed report could not be created, as a sentence. */
    failure: text('failure'),
    /** Null until it is ready. */
    asOf: date('as_of'),
    content: jsonb('content').$type<ReportContent>(),
    /**
     * True if the report was created automatically at the end of its period, for everyone who chose it. There is one per kind and
     * period.
     */
    isAutomatic: boolean('is_automatic').notNull(),
    /** The user who requested the report, and their name at that time. */
    makerId: uuid('maker_id'),
    madeBy: text('made_by'),
    /** The schedule that the report was created for, which may be deleted by now. */
    scheduleId: uuid('schedule_id'),
    createdAt: moment('created_at').notNull(),
    /** When the recipients were recorded; null if nobody is mailed about the period. */
    addressedAt: moment('addressed_at'),
  },
  (table) => [
    uniqueIndex('reports_automatic').on(table.companyId, table.kind, table.from).where(sql`is_automatic`),
    uniqueIndex('reports_of_schedule').on(table.scheduleId, table.kind, table.from).where(sql`maker_id is null`),
    index('reports_company').on(table.companyId, table.to),
    index('reports_schedule').on(table.scheduleId),
  ],
);

/** The recipients of a report: people of the company, or other addresses. */
export const reportMails = insightsSchema.table(
  'report_mails',
  {
    /** Also the id of the mail itself. */
    id: uuid('id').primaryKey(),
    reportId: uuid('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    userId: uuid('user_id'),
    address: text('address'),
    createdAt: moment('created_at').notNull(),
    /** The user who requested the mail; null if it is sent automatically. */
    requestedBy: uuid('requested_by'),
    /** Null until the mail is queued. */
    queuedAt: moment('queued_at'),
    /** When a mail server accepted the mail, or it failed for the reason in `failure`. */
    settledAt: moment('settled_at'),
    failure: text('failure'),
  },
  (table) => [
    // A recipient has at most one pending mail per report.
    uniqueIndex('report_mails_person').on(table.reportId, table.userId).where(sql`settled_at is null`),
    uniqueIndex('report_mails_address').on(table.reportId, table.address).where(sql`settled_at is null`),
  ],
);

/**
 * The scope of each unsubscribe link: one kind of report or one schedule of a person in a company, or all reports for an address.
 */
export const reportUnsubscribes = insightsSchema.table('report_unsubscribes', {
  /** SHA-256 of the token in the mail. */
  tokenHash: bytes('token_hash').primaryKey(),
  companyId: companyId(),
  userId: uuid('user_id'),
  address: text('address'),
  kind: kind(),
  scheduleId: uuid('schedule_id'),
});

/** Addresses outside the company that have unsubscribed from all of its reports. */
export const reportStops = insightsSchema.table(
  'report_stops',
  { companyId: companyId(), address: text('address').notNull(), at: moment('at').notNull() },
  (table) => [unique('report_stops_address').on(table.companyId, table.address)],
);

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
    version: integer('version').notNull().default(1),
  },
  (table) => [index('report_schedules_company').on(table.companyId)],
);

export const reportBranding = insightsSchema.table('report_branding', {
  companyId: companyId().primaryKey(),
  /** A color such as `#0b6a57`; null for the suite's own. */
  accent: text('accent'),
  /** The id of a file in the kernel. */
  logoId: uuid('logo_id'),
  logoType: text('logo_type').$type<'image/png' | 'image/jpeg'>(),
});
