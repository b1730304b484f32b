import type { Axis, Category } from '@suite/insights/readiness/score';
import type { Range } from '@suite/insights/valuation/amounts';
import { moment } from '@suite/kernel/database/columns';
import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, jsonb, pgSchema, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { DriverKey } from './contract/drivers';
import type { MultipleRow } from './contract/multiples';
import type { D, DealEntry, Scenario } from './contract/scenarios';
import type { FigureKey } from './contract/terms';
import type { Settings, ValuationResult } from './contract/valuation';
import type { Part } from './report-parts';

export const rightexitSchema = pgSchema('rightexit');

/**
 * Subjects of a valuation: the company itself, with at most one row, or one of its clients. Money is in minor units of
 * `currency`.
 */
export const subjects = rightexitSchema.table(
  'subjects',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: uuid('company_id').notNull(),
    kind: text('kind').notNull().$type<'own' | 'client'>(),
    /** Client in the ledger; null for the company itself, and for a client that is not in the ledger. */
    clientId: uuid('client_id'),
    name: text('name').notNull(),
    currency: text('currency').notNull(),
    settings: jsonb('settings').notNull().$type<Settings>(),
    scenarios: jsonb('scenarios').notNull().default({}).$type<Partial<Record<D, Omit<Scenario, 'd'>>>>(),
    deal: jsonb('deal').$type<DealEntry>(),
    /** Increases with every change of the entered data, except the questionnaire. */
    version: integer('version').notNull().default(0),
    /** Revision of the questionnaire. */
    revision: integer('revision').notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('subjects_client').on(table.companyId, table.kind, table.clientId, table.name).nullsNotDistinct(),
    index('subjects_company').on(table.companyId, sql`lower(${table.name})`),
  ],
);

const subjectId = () =>
  uuid('subject_id')
    .notNull()
    .references(() => subjects.id, { onDelete: 'cascade' });

/** A number with the person who entered it, when, and from which file. */
export interface Entered {
  amount: number;
  by: string;
  on: string;
  file: string;
}

export const figures = rightexitSchema.table(
  'figures',
  {
    subjectId: subjectId(),
    year: integer('year').notNull(),
    entered: jsonb('entered').notNull().$type<Partial<Record<FigureKey, Entered>>>(),
    adjustments: jsonb('adjustments').notNull().$type<(Entered & { text: string })[]>(),
  },
  (table) => [primaryKey({ columns: [table.subjectId, table.year] })],
);

/** Saved valuations, which never change. */
export const versions = rightexitSchema.table(
  'versions',
  {
    subjectId: subjectId(),
    number: integer('number').notNull(),
    on: date('valued_on', { mode: 'string' }).notNull(),
    at: moment('at').notNull(),
    by: text('by').notNull(),
    note: text('note').notNull(),
    content: jsonb('content').notNull().$type<ValuationResult>(),
    /** Parts of the report about readiness and scenarios at the time of saving. */
    readiness: jsonb('readiness').notNull().$type<Part[]>(),
  },
  (table) => [primaryKey({ columns: [table.subjectId, table.number] })],
);

/** Tables of multiples of companies and of the operator. */
export const multiples = rightexitSchema.table('multiples', {
  /** The company's id, or `operator`. */
  owner: text('owner').primaryKey(),
  rows: jsonb('rows').notNull().$type<MultipleRow[]>(),
  version: integer('version').notNull(),
  changedBy: text('changed_by').notNull(),
  changedAt: moment('changed_at').notNull(),
});

/** Answers of the questionnaire, 0 to 4. */
export const answers = rightexitSchema.table(
  'answers',
  {
    subjectId: subjectId(),
    driver: text('driver').notNull().$type<DriverKey>(),
    answer: integer('answer').notNull(),
    by: text('by').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subjectId, table.driver] })],
);

/** A driver at the time of a score: its points, and its formatted value. */
export interface SavedDriver {
  points: number | null;
  value: string | null;
}

/** Scores of a subject over time. */
export const scores = rightexitSchema.table(
  'scores',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    subjectId: subjectId(),
    at: moment('at').notNull(),
    cause: text('cause').notNull().$type<'quarter' | 'ledger' | 'asked'>(),
    axes: jsonb('axes').notNull().$type<Record<Axis, number | null>>(),
    categories: jsonb('categories').notNull().$type<Record<Category, number | null>>(),
    drivers: jsonb('drivers').notNull().$type<Partial<Record<DriverKey, SavedDriver>>>(),
    /** Weighted value; null without one. */
    value: jsonb('value').$type<Range>(),
    /** What changed since the previous score. */
    reasons: jsonb('reasons').notNull().$type<string[]>(),
  },
  (table) => [index('scores_subject').on(table.subjectId, table.id)],
);
