/** The firm's side of proposals: drafting, sending, answering, and what became of them. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { find, order, paged } from '@suite/contract/paging';
import { id } from '@suite/contract/schema';
import { selection } from '@suite/pricing/selection';
import * as v from 'valibot';
import { amended, content, draft, isoDay, sources, statuses } from './content';

const moment = v.string();
const text = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));

export const activityKinds = [
  'created',
  'approval-asked',
  'approved',
  'returned',
  'sent',
  'superseded',
  'reminded',
  'link-copied',
  'opened',
  'option-viewed',
  'downloaded',
  'asked',
  'answered',
  'forwarded',
  'signed',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
  'extended',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

const row = v.object({
  id,
  /** Counted per company: what people call it. */
  number: v.number(),
  title: v.string(),
  clientId: v.nullable(id),
  client: v.string(),
  ownerId: id,
  owner: v.string(),
  status: v.picklist(statuses),
  source: v.picklist(sources),
  currency: v.string(),
  /** The version that was sent last; 0 before. */
  version: v.number(),
  /** A next version is being edited. */
  isEdited: v.boolean(),
  /** First 12 months of the accepted selection, else of the first option as it is preselected; minor units with tax. */
  firstYear: v.number(),
  createdAt: moment,
  sentAt: v.nullable(moment),
  viewedAt: v.nullable(moment),
  decidedAt: v.nullable(moment),
  expiresOn: v.nullable(isoDay),
  declineReason: v.nullable(v.string()),
  /** Questions of the client that nobody has answered. */
  unanswered: v.number(),
  /** By whose moment lists are sorted. */
  lastStep: v.object({ kind: v.picklist([...activityKinds, 'edited']), at: moment }),
});
export type ProposalRow = v.InferOutput<typeof row>;

/**
 * `questions`: the client asked, and nobody has answered. `quiet`: viewed, and nothing has happened for five days. `expiring`:
 * within the next seven days.
 */
export const pipelineViews = [
  'open',
  'draft',
  'awaiting-approval',
  'awaiting',
  'questions',
  'viewed',
  'quiet',
  'expiring',
  'accepted',
  'declined',
  'ended',
] as const;
export type PipelineView = (typeof pipelineViews)[number];

const counted = v.object({ count: v.number(), firstYear: v.array(v.object({ currency: v.string(), amount: v.number() })) });

export const getProposals = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/proposals/v1/proposals',
  auth: 'bearer',
  right: 'app:offer',
  query: v.object({
    ...paged,
    find: v.optional(find, ''),
    view: v.optional(v.picklist(pipelineViews)),
    clientId: v.optional(id),
    sort: v.optional(v.picklist(['activity', 'client', 'firstYear', 'expiresOn', 'number']), 'activity'),
    order: v.optional(order, 'descending'),
  }),
  /** `counts` are of all proposals of the firm, whatever is searched for. */
  answer: v.object({ proposals: v.array(row), total: v.number(), counts: v.record(v.picklist(pipelineViews), counted) }),
});

/** Minor units. Days are ISO 8601. */
const amounts = { net: v.number(), tax: v.number(), gross: v.number() };
const charge = v.object({
  ...amounts,
  lineId: id,
  kind: v.picklist(['acceptance', 'deposit', 'completion', 'period']),
  on: v.nullable(isoDay),
  from: v.nullable(isoDay),
  to: v.nullable(isoDay),
});

const signature = v.object({ name: v.string(), email: v.string(), kind: v.picklist(['typed', 'drawn']), at: moment });

const acceptance = v.object({
  version: v.number(),
  selection,
  acceptedOn: isoDay,
  at: moment,
  signatures: v.array(signature),
  /** Of the first 12 months. */
  charges: v.array(charge),
  firstYear: v.object(amounts),
  /** Hexadecimal SHA-256 of the sealed document; null while it is being made. */
  documentHash: v.nullable(v.string()),
});
export type Acceptance = v.InferOutput<typeof acceptance>;

/** `by` is a name, of a person of the firm or a recipient; `what` names an option, a reason or a recipient. */
const activity = v.object({
  kind: v.picklist(activityKinds),
  at: moment,
  version: v.number(),
  by: v.nullable(v.string()),
  what: v.nullable(v.string()),
});
export type Activity = v.InferOutput<typeof activity>;

const message = v.object({ id, at: moment, by: v.string(), isOfFirm: v.boolean(), text: v.string() });
export type Message = v.InferOutput<typeof message>;

const sentRecipient = v.object({
  id,
  name: v.string(),
  email: v.string(),
  role: v.picklist(['signer', 'reader']),
  /** Name of who forwarded it; null of one whom the firm sent it to. */
  forwardedBy: v.nullable(v.string()),
  openedAt: v.nullable(moment),
  signedAt: v.nullable(moment),
});

const proposal = v.object({
  ...row.entries,
  /** Grows with every save of the draft. */
  revision: v.number(),
  /** The next version; null while none is edited. */
  draft: v.nullable(draft),
  /** The version that was sent last. */
  sent: v.nullable(
    v.object({
      version: v.number(),
      hash: v.string(),
      content,
      /** Seen by the firm alone. */
      note: v.string(),
      recipients: v.array(sentRecipient),
    }),
  ),
  approval: v.nullable(
    v.object({ askedBy: v.string(), askedAt: moment, reasons: v.array(v.string()), note: v.nullable(v.string()) }),
  ),
  acceptance: v.nullable(acceptance),
  activities: v.array(activity),
  messages: v.array(message),
  /** The accepted proposal that this one changes. */
  amends: v.nullable(v.object({ id, ...amended.entries })),
  /** The accepted proposal that it renews. */
  renews: v.nullable(v.object({ id, number: v.number(), title: v.string() })),
  /** The accepted amendment or renewal that took its place; null while it is in force. */
  successor: v.nullable(v.object({ id, number: v.number(), title: v.string() })),
});
export type Proposal = v.InferOutput<typeof proposal>;

export const getProposal = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/proposals/v1/proposals/{proposalId}',
  auth: 'bearer',
  right: 'app:offer',
  answer: proposal,
  failures: { 404: problem },
});

/**
 * Begins a draft: from a template, or empty. `client` names somebody who is not a client yet. With `ledgerService` the draft
 * has that service of the client at the suggested price, or at its own where nothing is suggested.
 */
export const createProposal = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/proposals/v1/proposals',
  auth: 'bearer',
  right: 'app:offer',
  body: v.pipe(
    v.object({
      clientId: v.optional(id),
      client: v.optional(text(200)),
      title: v.optional(text(200)),
      templateId: v.optional(id),
      ledgerService: v.optional(v.string()),
      source: v.optional(v.picklist(['manual', 'stale-price', 'renewal', 'lead']), 'manual'),
    }),
    v.check(({ clientId, client }) => (clientId === undefined) !== (client === undefined), 'Name a client, or choose one.'),
  ),
  status: 201,
  answer: proposal,
  failures: { 404: problem },
});

/** Saves the draft. @throws `changed_meanwhile` when it was saved elsewhere since `revision` */
export const putDraft = endpoint({
  method: 'PUT',
  base: 'API_BASE_URL',
  path: '/proposals/v1/proposals/{proposalId}/draft',
  auth: 'bearer',
  right: 'app:offer',
  body: v.object({ revision: v.number(), draft }),
  answer: v.object({ revision: v.number() }),
  failures: { 404: problem, 409: problem },
});

/** Begins the next version of a proposal that was sent; that one stays open until the next is sent. */
export const revise = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/proposals/v1/proposals/{proposalId}/draft',
  auth: 'bearer',
  right: 'app:offer',
  status: 201,
  answer: proposal,
  failures: { 404: problem, 409: problem },
});

/** Drops the draft: the proposal with it when none was sent. */
export const deleteDraft = endpoint({
  method: 'DELETE',
  base: 'API_BASE_URL',
  path: '/proposals/v1/proposals/{proposalId}/draft',
  auth: 'bearer',
  right: 'app:offer',
  status: 204,
  failures: { 404: problem, 409: problem },
});

/** Sends the draft as the next version, or asks for approval where the firm's rule wants one. */
export const sendProposal = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/proposals/v1/proposals/{proposalId}/versions',
  auth: 'bearer',
  right: 'app:offer',
  body: v.object({ revision: v.number() }),
  status: 201,
  answer: proposal,
  failures: { 404: problem, 409: problem },
});

/** An administrator sends what awaits approval, or returns it as a draft. */
export const decideApproval = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/proposals/v1/proposals/{proposalId}/approval',
  auth: 'bearer',
  right: 'admin',
  body: v.object({
    revision: v.number(),
    isApproved: v.boolean(),
    note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500)), ''),
  }),
  answer: proposal,
  failures: { 404: problem, 409: problem },
});

export const withdraw = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/proposals/v1/proposals/{proposalId}/withdrawal',
  auth: 'bearer',
  right: 'app:offer',
  answer: proposal,
  failures: { 404: problem, 409: problem },
});

/** Lets an open or expired version be accepted until a later day. */
export const extend = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/proposals/v1/proposals/{proposalId}/expiry',
  auth: 'bearer',
  right: 'app:offer',
  body: v.object({ expiresOn: isoDay }),
  answer: proposal,
  failures: { 404: problem, 409: problem },
});

/** Reminds a signer who has not signed, by mail. One who was reminded in the ten minutes before gets no second mail. */
export const remindRecipient = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/proposals/v1/proposals/{proposalId}/recipients/{recipientId}/reminders',
  auth: 'bearer',
  right: 'app:offer',
  answer: proposal,
  failures: { 404: problem, 409: problem },
});

/** A further link of a recipient, to hand over by other means than mail; those they have stay valid. */
export const createLink = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/proposals/v1/proposals/{proposalId}/recipients/{recipientId}/links',
  auth: 'bearer',
  right: 'app:offer',
  status: 201,
  answer: v.object({ url: v.string() }),
  failures: { 404: problem, 409: problem },
});

/** Answers in the thread; the client's people get it by mail. */
export const answerClient = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/proposals/v1/proposals/{proposalId}/messages',
  auth: 'bearer',
  right: 'app:offer',
  body: v.object({ text: text(5000) }),
  status: 201,
  answer: message,
  failures: { 404: problem, 409: problem },
});

/** A draft with what another proposal last said; an amendment when that one was accepted and `isAmendment`. */
export const copyProposal = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/proposals/v1/proposals/{proposalId}/copies',
  auth: 'bearer',
  right: 'app:offer',
  body: v.object({ isAmendment: v.boolean() }),
  status: 201,
  answer: proposal,
  failures: { 404: problem, 409: problem },
});

/** The sealed document of an accepted proposal. */
export const getSignedDocument = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/proposals/v1/proposals/{proposalId}/document',
  auth: 'bearer',
  right: 'app:offer',
  answerFile: 'application/pdf',
  failures: { 404: problem, 503: problem },
});
