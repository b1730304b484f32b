/** Attractiveness of a business, its readiness for a handover, and the cost of each gap. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { axes, categories } from '@suite/insights/readiness/score';
import * as v from 'valibot';
import { driverKeys } from './drivers';
import { notice, of, range, text } from './terms';

const score = v.object({ points: v.nullable(v.number()), known: v.number() });
const scores = v.object({
  axes: v.object(Object.fromEntries(axes.map((axis) => [axis, score])) as Record<(typeof axes)[number], typeof score>),
  categories: v.object(
    Object.fromEntries(categories.map((category) => [category, score])) as Record<(typeof categories)[number], typeof score>,
  ),
});

const driver = v.object({
  key: v.picklist(driverKeys),
  title: v.string(),
  category: v.picklist(categories),
  axis: v.picklist(axes),
  weight: v.number(),
  /** Question for the owner if the driver is not measured. */
  question: v.string(),
  /** Explains how the points follow from the value. */
  rule: v.string(),
  points: v.nullable(v.number()),
  /** `74 %`, `52 days`, `Partly`. */
  value: v.nullable(v.string()),
  /** What it is based on: `Ledger as of Jan 1, 2026`. */
  from: v.string(),
  how: v.picklist(['measured', 'answered', 'unknown']),
  isStale: v.boolean(),
  /** The answer that counts if the driver is not measured; 0 to 4, null without one. */
  answer: v.nullable(v.number()),
  /** Benefit of closing the gap: per year, once, and in value; null where it is unknown. */
  impact: v.nullable(
    v.object({ text: v.string(), yearly: v.nullable(v.number()), once: v.nullable(v.number()), value: v.nullable(v.number()) }),
  ),
  /** The page of the suite where it can be improved. */
  to: v.nullable(v.object({ zone: v.string(), text: v.string() })),
});
export type Driver = v.InferOutput<typeof driver>;

const trendPoint = v.object({
  at: v.string(),
  cause: v.picklist(['quarter', 'ledger', 'asked']),
  attractiveness: v.nullable(v.number()),
  readiness: v.nullable(v.number()),
  value: v.nullable(range),
  /** What changed since the previous score. */
  reasons: v.array(v.string()),
});
export type TrendPoint = v.InferOutput<typeof trendPoint>;

export const getReadiness = endpoint({
  ...of,
  method: 'GET',
  path: '/rightexit/v1/subjects/{subjectId}/readiness',
  response: v.object({
    currency: v.string(),
    scores,
    drivers: v.array(driver),
    /** Revision of the questionnaire; increases with each change. */
    revision: v.number(),
    answered: v.nullable(v.object({ by: v.string(), on: v.string() })),
    /** Oldest first. */
    trend: v.array(trendPoint),
    /** When it is scored automatically next; null for a client. */
    nextOn: v.nullable(v.string()),
    notices: v.array(notice),
    mayChange: v.boolean(),
  }),
  failures: { 404: problem },
});
export type Readiness = v.InferOutput<typeof getReadiness.response>;

/** Answers by driver, from 0 for not at all to 4 for fully; null removes an answer. */
const answers = v.record(v.picklist(driverKeys), v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4))));

export const answerReadiness = endpoint({
  ...of,
  method: 'PUT',
  path: '/rightexit/v1/subjects/{subjectId}/answers',
  body: v.object({ revision: v.number(), answers }),
  response: v.object({ revision: v.number() }),
  failures: { 404: problem, 409: problem },
});

/** Measures now and adds the result to the trend. */
export const scoreNow = endpoint({
  ...of,
  method: 'POST',
  path: '/rightexit/v1/subjects/{subjectId}/scores',
  response: trendPoint,
  failures: { 404: problem },
});

export const note = text;
