/** The firm's done, due and overdue courses for administrators; reminders and settings. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { find, order, paged } from '@suite/contract/paging';
import { id } from '@suite/contract/schema';
import { isTimeZone } from '@suite/values/time-zone';
import * as v from 'valibot';
import { trainingState } from './learning';

const admin = { base: 'API_BASE_URL', auth: 'bearer', right: 'admin' } as const;

const record = v.object({
  userId: v.string(),
  name: v.string(),
  email: v.string(),
  courseId: v.string(),
  course: v.string(),
  state: trainingState,
  dueOn: v.nullable(v.string()),
  doneOn: v.nullable(v.string()),
  remindedAt: v.nullable(v.string()),
  /** Number of the newest valid certificate. */
  certificate: v.nullable(v.string()),
});
export type TrainingRecord = v.InferOutput<typeof record>;

const counts = v.object({ assigned: v.number(), done: v.number(), due: v.number(), overdue: v.number() });

export const recordSort = v.picklist(['name', 'course', 'state', 'dueOn', 'doneOn']);

/** Returns a page of the courses that people have to take, one row per person and course. */
export const getTrainingRecords = endpoint({
  ...admin,
  method: 'GET',
  path: '/academy-admin/v1/records',
  query: v.object({
    find: v.optional(find, ''),
    state: v.optional(trainingState),
    courseId: v.optional(v.pipe(v.string(), v.maxLength(40))),
    sort: v.optional(recordSort, 'dueOn'),
    order: v.optional(order, 'ascending'),
    ...paged,
  }),
  response: v.object({
    records: v.array(record),
    total: v.number(),
    /** Counts of all assigned courses, whatever the search. */
    counts,
    courses: v.array(v.object({ id: v.string(), title: v.string(), ...counts.entries })),
    today: v.string(),
  }),
});
export type RecordsPage = v.InferOutput<typeof getTrainingRecords.response>;

/** Reminds people of the courses that they have to take: the given people, or everyone in a state. */
export const remindOfTraining = endpoint({
  ...admin,
  method: 'POST',
  path: '/academy-admin/v1/reminders',
  body: v.union([
    v.object({ userIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(200)) }),
    v.object({ state: v.picklist(['due', 'overdue']) }),
  ]),
  status: 202,
  response: v.object({ people: v.number() }),
});

const settings = v.object({ version: v.number(), timeZone: v.string(), isPhishingAllowed: v.boolean() });
export type TrainingSettings = v.InferOutput<typeof settings>;

export const getTrainingSettings = endpoint({
  ...admin,
  method: 'GET',
  path: '/academy-admin/v1/settings',
  response: settings,
});

export const putTrainingSettings = endpoint({
  ...admin,
  method: 'PUT',
  path: '/academy-admin/v1/settings',
  body: v.object({
    version: v.number(),
    timeZone: v.pipe(v.string(), v.maxLength(60), v.check(isTimeZone, 'Choose a time zone such as America/New_York.')),
    isPhishingAllowed: v.boolean(),
  }),
  response: settings,
  failures: { 409: problem },
});
