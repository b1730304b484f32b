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
  /** The Qualified Individual's statement on the year: matters, events, recommended changes. */
  statement: v.string(),
  version: v.number(),
});
export type Review = v.InferOutput<typeof review>;

const of = { base: 'API_BASE_URL', auth: 'bearer', right: 'app:wisp' } as const;

/** Returns the reviews, the newest first. */
export const getReviews = endpoint({
  ...of,
  method: 'GET',
  path: '/wisp/v1/reviews',
  response: v.object({ reviews: v.array(review), dueOn: v.nullable(v.string()), today: v.string() }),
});

/** Starts this year's review. */
export const startReview = endpoint({
  ...of,
  method: 'POST',
  path: '/wisp/v1/reviews',
  status: 201,
  response: review,
  failures: { 404: problem, 409: problem },
});

/** Marks an item as done, with the record that shows it. */
export const finishReviewItem = endpoint({
  ...of,
  method: 'PUT',
  path: '/wisp/v1/reviews/{year}/items/{key}',
  body: v.object({ artifact: someText(1000), version: v.number() }),
  response: review,
  failures: { 404: problem, 409: problem },
});

/** Saves the statement; `isComplete` completes the review once every item is done. */
export const putReview = endpoint({
  ...of,
  method: 'PUT',
  path: '/wisp/v1/reviews/{year}',
  body: v.object({ statement: text(10_000), isComplete: v.boolean(), version: v.number() }),
  response: review,
  failures: { 404: problem, 409: problem },
});

export const getOwnersReport = endpoint({
  ...of,
  method: 'GET',
  path: '/wisp/v1/reviews/{year}/report',
  responseFile: 'application/pdf',
  failures: { 404: problem },
});
