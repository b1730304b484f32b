/** Versions of the plan: the draft is approved by the Qualified Individual, and is in force from then on. */

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
  /** SHA-256 of its content, as printed in the document. */
  hash: v.string(),
  /** Controls that were neither proven nor accepted as a risk when it was approved. */
  gaps: v.number(),
  isInForce: v.boolean(),
});
export type Version = v.InferOutput<typeof version>;

const gap = v.object({
  /** Of the control. */
  key: v.string(),
  title: v.string(),
  state: v.picklist(['attention', 'not-met', 'unknown']),
  text: v.string(),
});
export type Gap = v.InferOutput<typeof gap>;

const of = { base: 'API_BASE_URL', auth: 'bearer', right: 'app:wisp' } as const;

/** Versions and changes, the newest first; of changes the last hundred. */
export const getVersions = endpoint({
  ...of,
  method: 'GET',
  path: '/wisp/v1/versions',
  answer: v.object({
    versions: v.array(version),
    changes: v.array(v.object({ at: v.string(), by: v.string(), what: v.string() })),
    revision: v.number(),
    hasChanges: v.boolean(),
    /** What is neither proven nor accepted as a risk now: who approves confirms these. */
    gaps: v.array(gap),
    /** Whether the caller is the Qualified Individual. */
    mayApprove: v.boolean(),
    qualifiedIndividual: v.nullable(v.string()),
  }),
});

/** Approves the draft as it is now; `revision` and `gaps`, the keys of controls that are not proven, are what was read. */
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
  answer: version,
  failures: { 400: problem, 409: problem },
});

/** What a version changed, against the one before; `draft` for the draft against the version in force. */
export const getDifference = endpoint({
  ...of,
  method: 'GET',
  path: '/wisp/v1/versions/{number}/difference',
  answer: v.object({
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

/** A version by its number, or `draft`; people who may not edit the plan get the version in force alone. */
export const getPlanPdf = endpoint({ ...document, path: '/wisp/v1/documents/{number}/pdf', answerFile: 'application/pdf' });

export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export const getPlanDocx = endpoint({ ...document, path: '/wisp/v1/documents/{number}/docx', answerFile: DOCX });

/** The caller has read the version in force. */
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
  /** Of their newest acknowledgement. */
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
  answer: v.object({
    /** Null while no version is in force. */
    number: v.nullable(v.number()),
    people: v.array(person),
    total: v.number(),
    counts: v.object({ all: v.number(), open: v.number(), overdue: v.number(), done: v.number() }),
  }),
});

/** Mails everybody who has not acknowledged the version in force, once a day at most. */
export const remindPeople = endpoint({
  ...of,
  method: 'POST',
  path: '/wisp/v1/reminders',
  answer: v.object({ sent: v.number() }),
  failures: { 409: problem },
});
