import { bytes, moment } from '@suite/kernel/database/columns';
import { boolean, index, integer, jsonb, pgSchema, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { BookingState, DayRule, PlaceKind, WeekRule } from './contract/terms';

export const calendlySchema = pgSchema('calendly');

const companyId = () => uuid('company_id').notNull();

/** When a person in the firm takes appointments. */
export const calendars = calendlySchema.table(
  'calendars',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: companyId(),
    userId: uuid('user_id').notNull(),
    timeZone: text('time_zone').notNull(),
    week: jsonb('week').notNull().$type<WeekRule[]>(),
    /** Days that differ from the week. */
    days: jsonb('days').notNull().$type<DayRule[]>().default([]),
    /** URL of an ICS feed with the person's busy times, sealed because it is a secret. */
    feed: bytes('feed'),
    /** The feed's host, for display. */
    feedHost: text('feed_host'),
    feedReadAt: moment('feed_read_at'),
    feedFailure: text('feed_failure'),
    /** Sentences for the person about what the last successful read left out or assumed. */
    feedWarnings: jsonb('feed_warnings').notNull().$type<string[]>().default([]),
    version: integer('version').notNull().default(1),
  },
  (table) => [unique('calendars_person').on(table.companyId, table.userId)],
);

/** Appointment types that visitors can book. */
export const types = calendlySchema.table(
  'types',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: companyId(),
    calendarId: uuid('calendar_id')
      .notNull()
      .references(() => calendars.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    minutes: integer('minutes').notNull(),
    /** Minutes kept free before and after. */
    bufferBefore: integer('buffer_before').notNull().default(0),
    bufferAfter: integer('buffer_after').notNull().default(0),
    placeKind: text('place_kind').notNull().$type<PlaceKind>(),
    /** The office's address, the video link, or empty. */
    placeText: text('place_text').notNull().default(''),
    /** Hours before an appointment until which it can be booked, moved and canceled. */
    noticeHours: integer('notice_hours').notNull(),
    /** Number of days ahead that can be booked. */
    daysAhead: integer('days_ahead').notNull(),
    /** Hours before the appointment at which the reminder is sent; null for no reminder. */
    reminderHours: integer('reminder_hours'),
    isActive: boolean('is_active').notNull().default(true),
    version: integer('version').notNull().default(1),
  },
  (table) => [index('types_company').on(table.companyId, table.name)],
);

export const bookings = calendlySchema.table(
  'bookings',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: companyId(),
    typeId: uuid('type_id')
      .notNull()
      .references(() => types.id, { onDelete: 'cascade' }),
    calendarId: uuid('calendar_id')
      .notNull()
      .references(() => calendars.id, { onDelete: 'cascade' }),
    leadId: uuid('lead_id'),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    state: text('state').notNull().$type<BookingState>(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull().default(''),
    note: text('note').notNull().default(''),
    /** The visitor's time zone. */
    timeZone: text('time_zone').notNull(),
    /** Hash of the secret in the links of its mails. */
    secret: bytes('secret').notNull().unique(),
    /** The secret itself, sealed, for later mails. */
    sealed: bytes('sealed').notNull(),
    /** Increases with every change, so that visitors' calendars follow. */
    sequence: integer('sequence').notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('bookings_company').on(table.companyId, table.startsAt)],
);

/**
 * The five-minute slices of a calendar that an appointment takes with its buffers, counted since 1970. No two appointments can
 * have the same slice, even when booked at the same moment.
 */
export const takenTimes = calendlySchema.table(
  'taken_times',
  {
    calendarId: uuid('calendar_id')
      .notNull()
      .references(() => calendars.id, { onDelete: 'cascade' }),
    slice: integer('slice').notNull(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.calendarId, table.slice] }), index('taken_times_booking').on(table.bookingId)],
);

/** Busy times from the ICS feed, replaced with each read. */
export const busyTimes = calendlySchema.table(
  'busy_times',
  {
    calendarId: uuid('calendar_id')
      .notNull()
      .references(() => calendars.id, { onDelete: 'cascade' }),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    isAllDay: boolean('is_all_day').notNull(),
    /** Name of the time zone in which the feed has it. */
    zoneName: text('zone_name').notNull(),
  },
  (table) => [index('busy_times_calendar').on(table.calendarId, table.startsAt)],
);
