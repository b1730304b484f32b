import { moment } from '@suite/kernel/database/columns';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Answers } from './contract/plan';
import type { EntryData, Register } from './contract/registers';

export const wispSchema = pgSchema('wisp');

const day = (column: string) => date(column, { mode: 'string' });

/** Increases with every change. */
const version = () => integer('version').notNull().default(1);

export const plans = wispSchema.table('plans', {
  companyId: uuid('company_id').primaryKey(),
  startedAt: moment('started_at').notNull(),
  answers: jsonb('answers').notNull().$type<Answers>(),
  version: version(),
  /** Increases with every change of the document's content; an approval applies to one revision. */
  revision: integer('revision').notNull().default(1),
  /** The day and reason of the last change of access rights that requires a review of access. */
  accessChangedOn: day('access_changed_on'),
  accessChange: text('access_change').notNull().default(''),
});

const companyId = () =>
  uuid('company_id')
    .notNull()
    .references(() => plans.companyId, { onDelete: 'cascade' });

/** Sections and attachments of the draft, by their keys in `content/sections.ts`. */
export const sections = wispSchema.table(
  'sections',
  {
    companyId: companyId(),
    key: text('key').notNull(),
    text: text('text').notNull(),
    status: text('status').notNull().default('draft').$type<'draft' | 'ready'>(),
    ownerId: uuid('owner_id'),
    reviewOn: day('review_on'),
    version: version(),
    changedAt: moment('changed_at').notNull(),
    changedBy: text('changed_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.key] })],
);

/** A firm's own data on a control, by its key in `content/controls.ts`. */
export const controls = wispSchema.table(
  'controls',
  {
    companyId: companyId(),
    key: text('key').notNull(),
    implementation: text('implementation').notNull(),
    ownerId: uuid('owner_id'),
    reviewOn: day('review_on'),
    reviewedOn: day('reviewed_on'),
    reviewedBy: text('reviewed_by').notNull().default(''),
    reviewNote: text('review_note').notNull().default(''),
    /** Empty while the risk is not accepted. */
    acceptance: text('acceptance').notNull().default(''),
    acceptedUntil: day('accepted_until'),
    /** Name of the person who accepted it. */
    acceptedBy: text('accepted_by').notNull().default(''),
    version: version(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.key] })],
);

export const evidence = wispSchema.table(
  'evidence',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: uuid('company_id').notNull(),
    controlKey: text('control_key').notNull(),
    title: text('title').notNull(),
    note: text('note').notNull(),
    /** The day that the evidence shows. */
    on: day('shown_on').notNull(),
    expiresOn: day('expires_on'),
    ownerId: uuid('owner_id').notNull(),
    addedAt: moment('added_at').notNull(),
    fileId: uuid('file_id'),
    fileName: text('file_name').notNull().default(''),
    bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    foreignKey({ columns: [table.companyId, table.controlKey], foreignColumns: [controls.companyId, controls.key] }).onDelete(
      'cascade',
    ),
    index('evidence_control').on(table.companyId, table.controlKey),
  ],
);

export const entries = wispSchema.table(
  'entries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: companyId(),
    kind: text('kind').notNull().$type<Register>(),
    name: text('name').notNull(),
    data: jsonb('data').notNull().$type<EntryData>(),
    version: version(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [index('entries_register').on(table.companyId, table.kind, sql`lower(${table.name})`)],
);

/** Approved versions, which are never changed. */
export const versions = wispSchema.table(
  'versions',
  {
    companyId: companyId(),
    number: integer('number').notNull(),
    revision: integer('revision').notNull(),
    approvedOn: day('approved_on').notNull(),
    approvedAt: moment('approved_at').notNull(),
    approvedBy: text('approved_by').notNull(),
    note: text('note').notNull(),
    isMaterial: boolean('is_material').notNull(),
    /** Number of controls that were neither proven nor accepted as a risk. */
    gaps: integer('gaps').notNull().default(0),
    /** The document as JSON, exactly the bytes that `hash` covers. */
    content: text('content').notNull(),
    /** SHA-256 in hexadecimal. */
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.number] })],
);

/** The plan's change log. */
export const changes = wispSchema.table(
  'changes',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: companyId(),
    at: moment('at').notNull(),
    by: text('by').notNull(),
    what: text('what').notNull(),
  },
  (table) => [index('changes_company').on(table.companyId, table.id)],
);

export const acknowledgements = wispSchema.table(
  'acknowledgements',
  {
    companyId: uuid('company_id').notNull(),
    number: integer('number').notNull(),
    userId: uuid('user_id').notNull(),
    on: day('acknowledged_on').notNull(),
    at: moment('at').notNull(),
    /** The name as it was then. */
    name: text('name').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userId, table.number, table.on] }),
    foreignKey({ columns: [table.companyId, table.number], foreignColumns: [versions.companyId, versions.number] }).onDelete(
      'cascade',
    ),
  ],
);

/** The last reminder of each person about the version in force. */
export const reminders = wispSchema.table(
  'reminders',
  {
    companyId: companyId(),
    userId: uuid('user_id').notNull(),
    on: day('reminded_on').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.userId] })],
);

/** Completed items of the checklist, by item. */
type Done = Record<string, { on: string; by: string; artifact: string }>;

export const reviews = wispSchema.table(
  'reviews',
  {
    companyId: companyId(),
    year: integer('year').notNull(),
    startedOn: day('started_on').notNull(),
    completedOn: day('completed_on'),
    completedBy: text('completed_by'),
    done: jsonb('done').notNull().default({}).$type<Done>(),
    statement: text('statement').notNull().default(''),
    version: version(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.year] }),
    uniqueIndex('reviews_open').on(table.companyId).where(sql`${table.completedOn} is null`),
  ],
);
