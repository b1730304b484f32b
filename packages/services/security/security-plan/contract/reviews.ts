/** The annual review, and the Qualified Individual's report to the owners. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import * as v from 'valibot';
import { someText, text } from './plan';

const item = v.object({
  key: v.string(),
  title: v.string(),
  how: v.string(),
  done: v.nullable(v.object({ on: v.string(), by: v.string(), artifact: v.string() })),
});

const review = v.object({
  year: v.number(),
  startedOn: v.string(),
  completedOn: v.nullable(v.string()),
  completedBy: v.nullable(v.string()),
  items: v.array(item),
  /** What the Qualified Individual says of the year: matters, events, what should change. */
  statement: v.string(),
  version: v.number(),
});
export type Review = v.InferOutput<typeof review>;

const of = { base: 'API_BASE_URL', auth: 'bearer', right: 'app:wisp' } as const;

/** Reviews, the newest first. */
export const getReviews = endpoint({
  ...of,
  method: 'GET',
  path: '/wisp/v1/reviews',
  answer: v.object({ reviews: v.array(review), dueOn: v.nullable(v.string()), today: v.string() }),
});

/** Starts the review of this year. */
export const startReview = endpoint({
  ...of,
  method: 'POST',
  path: '/wisp/v1/reviews',
  status: 201,
  answer: review,
  failures: { 404: problem, 409: problem },
});

/** Says that an item is done, with what shows it. */
export const finishReviewItem = endpoint({
  ...of,
  method: 'PUT',
  path: '/wisp/v1/reviews/{year}/items/{key}',
  body: v.object({ artifact: someText(1000), version: v.number() }),
  answer: review,
  failures: { 404: problem, 409: problem },
});

/** Writes the statement; `isComplete` ends the review when every item is done. */
export const putReview = endpoint({
  ...of,
  method: 'PUT',
  path: '/wisp/v1/reviews/{year}',
  body: v.object({ statement: text(10_000), isComplete: v.boolean(), version: v.number() }),
  answer: review,
  failures: { 404: problem, 409: problem },
});

/** The written report to the owners. */
export const getOwnersReport = endpoint({
  ...of,
  method: 'GET',
  path: '/wisp/v1/reviews/{year}/report',
  answerFile: 'application/pdf',
  failures: { 404: problem },
});
