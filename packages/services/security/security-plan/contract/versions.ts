/** Versions of the plan. The Qualified Individual approves the draft, which is then in force. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { find, paged } from '@suite/contract/paging';
import * as v from 'valibot';
import { someText } from './plan';

const version = v.object({
  number: v.number(),
  approvedOn: v.string(),
  approvedBy: v.string(),
  note: v.string(),
  isMaterial: v.boolean(),
  /** SHA-256 of the content, as printed in the document. */
  hash: v.string(),
  /** Number of controls that were neither proven nor accepted as a risk at the approval. */
  gaps: v.number(),
  isInForce: v.boolean(),
});
export type Version = v.InferOutput<typeof version>;

const gap = v.object({
  /** The control's key. */
  key: v.string(),
  title: v.string(),
  state: v.picklist(['attention', 'not-met', 'unknown']),
  text: v.string(),
});
export type Gap = v.InferOutput<typeof gap>;

const of = { base: 'API_BASE_URL', auth: 'bearer', right: 'app:wisp' } as const;

/** Returns versions and changes, the newest first; at most the last hundred changes. */
export const getVersions = endpoint({
  ...of,
  method: 'GET',
  path: '/wisp/v1/versions',
  response: v.object({
    versions: v.array(version),
    changes: v.array(v.object({ at: v.string(), by: v.string(), what: v.string() })),
    revision: v.number(),
    hasChanges: v.boolean(),
    /** Controls that are neither proven nor accepted as a risk now; the approver confirms them. */
    gaps: v.array(gap),
    /** Whether the caller is the Qualified Individual. */
    mayApprove: v.boolean(),
    qualifiedIndividual: v.nullable(v.string()),
  }),
});

/**
 * Approves the current draft. `revision` and `gaps`, the keys of controls that aren't proven, are those that the approver read.
 */
export const approvePlan = endpoint({
  ...of,
  method: 'POST',
  path: '/wisp/v1/versions',
  body: v.object({
    revision: v.number(),
    note: someText(1000),
    isMaterial: v.boolean(),
    gaps: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(200)), []),
  }),
  status: 201,
  response: version,
  failures: { 400: problem, 409: problem },
});

/** Returns what a version changed from the previous one; with `draft`, what the draft changes in the version in force. */
export const getDifference = endpoint({
  ...of,
  method: 'GET',
  path: '/wisp/v1/versions/{number}/difference',
  response: v.object({
    parts: v.array(
      v.object({
        title: v.string(),
        lines: v.array(v.object({ kind: v.picklist(['same', 'added', 'removed']), text: v.string() })),
      }),
    ),
  }),
  failures: { 404: problem },
});

const document = { ...of, method: 'GET', failures: { 404: problem } } as const;

/** Returns a version by number, or `draft`. People who may not edit the plan get only the version in force. */
export const getPlanPdf = endpoint({ ...document, path: '/wisp/v1/documents/{number}/pdf', responseFile: 'application/pdf' });

export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export const getPlanDocx = endpoint({ ...document, path: '/wisp/v1/documents/{number}/docx', responseFile: DOCX });

/** Records that the caller has read the version in force. */
export const acknowledge = endpoint({
  base: 'API_BASE_URL',
  auth: 'bearer',
  method: 'POST',
  path: '/wisp/v1/acknowledgements',
  body: v.object({ number: v.number() }),
  status: 204,
  failures: { 404: problem, 409: problem },
});

const person = v.object({
  userId: v.string(),
  name: v.string(),
  state: v.picklist(['done', 'due', 'overdue']),
  /** The version of their newest acknowledgement. */
  number: v.nullable(v.number()),
  on: v.nullable(v.string()),
  dueOn: v.string(),
  remindedOn: v.nullable(v.string()),
});
export type AcknowledgingPerson = v.InferOutput<typeof person>;

export const acknowledgementViews = ['all', 'open', 'overdue', 'done'] as const;

export const getAcknowledgements = endpoint({
  ...of,
  method: 'GET',
  path: '/wisp/v1/acknowledgements',
  query: v.object({ ...paged, find: v.optional(find, ''), view: v.optional(v.picklist(acknowledgementViews), 'all') }),
  response: v.object({
    /** Null while no version is in force. */
    number: v.nullable(v.number()),
    people: v.array(person),
    total: v.number(),
    counts: v.object({ all: v.number(), open: v.number(), overdue: v.number(), done: v.number() }),
  }),
});

/** Mails everyone who has not acknowledged the version in force, at most once a day. */
export const remindPeople = endpoint({
  ...of,
  method: 'POST',
  path: '/wisp/v1/reminders',
  response: v.object({ sent: v.number() }),
  failures: { 409: problem },
});
