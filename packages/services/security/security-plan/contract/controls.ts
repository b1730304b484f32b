/** The plan's controls and their evidence. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { id, name } from '@suite/contract/schema';
import * as v from 'valibot';
import { control, day, someText, text } from './plan';

const evidence = v.object({
  id,
  title: v.string(),
  note: v.string(),
  /** The day that the evidence shows, not the day it was added. */
  on: v.string(),
  expiresOn: v.nullable(v.string()),
  isExpired: v.boolean(),
  owner: v.nullable(v.string()),
  addedAt: v.string(),
  /** The evidence file, with a URL that works for ten minutes. */
  file: v.nullable(v.object({ name: v.string(), bytes: v.number(), url: v.string() })),
});
export type Evidence = v.InferOutput<typeof evidence>;

/** What the plan says about a control. Only proven controls are stated as facts. */
const statement = v.object({
  kind: v.picklist(['proven', 'planned', 'accepted', 'not-applicable']),
  text: v.string(),
});
export type Statement = v.InferOutput<typeof statement>;

const details = v.object({
  ...control.entries,
  statement,
  requirement: v.string(),
  /** Why 314.6 exempts the firm from the control. */
  exemption: v.nullable(v.string()),
  implementation: v.string(),
  months: v.number(),
  lastReview: v.nullable(v.object({ on: v.string(), by: v.string(), note: v.string() })),
  acceptance: v.nullable(v.object({ reason: v.string(), until: v.string(), by: v.string() })),
  version: v.number(),
  /** The items behind the proof, the worst first, at most a hundred; empty for people who may not edit the plan. */
  rows: v.array(v.object({ name: v.string(), text: v.string(), tone: v.picklist(['good', 'warn', 'bad', 'unknown']) })),
  rowCount: v.number(),
  evidences: v.array(evidence),
  mayEdit: v.boolean(),
  people: v.array(v.object({ id: v.string(), name: v.string() })),
});
export type ControlDetails = v.InferOutput<typeof details>;

const of = { base: 'API_BASE_URL', auth: 'bearer', right: 'app:wisp', response: details } as const;

/** Available to editors of the plan and the control's owner. */
export const getControl = endpoint({
  ...of,
  method: 'GET',
  path: '/wisp/v1/controls/{key}',
  failures: { 404: problem },
});

export const putControl = endpoint({
  ...of,
  method: 'PUT',
  path: '/wisp/v1/controls/{key}',
  body: v.object({
    implementation: text(5000),
    ownerId: v.nullable(id),
    reviewOn: v.nullable(day),
    /** Acceptance of the risk of not doing it, until a day. */
    acceptance: v.nullable(v.object({ reason: someText(1000), until: day })),
    version: v.number(),
  }),
  failures: { 400: problem, 404: problem, 409: problem },
});

/** Records that the control was reviewed today. The next review is due after the control's number of months. */
export const reviewControl = endpoint({
  ...of,
  method: 'POST',
  path: '/wisp/v1/controls/{key}/reviews',
  body: v.object({ note: someText(1000) }),
  failures: { 404: problem },
});

const described = { title: name, on: day };

/** Adds evidence as text. */
export const addControlEvidence = endpoint({
  ...of,
  method: 'POST',
  path: '/wisp/v1/controls/{key}/evidence',
  body: v.object({ ...described, note: someText(2000), expiresOn: v.nullable(day) }),
  failures: { 400: problem, 404: problem, 409: problem },
});

export const MAX_FILE_BYTES = 10 * 2 ** 20;
export const fileTypes = ['application/pdf', 'image/png', 'image/jpeg'] as const;

/** Adds evidence as a file: a PDF or a picture. */
export const uploadControlEvidence = endpoint({
  ...of,
  method: 'POST',
  path: '/wisp/v1/controls/{key}/evidence-files',
  query: v.object({ ...described, expiresOn: v.optional(day), fileName: name }),
  isFile: true,
  failures: { 400: problem, 404: problem, 409: problem, 413: problem, 507: problem },
});

export const deleteControlEvidence = endpoint({
  ...of,
  method: 'DELETE',
  path: '/wisp/v1/controls/{key}/evidence/{evidenceId}',
  failures: { 404: problem },
});

/** The maximum number of pieces of evidence per control. */
export const MAX_EVIDENCE = 200;
