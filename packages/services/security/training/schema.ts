import { bytes, moment } from '@suite/kernel/database/columns';
import { boolean, date, index, integer, jsonb, pgSchema, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { Audience, Rule } from './contract/assignments';
import type { CourseContent, QuizQuestion } from './contract/content';

export const academyAdminSchema = pgSchema('academy_admin');

export const settings = academyAdminSchema.table('settings', {
  companyId: uuid('company_id').primaryKey(),
  version: integer('version').notNull().default(1),
  /** When an administrator turned on phishing simulations; null while they are off. */
  phishingSince: moment('phishing_since'),
});

/** A course written by a firm, as it is edited. The suite's courses are in `courses/`. */
export const courses = academyAdminSchema.table(
  'courses',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: uuid('company_id').notNull(),
    /** Increases with each change of the draft. */
    version: integer('version').notNull().default(1),
    draft: jsonb('draft').notNull().$type<CourseContent>(),
    /** The newest version that people take; 0 while there is none. */
    published: integer('published').notNull().default(0),
    updatedAt: moment('updated_at').notNull(),
    archivedAt: moment('archived_at'),
  },
  (table) => [index('courses_company').on(table.companyId)],
);

/** A course's content when it was published; never changed. */
export const courseVersions = academyAdminSchema.table(
  'course_versions',
  {
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    content: jsonb('content').notNull().$type<CourseContent>(),
    /** Whether certificates of earlier versions are no longer valid. */
    voidsEarlier: boolean('voids_earlier').notNull(),
    note: text('note').notNull(),
    by: text('by').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.version] })],
);

/** Who has to take a course, and by when. Names a suite's course by its slug, and a firm's own by its id. */
export const assignments = academyAdminSchema.table(
  'assignments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: uuid('company_id').notNull(),
    version: integer('version').notNull().default(1),
    courseId: text('course_id').notNull(),
    audience: jsonb('audience').notNull().$type<Audience>(),
    rule: jsonb('rule').notNull().$type<Rule>(),
    graceDays: integer('grace_days').notNull(),
    startsOn: date('starts_on').notNull(),
    by: text('by').notNull(),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [index('assignments_company').on(table.companyId, table.courseId)],
);

/**
 * A person in an assignment, with the days on which their state changes: done until `opensOn`, then due, and overdue from
 * `overdueFrom` on. `standing.ts` computes them from the rule and the completions.
 */
export const enrollments = academyAdminSchema.table(
  'enrollments',
  {
    assignmentId: uuid('assignment_id')
      .notNull()
      .references(() => assignments.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id').notNull(),
    userId: uuid('user_id').notNull(),
    courseId: text('course_id').notNull(),
    /** The day from which the assignment applies to the person. */
    since: date('since').notNull(),
    doneOn: date('done_on'),
    /** Null when nothing follows. */
    opensOn: date('opens_on'),
    dueOn: date('due_on'),
    overdueFrom: date('overdue_from'),
    remindedAt: moment('reminded_at'),
    /** The `overdueFrom` that the person was notified of. */
    overdueNotifiedOn: date('overdue_notified_on'),
  },
  (table) => [
    primaryKey({ columns: [table.assignmentId, table.userId] }),
    index('enrollments_person').on(table.companyId, table.userId, table.courseId),
  ],
);

/** A person's progress in the lessons of a course. */
export const progress = academyAdminSchema.table(
  'progress',
  {
    companyId: uuid('company_id').notNull(),
    userId: uuid('user_id').notNull(),
    courseId: text('course_id').notNull(),
    /** The course's version. */
    version: integer('version').notNull(),
    lessonsDone: text('lessons_done').array().notNull().default([]),
    /** Ids of the chosen options by question of a lesson. */
    answers: jsonb('answers').notNull().default({}).$type<Record<string, string[]>>(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.userId, table.courseId] })],
);

/** A quiz that a person takes, with the questions drawn for it and their right answers. */
export const attempts = academyAdminSchema.table(
  'attempts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: uuid('company_id').notNull(),
    userId: uuid('user_id').notNull(),
    courseId: text('course_id').notNull(),
    /** The course's version. */
    version: integer('version').notNull(),
    passPercent: integer('pass_percent').notNull(),
    questions: jsonb('questions').notNull().$type<QuizQuestion[]>(),
    answers: jsonb('answers').notNull().default({}).$type<Record<string, string[]>>(),
    startedAt: moment('started_at').notNull(),
    submittedAt: moment('submitted_at'),
    /** Percent; null until it is graded, and when a new version of the course ended it. */
    score: integer('score'),
  },
  (table) => [index('attempts_person').on(table.companyId, table.userId, table.courseId)],
);

/** A course that a person completed, with its certificate's data; never deleted. */
export const completions = academyAdminSchema.table(
  'completions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: uuid('company_id').notNull(),
    userId: uuid('user_id').notNull(),
    courseId: text('course_id').notNull(),
    /** The certificate's number: 100 random bits. */
    number: text('number').notNull().unique(),
    /** Names as they were then. */
    name: text('name').notNull(),
    firm: text('firm').notNull(),
    course: text('course').notNull(),
    version: integer('version').notNull(),
    score: integer('score').notNull(),
    completedOn: date('completed_on').notNull(),
    at: moment('at').notNull(),
    /** When a newer version of the course voided it. */
    voidedAt: moment('voided_at'),
  },
  (table) => [
    index('completions_person').on(table.companyId, table.userId, table.courseId),
    index('completions_day').on(table.companyId, table.completedOn),
  ],
);

/** A phishing simulation. */
export const campaigns = academyAdminSchema.table(
  'campaigns',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: uuid('company_id').notNull(),
    templateId: text('template_id').notNull(),
    audience: jsonb('audience').notNull().$type<Audience>(),
    by: text('by').notNull(),
    startedAt: moment('started_at').notNull(),
    /** The month by the firm's clock, `2026-11`. */
    month: text('month').notNull(),
  },
  (table) => [index('campaigns_company').on(table.companyId, table.startedAt)],
);

/** A person in a simulation. */
export const targets = academyAdminSchema.table(
  'targets',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id').notNull(),
    userId: uuid('user_id').notNull(),
    /** Hash of the secret in the mail's link; null until it is sent. */
    tokenHash: bytes('token_hash').unique(),
    sentAt: moment('sent_at'),
    clickedAt: moment('clicked_at'),
    reportedAt: moment('reported_at'),
  },
  (table) => [
    unique('targets_once').on(table.campaignId, table.userId),
    index('targets_person').on(table.companyId, table.userId),
  ],
);
