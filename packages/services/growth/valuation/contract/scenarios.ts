/** Effects on the value: the five Ds, and the terms of a deal. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import * as v from 'valibot';
import { money, notice, of, range, text } from './terms';

/** The most common events that force owners to leave unexpectedly. */
export const ds = ['death', 'disability', 'divorce', 'disagreement', 'distress'] as const;
export type D = (typeof ds)[number];

/** Relative change of revenue or multiples; −1 to 1. */
const change = v.pipe(v.number(), v.minValue(-1), v.maxValue(1));

const scenario = v.object({
  d: v.picklist(ds),
  /** Null until someone enters it. */
  revenue: v.nullable(change),
  multiples: v.nullable(change),
  /** Preparations for it: insurance, an agreement, a successor. */
  note: text(2000),
});
export type Scenario = v.InferOutput<typeof scenario>;

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

const deal = v.object({
  /** Null for the weighted value. */
  price: v.nullable(v.pipe(money, v.minValue(0))),
  upfront: share,
  years: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10)),
  retention: share,
  discount: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
});
export type DealEntry = v.InferOutput<typeof deal>;

const payment = v.object({
  year: v.number(),
  full: v.number(),
  retained: v.number(),
  expected: v.number(),
  present: v.number(),
});

export const getScenarios = endpoint({
  ...of,
  method: 'GET',
  path: '/rightexit/v1/subjects/{subjectId}/scenarios',
  response: v.object({
    currency: v.string(),
    version: v.number(),
    mayChange: v.boolean(),
    /** Current weighted value; null without one. */
    today: v.nullable(range),
    scenarios: v.array(v.object({ ...scenario.entries, value: v.nullable(range) })),
    deal: v.nullable(deal),
    /** Result of the deal; null without terms or a price. */
    terms: v.nullable(v.object({ price: v.number(), payments: v.array(payment), expected: v.number(), present: v.number() })),
    notices: v.array(notice),
  }),
  failures: { 404: problem },
});
export type Scenarios = v.InferOutput<typeof getScenarios.response>;

const saved = { response: v.object({ version: v.number() }), failures: { 404: problem, 409: problem } } as const;

export const putScenario = endpoint({
  ...of,
  ...saved,
  method: 'PUT',
  path: '/rightexit/v1/subjects/{subjectId}/scenarios',
  body: v.object({ version: v.number(), scenario }),
});

export const putDeal = endpoint({
  ...of,
  ...saved,
  method: 'PUT',
  path: '/rightexit/v1/subjects/{subjectId}/deal',
  body: v.object({ version: v.number(), deal }),
});
