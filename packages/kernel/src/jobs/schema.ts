import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { kernelSchema, moment } from '../database/columns';
import type { LocalTime } from './local-time';

/** Replaces the company's id for work that belongs to no company. */
export const NO_COMPANY = '00000000-0000-0000-0000-000000000000';

/** Work to do after the transaction that enqueued it. Finished jobs are removed. */
export const jobs = kernelSchema.table(
  'jobs',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    companyId: uuid('company_id').notNull(),
    /** The order in which jobs of a kind run, so that companies take turns. */
    turn: bigint('turn', { mode: 'number' }).notNull(),
    /** Jobs in one lane run one at a time, in the order of their ids. */
    lane: text('lane'),
    /** Unique among the waiting jobs of a kind. */
    key: text('key'),
    payload: jsonb('payload').notNull(),
    state: text('state').notNull().default('waiting').$type<'waiting' | 'running' | 'failed'>(),
    runAt: moment('run_at').notNull(),
    /** The run that owns the job: a new id each time it is claimed. */
    lease: uuid('lease'),
    leaseUntil: moment('lease_until'),
    /** Number of failed attempts. */
    attempts: integer('attempts').notNull().default(0),
    /** Number of attempts that started and neither succeeded nor failed, because their process ended. */
    unsettled: integer('unsettled').notNull().default(0),
    /** Progress of the attempts, in a unit of the job. */
    reached: bigint('reached', { mode: 'number' }).notNull().default(0),
    /** Why the last attempt failed. */
    failure: text('failure'),
    failedAt: moment('failed_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('jobs_waiting').on(table.kind, table.runAt, table.turn, table.id).where(sql`${table.state} = 'waiting'`),
    index('jobs_turn').on(table.kind, table.companyId, table.turn).where(sql`${table.state} <> 'failed'`),
    uniqueIndex('jobs_key').on(table.kind, table.key).where(sql`${table.state} = 'waiting'`),
    uniqueIndex('jobs_lane_running').on(table.lane).where(sql`${table.state} = 'running'`),
    index('jobs_lane').on(table.lane, table.id).where(sql`${table.lane} is not null and ${table.state} <> 'failed'`),
    index('jobs_running').on(table.leaseUntil).where(sql`${table.state} = 'running'`),
    index('jobs_failed').on(table.failedAt).where(sql`${table.state} = 'failed'`),
  ],
);

/** Jobs enqueued repeatedly at a local time. */
export const schedules = kernelSchema.table(
  'schedules',
  {
    kind: text('kind').notNull(),
    key: text('key').notNull(),
    companyId: uuid('company_id').notNull(),
    payload: jsonb('payload').notNull(),
    time: jsonb('time').notNull().$type<LocalTime>(),
    nextAt: moment('next_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.key] }), index('schedules_next').on(table.nextAt)],
);
