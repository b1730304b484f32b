/** The parts of an answer: text, the rows behind its numbers, and drafts that wait for a person. */

import { id } from '@suite/contract/schema';
import { zoneNames } from '@suite/zones/zones';
import * as v from 'valibot';

export const measureKinds = ['money', 'days', 'months', 'share', 'percent', 'count'] as const;
export type MeasureKind = (typeof measureKinds)[number];

/**
 * A number of a row. Money is in minor units of `currency`, a share is a fraction, and a percent value is 25 for 25%. `text` is
 * the formatted value.
 */
const measure = v.object({
  name: v.string(),
  kind: v.picklist(measureKinds),
  value: v.number(),
  currency: v.nullable(v.string()),
  text: v.string(),
});
export type Measure = v.InferOutput<typeof measure>;

/** The page that shows a row. */
const link = v.object({ zone: v.picklist(zoneNames), route: v.string(), query: v.record(v.string(), v.string()) });
export type SourceLink = v.InferOutput<typeof link>;

/** A row that an answer can cite as `[key]`. */
const source = v.object({
  key: v.number(),
  title: v.string(),
  /** Name of the tool that returned it. */
  tool: v.string(),
  measures: v.array(measure),
  /** Texts and dates of the row, by name. */
  facts: v.record(v.string(), v.string()),
  link: v.nullable(link),
});
export type Source = v.InferOutput<typeof source>;

/** A tool call that the answer was made with. `failure` says why it returned nothing. */
const step = v.object({
  tool: v.string(),
  state: v.picklist(['running', 'done', 'failed']),
  rows: v.number(),
  failure: v.nullable(v.string()),
});
export type Step = v.InferOutput<typeof step>;

/** A part of the text whose number matches none of the rows cited beside it. */
const mark = v.object({ start: v.number(), end: v.number() });
export type Mark = v.InferOutput<typeof mark>;

const text = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));

/** The parts of a draft that a person can edit before confirming it. */
export const draftContent = v.variant('kind', [
  v.object({
    kind: v.literal('reminder'),
    clientId: id,
    client: v.string(),
    to: v.pipe(v.string(), v.trim(), v.maxLength(254)),
    subject: text(200),
    text: text(20_000),
    asOf: v.string(),
  }),
  v.object({
    kind: v.literal('to-do'),
    clientId: id,
    client: v.string(),
    text: text(2000),
    dueOn: v.nullable(v.string()),
  }),
  v.object({
    kind: v.literal('offer'),
    clientId: id,
    client: v.string(),
    title: text(200),
  }),
]);
export type DraftContent = v.InferOutput<typeof draftContent>;

const draft = v.object({
  id,
  content: draftContent,
  state: v.picklist(['prepared', 'made', 'discarded']),
  /** The page that shows the result. */
  link: v.nullable(link),
});
export type Draft = v.InferOutput<typeof draft>;

export const answerStates = ['running', 'done', 'stopped', 'failed'] as const;
export type AnswerState = (typeof answerStates)[number];

/**
 * Why an answer ended early: the model's server is unreachable, sent invalid data, timed out, refuses requests for now or broke
 * off; the person reached the daily limit; the suite stopped; or the person lost the right.
 */
export const failureReasons = [
  'unreachable',
  'garbage',
  'timeout',
  'refused',
  'cut',
  'limit',
  'stopped-suite',
  'forbidden',
  'too-many-steps',
  'unexpected',
] as const;
export type FailureReason = (typeof failureReasons)[number];

/** Parts of an answer that are sent again whenever they change. */
export const answerParts = {
  state: v.picklist(answerStates),
  failure: v.nullable(v.picklist(failureReasons)),
  steps: v.array(step),
  sources: v.array(source),
  marks: v.array(mark),
  drafts: v.array(draft),
  /** The model that wrote it; null for an answer by lookup. */
  model: v.nullable(v.string()),
};

export const message = v.object({
  id,
  /** Null for the first message. */
  parentId: v.nullable(id),
  role: v.picklist(['person', 'assistant']),
  text: v.string(),
  createdAt: v.string(),
  ...answerParts,
  /** Whether its text and rows are left out because the reader lacks a right. */
  isWithheld: v.boolean(),
  /** All messages with the same parent, including this one, oldest first. */
  siblings: v.array(id),
});
export type Message = v.InferOutput<typeof message>;

/**
 * A `text` event of a stream: the text that follows the first `at` characters. The event's id is the total length including it.
 */
export const textEvent = v.object({ at: v.number(), text: v.string() });

/** A `state` event of a stream. */
export const stateEvent = v.object(answerParts);
export type StateEvent = v.InferOutput<typeof stateEvent>;
