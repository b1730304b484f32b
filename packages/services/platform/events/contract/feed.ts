/** Events in a company. */

import { endpoint } from '@suite/contract/endpoint';
import { pageSize } from '@suite/contract/paging';
import { id } from '@suite/contract/schema';
import { zoneNames } from '@suite/zones/zones';
import * as v from 'valibot';

export const eventTypes = [
  'person.joined',
  'ledger.changed',
  'clients.added',
  'import.finished',
  'import.failed',
  'connection.broken',
  'access.requested',
  'report.ready',
  'to-do.assigned',
  'proposal.viewed',
  'proposal.asked',
  'proposal.accepted',
  'proposal.declined',
  'proposal.expired',
  'proposal.approval-asked',
  'proposal.approval-decided',
  'payment.received',
  'payment.failed',
  'payment.disputed',
  'device-return.overdue',
  'course.overdue',
  'courses.overdue',
  'lead.received',
  'lead.replied',
  'lead.assigned',
  'booking.made',
  'booking.canceled',
  'webhook.disabled',
] as const;
export type EventType = (typeof eventTypes)[number];

/** `gone`: the receiver responded with 410; `failing`: it accepted nothing for five days. */
export const disabledReason = v.picklist(['gone', 'failing']);

const eventId = v.pipe(v.string(), v.regex(/^[0-9]{1,15}$/), v.transform(Number));

/** `before`: id of the last event of the previous page. */
export const page = v.object({ before: v.optional(eventId), limit: v.optional(pageSize, '50') });

/** Ids increase with time; `at` is ISO 8601 in UTC. */
const common = { id: v.number(), at: v.string() };

const joined = v.object({ ...common, type: v.literal('person.joined'), data: v.object({ userId: id, name: v.string() }) });
/** The ledger is as of a day, `2021-03-17`. */
const changed = v.object({ ...common, type: v.literal('ledger.changed'), data: v.object({ asOf: v.string() }) });
const added = v.object({ ...common, type: v.literal('clients.added'), data: v.object({ count: v.number() }) });
const disabled = v.object({
  ...common,
  type: v.literal('webhook.disabled'),
  data: v.object({ webhookId: id, host: v.string(), reason: disabledReason }),
});

/** The imported file, or a source's own data when it has no name. Null when the import no longer exists. */
const run = v.nullable(v.object({ id, source: v.string(), fileName: v.nullable(v.string()) }));
const finished = v.object({
  ...common,
  type: v.literal('import.finished'),
  data: v.object({ run, imported: v.number(), rejected: v.number() }),
});
/** `failure` is a sentence that says what to do; null when none was recorded. */
const failed = v.object({
  ...common,
  type: v.literal('import.failed'),
  data: v.object({ run, failure: v.nullable(v.string()) }),
});
const broken = v.object({ ...common, type: v.literal('connection.broken'), data: v.object({ source: v.string() }) });
const question = v.object({
  ...common,
  type: v.literal('access.requested'),
  data: v.object({ userId: id, name: v.string(), app: v.picklist(zoneNames) }),
});
/** Days are `2021-03-17`. */
const ready = v.object({
  ...common,
  type: v.literal('report.ready'),
  data: v.object({
    reportId: id,
    kind: v.picklist(['weekly', 'monthly', 'quarterly', 'yearly']),
    from: v.string(),
    to: v.string(),
  }),
});

/** `by` is the name of the person who assigned it. */
const assigned = v.object({
  ...common,
  type: v.literal('to-do.assigned'),
  data: v.object({ toDoId: id, client: v.string(), title: v.string(), by: v.string() }),
});

const proposal = { proposalId: id, title: v.string(), client: v.string() };
const ofProposal = <const Type extends EventType>(type: Type) =>
  v.object({ ...common, type: v.literal(type), data: v.object(proposal) });
const viewed = ofProposal('proposal.viewed');
const questioned = ofProposal('proposal.asked');
const accepted = ofProposal('proposal.accepted');
const expired = ofProposal('proposal.expired');
const declined = v.object({
  ...common,
  type: v.literal('proposal.declined'),
  data: v.object({ ...proposal, reason: v.string() }),
});
/** `by` is the name of the person who wants to send it. */
const approvalRequested = v.object({
  ...common,
  type: v.literal('proposal.approval-asked'),
  data: v.object({ ...proposal, by: v.string() }),
});
/** `by` is the name of the administrator; `note` says what should change in a returned proposal, and may be empty. */
const approvalDecided = v.object({
  ...common,
  type: v.literal('proposal.approval-decided'),
  data: v.object({ ...proposal, by: v.string(), isApproved: v.boolean(), note: v.string() }),
});

const received = ofProposal('payment.received');
const disputed = ofProposal('payment.disputed');
/** `failure` is for people. */
const notCollected = v.object({
  ...common,
  type: v.literal('payment.failed'),
  data: v.object({ ...proposal, failure: v.string() }),
});

/** Devices of a person who left were due back on a day, `2021-03-17`. */
const returnOverdue = v.object({
  ...common,
  type: v.literal('device-return.overdue'),
  data: v.object({ userId: id, name: v.string(), dueOn: v.string() }),
});
/** A course that the notified person has to take was due on a day. */
const courseOverdue = v.object({
  ...common,
  type: v.literal('course.overdue'),
  data: v.object({ courseId: v.string(), course: v.string(), dueOn: v.string() }),
});
/** The number of newly overdue courses of people. */
const coursesOverdue = v.object({
  ...common,
  type: v.literal('courses.overdue'),
  data: v.object({ count: v.number() }),
});
/** Somebody who wrote to the firm by its website or by mail. */
const lead = { leadId: id, name: v.string(), about: v.string() };
const leadReceived = v.object({ ...common, type: v.literal('lead.received'), data: v.object(lead) });
const leadReplied = v.object({ ...common, type: v.literal('lead.replied'), data: v.object(lead) });
const leadAssigned = v.object({
  ...common,
  type: v.literal('lead.assigned'),
  data: v.object({ ...lead, by: v.string() }),
});
/** `day` is the day of the appointment in UTC. */
const booking = { bookingId: id, name: v.string(), type: v.string(), day: v.string() };
const bookingMade = v.object({
  ...common,
  type: v.literal('booking.made'),
  data: v.object({ ...booking, isMoved: v.boolean() }),
});
const bookingCanceled = v.object({ ...common, type: v.literal('booking.canceled'), data: v.object(booking) });

export const event = v.variant('type', [
  joined,
  changed,
  added,
  finished,
  failed,
  broken,
  question,
  ready,
  assigned,
  viewed,
  questioned,
  accepted,
  declined,
  expired,
  approvalRequested,
  approvalDecided,
  received,
  notCollected,
  disputed,
  returnOverdue,
  courseOverdue,
  coursesOverdue,
  leadReceived,
  leadReplied,
  leadAssigned,
  bookingMade,
  bookingCanceled,
  disabled,
]);
export type Event = v.InferOutput<typeof event>;

/** Events in the company that the caller may see, newest first. */
export const getFeed = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/events/v1/feed',
  auth: 'bearer',
  query: page,
  /** `next`: the `before` of the next page; null on the last one. */
  response: v.object({ events: v.array(event), next: v.nullable(v.number()) }),
});
