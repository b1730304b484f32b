/** The firm's side of proposals: drafting, sending, answering, and their outcome. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { find, order, paged } from '@suite/contract/paging';
import { id } from '@suite/contract/schema';
import { price } from '@suite/pricing/line';
import { selection } from '@suite/pricing/selection';
import * as v from 'valibot';
import { amended, content, draft, isoDay, sources, statuses } from './content';

const moment = v.string();
const text = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));

export const activityKinds = [
  'created',
  'approval-asked',
  'approval-canceled',
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
  'not-time-stamped',
  'declined',
  'withdrawn',
  'expired',
  'extended',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

const row = v.object({
  id,
  /** Counted per company; people refer to the proposal by it. */
  number: v.number(),
  title: v.string(),
  clientId: v.nullable(id),
  client: v.string(),
  ownerId: id,
  owner: v.string(),
  status: v.picklist(statuses),
  source: v.picklist(sources),
  currency: v.string(),
  /** The version that was sent last; 0 before the first. */
  version: v.number(),
  /** Whether a next version is being edited. */
  isEdited: v.boolean(),
  /** First 12 months of the accepted selection, or else of the first option as preselected; minor units with tax. */
  firstYear: v.number(),
  createdAt: moment,
  sentAt: v.nullable(moment),
  viewedAt: v.nullable(moment),
  decidedAt: v.nullable(moment),
  expiresOn: v.nullable(isoDay),
  declineReason: v.nullable(v.string()),
  /** Questions from the client that nobody has answered. */
  unanswered: v.number(),
  /** Lists are sorted by its time. */
  lastStep: v.object({ kind: v.picklist([...activityKinds, 'edited']), at: moment }),
});

/** Viewed, and nothing has happened for five days; or open, and it expires within the next seven days. */
const marked = v.object({ ...row.entries, isQuiet: v.boolean(), isExpiring: v.boolean() });
export type ProposalRow = v.InferOutput<typeof marked>;

/** What calls for the firm, whatever the state of the proposal. `questions`: the client has asked, and nobody has answered. */
export const pipelineMarks = ['questions', 'quiet', 'expiring'] as const;
export type PipelineMark = (typeof pipelineMarks)[number];

/**
 * `accepted`: an engagement counts once, however often it was amended. `accepted-this-month`: engagements whose first proposal
 * was accepted in the current month of the firm's time zone.
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
  'accepted-this-month',
  'declined',
  'ended',
] as const;
export type PipelineView = (typeof pipelineViews)[number];

const counted = v.object({ count: v.number(), firstYear: v.array(v.object({ currency: v.string(), amount: v.number() })) });

/** A page of the firm's proposals. */
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
    mark: v.optional(v.picklist(pipelineMarks)),
    clientId: v.optional(id),
    sort: v.optional(v.picklist(['activity', 'client', 'firstYear', 'expiresOn', 'number']), 'activity'),
    order: v.optional(order, 'descending'),
  }),
  /** `total` and `firstYear` are of what was found; `counts` include all proposals of the firm, regardless of the search. */
  response: v.object({
    proposals: v.array(marked),
    total: v.number(),
    firstYear: counted.entries.firstYear,
    counts: v.record(v.picklist(pipelineViews), counted),
  }),
});
export type ProposalsPage = v.InferOutput<typeof getProposals.response>;

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
  /** In the first 12 months. */
  charges: v.array(charge),
  firstYear: v.object(amounts),
  /** Hexadecimal SHA-256 of the sealed document; null while it is being made. */
  documentHash: v.nullable(v.string()),
});
export type Acceptance = v.InferOutput<typeof acceptance>;

/** `by` is the name of a person at the firm or a recipient; `what` names an option, a reason or a recipient. */
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
  /** Name of the person who forwarded it; null for a recipient chosen by the firm. */
  forwardedBy: v.nullable(v.string()),
  openedAt: v.nullable(moment),
  signedAt: v.nullable(moment),
  /** A signer; neither they nor somebody to whom they forwarded it has signed. */
  canBeReminded: v.boolean(),
});

const engagementPart = v.object({
  id,
  number: v.number(),
  title: v.string(),
  status: v.picklist(statuses),
  relation: v.picklist(['first', 'amendment', 'renewal']),
  acceptedOn: v.nullable(isoDay),
  /** Number of the accepted amendment or renewal that replaced it. */
  replacedBy: v.nullable(v.number()),
});
export type EngagementPart = v.InferOutput<typeof engagementPart>;

const proposal = v.object({
  ...row.entries,
  /** Increases with every save of the draft. */
  revision: v.number(),
  /** The next version; null while none is edited. */
  draft: v.nullable(draft),
  /** The version that was sent last. */
  sent: v.nullable(
    v.object({
      version: v.number(),
      hash: v.string(),
      content,
      /** Only visible to the firm. */
      note: v.string(),
      recipients: v.array(sentRecipient),
    }),
  ),
  approval: v.nullable(
    v.object({ requestedBy: v.string(), requestedAt: moment, reasons: v.array(v.string()), note: v.nullable(v.string()) }),
  ),
  acceptance: v.nullable(acceptance),
  activities: v.array(activity),
  messages: v.array(message),
  /** The accepted proposal that this one changes. */
  amends: v.nullable(v.object({ id, ...amended.entries })),
  /** This proposal, those that it amends or renews, and those that amend or renew them, by number. */
  engagement: v.array(engagementPart),
});
export type Proposal = v.InferOutput<typeof proposal>;

export const getProposal = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/proposals/v1/proposals/{proposalId}',
  auth: 'bearer',
  right: 'app:offer',
  response: proposal,
  failures: { 404: problem },
});

/**
 * Creates a draft: from a template, or empty. `client` names somebody who is not a client yet. With `ledgerService`, the draft
 * raises the price of that service and of all stale ones of the client, to `newPrice` or else to the suggested prices; it amends
 * the accepted proposal with that service, if there is one.
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
      /** Of a unit, in minor units of the currency in which the ledger bills it. */
      newPrice: v.optional(price),
      source: v.optional(v.picklist(['manual', 'stale-price', 'renewal', 'lead']), 'manual'),
    }),
    v.check(({ clientId, client }) => (clientId === undefined) !== (client === undefined), 'Name a client, or choose one.'),
  ),
  status: 201,
  response: proposal,
  failures: { 404: problem, 409: problem },
});

/** Saves the draft. @throws `changed_meanwhile` when it was saved elsewhere since `revision` */
export const putDraft = endpoint({
  method: 'PUT',
  base: 'API_BASE_URL',
  path: '/proposals/v1/proposals/{proposalId}/draft',
  auth: 'bearer',
  right: 'app:offer',
  body: v.object({ revision: v.number(), draft }),
  response: v.object({ revision: v.number() }),
  failures: { 404: problem, 409: problem },
});

/** Starts the next version of a sent proposal; the current version stays open until the next is sent. */
export const revise = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/proposals/v1/proposals/{proposalId}/draft',
  auth: 'bearer',
  right: 'app:offer',
  status: 201,
  response: proposal,
  failures: { 404: problem, 409: problem },
});

/** Deletes the draft, and with it the proposal if no version was sent. */
export const deleteDraft = endpoint({
  method: 'DELETE',
  base: 'API_BASE_URL',
  path: '/proposals/v1/proposals/{proposalId}/draft',
  auth: 'bearer',
  right: 'app:offer',
  status: 204,
  failures: { 404: problem, 409: problem },
});

/** Sends the draft as the next version, or requests approval when the firm's rules require it. */
export const sendProposal = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/proposals/v1/proposals/{proposalId}/versions',
  auth: 'bearer',
  right: 'app:offer',
  body: v.object({ revision: v.number() }),
  status: 201,
  response: proposal,
  failures: { 404: problem, 409: problem },
});

const revision = v.pipe(v.string(), v.transform(Number), v.integer());

/**
 * Why a saved draft needs an approval before it is sent, and who can give it. `reasons` is empty when none is needed: the caller is
 * an administrator, or the draft is within the firm's limits.
 */
export const getApproval = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/proposals/v1/proposals/{proposalId}/approval',
  auth: 'bearer',
  right: 'app:offer',
  query: v.object({ revision }),
  /** `approvers` are names. */
  response: v.object({ reasons: v.array(v.string()), approvers: v.array(v.string()) }),
  failures: { 404: problem, 409: problem },
});

/** Cancels the request for an approval, so that the draft can be edited again. */
export const cancelApproval = endpoint({
  method: 'DELETE',
  base: 'API_BASE_URL',
  path: '/proposals/v1/proposals/{proposalId}/approval',
  auth: 'bearer',
  right: 'app:offer',
  response: proposal,
  failures: { 404: problem, 409: problem },
});

/** Lets an administrator send a proposal that awaits approval, or return it as a draft. */
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
  response: proposal,
  failures: { 404: problem, 409: problem },
});

export const withdraw = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/proposals/v1/proposals/{proposalId}/withdrawal',
  auth: 'bearer',
  right: 'app:offer',
  response: proposal,
  failures: { 404: problem, 409: problem },
});

/** Extends an open or expired version, so that it can be accepted until a later day. */
export const extend = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/proposals/v1/proposals/{proposalId}/expiry',
  auth: 'bearer',
  right: 'app:offer',
  body: v.object({ expiresOn: isoDay }),
  response: proposal,
  failures: { 404: problem, 409: problem },
});

/** Sends a reminder to a signer who has not signed. A signer reminded within the past ten minutes gets no second mail. */
export const remindRecipient = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/proposals/v1/proposals/{proposalId}/recipients/{recipientId}/reminders',
  auth: 'bearer',
  right: 'app:offer',
  response: proposal,
  failures: { 404: problem, 409: problem },
});

/** Creates another link for a recipient, to share by other means than mail; existing links stay valid. */
export const createLink = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/proposals/v1/proposals/{proposalId}/recipients/{recipientId}/links',
  auth: 'bearer',
  right: 'app:offer',
  status: 201,
  response: v.object({ url: v.string() }),
  failures: { 404: problem, 409: problem },
});

/** Answers in the thread; the client's people get the answer by mail. */
export const answerClient = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/proposals/v1/proposals/{proposalId}/messages',
  auth: 'bearer',
  right: 'app:offer',
  body: v.object({ text: text(5000) }),
  status: 201,
  response: message,
  failures: { 404: problem, 409: problem },
});

/**
 * Creates a draft with the latest content of another proposal; an amendment when that one was accepted and `isAmendment` is true.
 */
export const copyProposal = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/proposals/v1/proposals/{proposalId}/copies',
  auth: 'bearer',
  right: 'app:offer',
  body: v.object({ isAmendment: v.boolean() }),
  status: 201,
  response: proposal,
  failures: { 404: problem, 409: problem },
});

/** The sealed document, as a file. */
export const getSignedDocument = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/proposals/v1/proposals/{proposalId}/document',
  auth: 'bearer',
  right: 'app:offer',
  responseFile: 'application/pdf',
  failures: { 404: problem, 503: problem },
});
