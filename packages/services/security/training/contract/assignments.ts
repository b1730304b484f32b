/** Who takes which course, and until when. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { id } from '@suite/contract/schema';
import { isDay } from '@suite/values/iso-day';
import * as v from 'valibot';

/** `2026-03-31`. */
const day = v.pipe(v.string(), v.check(isDay, 'This day does not exist. Write it as 2026-03-31.'));

/** The people an assignment or a simulation applies to; `new-hires` are those who join on or after its first day. */
export const audience = v.variant('kind', [
  v.object({ kind: v.literal('everyone') }),
  v.object({ kind: v.literal('new-hires') }),
  v.object({ kind: v.literal('groups'), groupIds: v.pipe(v.array(id), v.minLength(1, 'Choose a group.'), v.maxLength(50)) }),
  v.object({ kind: v.literal('role'), role: v.picklist(['administrator', 'member', 'reader']) }),
  v.object({ kind: v.literal('people'), userIds: v.pipe(v.array(id), v.minLength(1, 'Choose a person.'), v.maxLength(200)) }),
]);
export type Audience = v.InferOutput<typeof audience>;

const days = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(365));
/** `02-29` is February 28 in other years. */
const yearDay = v.pipe(
  v.string(),
  v.check((text) => isYearDay(text), 'This day does not exist. Write it as 09-30.'),
);

const isYearDay = (text: string) =>
  /^\d\d-\d\d$/.test(text) && new Date(`2028-${text}T00:00:00Z`).toJSON()?.slice(5, 10) === text;

/** When it is due. */
export const rule = v.variant('kind', [
  /** Due by a day. People who join later have two weeks. */
  v.object({ kind: v.literal('by-day'), dueOn: day, countsEarlier: v.boolean() }),
  /** Due a number of days after it first applies to a person. */
  v.object({ kind: v.literal('after-days'), days, countsEarlier: v.boolean() }),
  /** Due each year between two days; the window may cross the end of the year. */
  v.object({ kind: v.literal('window'), from: yearDay, to: yearDay }),
  /** Due first after a number of days, and again a number of months after each completion. */
  v.object({
    kind: v.literal('anniversary'),
    days,
    months: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60)),
  }),
]);
export type Rule = v.InferOutput<typeof rule>;

const written = {
  courseId: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  audience,
  rule,
  graceDays: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(90)),
  startsOn: day,
};

/** `version` increases with every change. A change names the version it was based on, and a newer one is not overwritten. */
const assignment = v.object({
  id,
  ...written,
  version: v.number(),
  course: v.string(),
  by: v.string(),
  people: v.number(),
  open: v.number(),
  overdue: v.number(),
});
export type Assignment = v.InferOutput<typeof assignment>;

const admin = { base: 'API_BASE_URL', auth: 'bearer', right: 'admin' } as const;

/** The maximum number of assignments per firm. */
export const MAX_ASSIGNMENTS = 200;

/** Returns who has to take which course. */
export const getAssignments = endpoint({
  ...admin,
  method: 'GET',
  path: '/academy-admin/v1/assignments',
  response: v.object({ assignments: v.array(assignment) }),
});

export const createAssignment = endpoint({
  ...admin,
  method: 'POST',
  path: '/academy-admin/v1/assignments',
  body: v.object(written),
  status: 201,
  response: v.object({ id }),
  failures: { 404: problem, 409: problem },
});

export const putAssignment = endpoint({
  ...admin,
  method: 'PUT',
  path: '/academy-admin/v1/assignments/{assignmentId}',
  body: v.object({ ...written, version: v.number() }),
  response: v.object({ version: v.number() }),
  failures: { 404: problem, 409: problem },
});

export const endAssignment = endpoint({
  ...admin,
  method: 'DELETE',
  path: '/academy-admin/v1/assignments/{assignmentId}',
  status: 204,
  failures: { 404: problem },
});
