/** The improvement plan: tasks with an owner, a due date and a target; a task is done when its driver reaches the target. */

import { day } from '@suite/contract/day-schema';
import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { id, name } from '@suite/contract/schema';
import * as v from 'valibot';

export const sources = ['right-exit', 'wisp', 'pricing', 'training', 'own'] as const;
export type TaskSource = (typeof sources)[number];

const text = v.pipe(v.string(), v.trim(), v.maxLength(1000));
const points = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100));

const effect = v.object({
  text: v.string(),
  yearly: v.nullable(v.number()),
  value: v.nullable(v.number()),
  currency: v.string(),
});
const link = v.object({ zone: v.string(), text: v.string() });

/** A driver at the time the task was created and at its last measurement, and the points at which the task is done. */
const measure = v.object({
  driver: v.string(),
  title: v.string(),
  start: v.nullable(v.number()),
  startValue: v.nullable(v.string()),
  now: v.nullable(v.number()),
  nowValue: v.nullable(v.string()),
  target: v.number(),
});

const task = v.object({
  id,
  title: v.string(),
  why: v.string(),
  source: v.picklist(sources),
  measure: v.nullable(measure),
  owner: v.nullable(v.object({ userId: id, name: v.string() })),
  dueOn: v.nullable(v.string()),
  isOverdue: v.boolean(),
  effect: v.nullable(effect),
  to: v.nullable(link),
  state: v.picklist(['open', 'done']),
  doneOn: v.nullable(v.string()),
  /** Why it is done: the measured change, or the person who marked it as done. */
  doneBecause: v.string(),
  version: v.number(),
  mayChange: v.boolean(),
});
export type Task = v.InferOutput<typeof task>;

/** Returns the person's open tasks of the improvement plan, earliest due first. */
export const getPlatformUser = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/firm-improvement/platform/user',
  auth: 'bearer',
  response: v.object({
    userId: id,
    name: v.string(),
    today: v.string(),
    items: v.array(task),
    overdue: v.number(),
  }),
});

const of = { base: 'API_BASE_URL', auth: 'bearer', right: 'app:right-exit' } as const;

/** Returns the whole plan for administrators, and their own tasks for all others. */
export const getImprovementTasks = endpoint({
  ...of,
  method: 'GET',
  path: '/firm-improvement/v1/tasks',
  response: v.object({
    tasks: v.array(task),
    people: v.array(v.object({ userId: id, name: v.string() })),
    mayAdd: v.boolean(),
  }),
});

/** Returns weak drivers of the firm without a task, most valuable first. */
export const getImprovementSuggestions = endpoint({
  ...of,
  method: 'GET',
  path: '/firm-improvement/v1/suggestions',
  response: v.object({
    suggestions: v.array(
      v.object({
        driver: v.string(),
        title: v.string(),
        why: v.string(),
        source: v.picklist(sources),
        points: v.nullable(v.number()),
        value: v.nullable(v.string()),
        target: v.number(),
        effect: v.nullable(effect),
      }),
    ),
  }),
});
export type Suggestion = v.InferOutput<typeof getImprovementSuggestions.response>['suggestions'][number];

const entries = { title: name, why: text, ownerId: v.nullable(id), dueOn: v.nullable(day) };

export const createImprovementTask = endpoint({
  ...of,
  method: 'POST',
  path: '/firm-improvement/v1/tasks',
  /** The driver determines when the task is done; null for a task without a driver. */
  body: v.object({ ...entries, driver: v.nullable(v.string()), target: v.nullable(points) }),
  status: 201,
  response: task,
  failures: { 400: problem, 404: problem, 409: problem },
});

export const putImprovementTask = endpoint({
  ...of,
  method: 'PUT',
  path: '/firm-improvement/v1/tasks/{taskId}',
  body: v.object({ ...entries, isDone: v.boolean(), target: v.nullable(points), version: v.number() }),
  response: task,
  failures: { 400: problem, 404: problem, 409: problem },
});

export const deleteImprovementTask = endpoint({
  ...of,
  method: 'DELETE',
  path: '/firm-improvement/v1/tasks/{taskId}',
  status: 204,
  failures: { 404: problem },
});

/** Maximum number of tasks per company. */
export const MAX_TASKS = 500;
