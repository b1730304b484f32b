/** A firm's written information security plan. Days are written as `2026-03-31`, by the firm's clock. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { id } from '@suite/contract/schema';
import { check } from '@suite/contract/validators';
import { isDay } from '@suite/values/iso-day';
import * as v from 'valibot';
import { dueItem } from './attention';

export const day = v.pipe(v.string(), check(isDay, 'a day such as 2026-03-31'));
export const text = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most));
export const someText = (most: number) => v.pipe(text(most), v.minLength(1));
const count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));

/** The answers that prefill the plan. */
const answers = v.object({
  people: v.pipe(count(100_000), v.minValue(1)),
  offices: count(1000),
  remote: v.picklist(['none', 'some', 'all']),
  storage: v.picklist(['cloud', 'server', 'both']),
  preparers: someText(500),
  /** Number of consumers whose information is kept, including former clients; null until it is counted. */
  consumers: v.nullable(count(100_000_000)),
  qualifiedIndividualId: v.nullable(id),
  /** The IANA time zone in which the firm's days start and end. */
  timeZone: someText(60),
});
export type Answers = v.InferOutput<typeof answers>;

export const controlStates = ['met', 'attention', 'not-met', 'unknown', 'accepted', 'not-applicable'] as const;
export type ControlState = (typeof controlStates)[number];

export const control = v.object({
  key: v.string(),
  /** Paragraphs of 16 CFR 314.4: `(c)(3)`. */
  elements: v.array(v.string()),
  title: v.string(),
  /** The name of the proof's source. */
  source: v.string(),
  /** Whether the suite's data proves it, rather than evidence that people add. */
  isLive: v.boolean(),
  state: v.picklist(controlStates),
  evidence: v.object({
    text: v.string(),
    /** The share that passes, 0 to 1; null when there is nothing to count. */
    share: v.nullable(v.number()),
    /** The day of the newest evidence. */
    on: v.nullable(v.string()),
  }),
  ownerId: v.nullable(v.string()),
  owner: v.nullable(v.string()),
  reviewOn: v.nullable(v.string()),
  /** Evidence has expired, or expires within 30 days. */
  isExpiring: v.boolean(),
});
export type Control = v.InferOutput<typeof control>;

export const element = v.object({
  code: v.string(),
  requirement: v.string(),
  sections: v.array(v.string()),
  controls: v.array(v.object({ key: v.string(), title: v.string(), state: v.picklist(controlStates), evidence: v.string() })),
  state: v.picklist(controlStates),
  /** Why the element doesn't apply. */
  reason: v.nullable(v.string()),
});
export type PlanElement = v.InferOutput<typeof element>;

const sectionRow = v.object({
  key: v.string(),
  title: v.string(),
  status: v.picklist(['draft', 'ready']),
  owner: v.nullable(v.string()),
  reviewOn: v.nullable(v.string()),
  /** How much of the section is done, 0 to 1. */
  progress: v.number(),
});

export const inForce = v.object({ number: v.number(), approvedOn: v.string(), approvedBy: v.string(), hash: v.string() });

const plan = v.object({
  firm: v.string(),
  today: v.string(),
  answers,
  /** The version of the answers. */
  version: v.number(),
  /** Increases with every change of the plan; an approval names the revision it is for. */
  revision: v.number(),
  qualifiedIndividual: v.nullable(v.string()),
  inForce: v.nullable(inForce),
  nextNumber: v.number(),
  /** Whether the draft differs from the version in force. */
  hasChanges: v.boolean(),
  reviewDueOn: v.nullable(v.string()),
  sections: v.array(sectionRow),
  controls: v.array(control),
  elements: v.array(element),
  acknowledged: v.object({ people: v.number(), done: v.number(), overdue: v.number() }),
  /** Items due within the next 30 days or overdue, the earliest first. */
  due: v.array(dueItem),
  people: v.array(v.object({ id: v.string(), name: v.string() })),
});
export type Plan = v.InferOutput<typeof plan>;

const of = { base: 'API_BASE_URL', auth: 'bearer', right: 'app:wisp' } as const;

/** Returns the current plan to editors; `plan` is null before it is started. */
export const getPlan = endpoint({
  ...of,
  method: 'GET',
  path: '/wisp/v1/plan',
  response: v.object({ plan: v.nullable(plan), people: v.array(v.object({ id: v.string(), name: v.string() })) }),
});

export const startPlan = endpoint({
  ...of,
  method: 'POST',
  path: '/wisp/v1/plan',
  body: answers,
  status: 204,
  failures: { 400: problem, 409: problem },
});

export const putAnswers = endpoint({
  ...of,
  method: 'PUT',
  path: '/wisp/v1/plan',
  body: v.object({ ...answers.entries, version: v.number() }),
  status: 204,
  failures: { 400: problem, 404: problem, 409: problem },
});

const section = v.object({
  key: v.string(),
  title: v.string(),
  explanation: v.string(),
  example: v.string(),
  text: v.string(),
  status: v.picklist(['draft', 'ready']),
  ownerId: v.nullable(v.string()),
  reviewOn: v.nullable(v.string()),
  version: v.number(),
  changed: v.nullable(v.object({ at: v.string(), by: v.string() })),
  /** The table that the document adds to the text from the suite's data. */
  table: v.nullable(v.object({ heads: v.array(v.string()), rows: v.array(v.array(v.string())), note: v.string() })),
  people: v.array(v.object({ id: v.string(), name: v.string() })),
});
export type Section = v.InferOutput<typeof section>;

export const MAX_TEXT = 20_000;

export const getSection = endpoint({
  ...of,
  method: 'GET',
  path: '/wisp/v1/sections/{key}',
  response: section,
  failures: { 404: problem },
});

export const putSection = endpoint({
  ...of,
  method: 'PUT',
  path: '/wisp/v1/sections/{key}',
  /** `version` is the version that was edited; a newer one is not overwritten. */
  body: v.object({
    text: text(MAX_TEXT),
    status: v.picklist(['draft', 'ready']),
    ownerId: v.nullable(id),
    reviewOn: v.nullable(day),
    version: v.number(),
  }),
  response: section,
  failures: { 400: problem, 404: problem, 409: problem },
});

/** Returns what concerns the caller: the version in force, their acknowledgement of it, and the controls they own. */
export const getOwnPlan = endpoint({
  ...of,
  method: 'GET',
  path: '/wisp/v1/own',
  response: v.object({
    mayEdit: v.boolean(),
    inForce: v.nullable(inForce),
    acknowledgement: v.nullable(
      v.object({ state: v.picklist(['done', 'due', 'overdue']), on: v.nullable(v.string()), dueOn: v.string() }),
    ),
    controls: v.array(control),
  }),
});
