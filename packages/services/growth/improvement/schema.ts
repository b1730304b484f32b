import { moment } from '@suite/kernel/database/columns';
import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgSchema, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Task, TaskSource } from './contract/tasks';

export const firmImprovementSchema = pgSchema('firm_improvement');

export const tasks = firmImprovementSchema.table(
  'tasks',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: uuid('company_id').notNull(),
    title: text('title').notNull(),
    why: text('why').notNull(),
    source: text('source').notNull().$type<TaskSource>(),
    /** The driver and its target; null for a task that only a person can complete. */
    measure: jsonb('measure').$type<NonNullable<Task['measure']>>(),
    /** The driver of `measure`. */
    driver: text('driver'),
    ownerId: uuid('owner_id'),
    dueOn: date('due_on', { mode: 'string' }),
    effect: jsonb('effect').$type<NonNullable<Task['effect']>>(),
    link: jsonb('link').$type<NonNullable<Task['to']>>(),
    doneAt: moment('done_at'),
    doneBecause: text('done_because').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    /** Increases with every change that a person makes. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('tasks_company').on(table.companyId, table.doneAt, table.dueOn),
    index('tasks_owner').on(table.ownerId).where(sql`done_at is null`),
    // Two open tasks with the same driver would both be completed by the same change.
    uniqueIndex('tasks_driver').on(table.companyId, table.driver).where(sql`done_at is null and driver is not null`),
  ],
);
