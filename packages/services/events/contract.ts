/** What happened in a company: its feed, the notifications of its people, and webhooks. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
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

/** `gone`: the receiver answered 410; `failing`: it took nothing for five days. */
const disabledReason = v.picklist(['gone', 'failing']);

const eventId = v.pipe(v.string(), v.regex(/^[0-9]{1,15}$/), v.transform(Number));

/** `before`: id of the last event of the previous page. */
const page = v.object({ before: v.optional(eventId), limit: v.optional(pageSize, '50') });

/** The id grows with time; `at` is ISO 8601 in UTC. */
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

/** What was imported: a file, or a source's own data when it has no name. Null when it is gone. */
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
const asked = v.object({
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

/** `by` is the name of who gave it. */
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
/** `by` is the name of who wants to send it. */
const approvalAsked = v.object({
  ...common,
  type: v.literal('proposal.approval-asked'),
  data: v.object({ ...proposal, by: v.string() }),
});

const received = ofProposal('payment.received');
const disputed = ofProposal('payment.disputed');
/** `failure` is for a person. */
const notCollected = v.object({
  ...common,
  type: v.literal('payment.failed'),
  data: v.object({ ...proposal, failure: v.string() }),
});

/** Devices of somebody who left were due back on a day, `2021-03-17`. */
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
/** How many courses of people are newly overdue. */
const coursesOverdue = v.object({
  ...common,
  type: v.literal('courses.overdue'),
  data: v.object({ count: v.number() }),
});
/** Of whoever wrote to the firm by its website or by mail. */
const lead = { leadId: id, name: v.string(), about: v.string() };
const leadReceived = v.object({ ...common, type: v.literal('lead.received'), data: v.object(lead) });
const leadReplied = v.object({ ...common, type: v.literal('lead.replied'), data: v.object(lead) });
const leadAssigned = v.object({
  ...common,
  type: v.literal('lead.assigned'),
  data: v.object({ ...lead, by: v.string() }),
});
/** `day` is that of the appointment in UTC. */
const booking = { bookingId: id, name: v.string(), type: v.string(), day: v.string() };
const bookingMade = v.object({
  ...common,
  type: v.literal('booking.made'),
  data: v.object({ ...booking, isMoved: v.boolean() }),
});
const bookingCanceled = v.object({ ...common, type: v.literal('booking.canceled'), data: v.object(booking) });

const event = v.variant('type', [
  joined,
  changed,
  added,
  finished,
  failed,
  broken,
  asked,
  ready,
  assigned,
  viewed,
  questioned,
  accepted,
  declined,
  expired,
  approvalAsked,
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

/** What happened in the company that the caller may see, the newest first. */
export const getFeed = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/events/v1/feed',
  auth: 'bearer',
  tool: { description: 'What happened in the company, newest first: imports, reports, proposals, payments, people' },
  query: page,
  /** `next`: the `before` of the next page; null on the last one. */
  answer: v.object({ events: v.array(event), next: v.nullable(v.number()) }),
});

const read = { isRead: v.boolean() };
const notification = v.variant('type', [
  v.object({ ...joined.entries, ...read }),
  v.object({ ...changed.entries, ...read }),
  v.object({ ...added.entries, ...read }),
  v.object({ ...finished.entries, ...read }),
  v.object({ ...failed.entries, ...read }),
  v.object({ ...broken.entries, ...read }),
  v.object({ ...asked.entries, ...read }),
  v.object({ ...ready.entries, ...read }),
  v.object({ ...assigned.entries, ...read }),
  v.object({ ...viewed.entries, ...read }),
  v.object({ ...questioned.entries, ...read }),
  v.object({ ...accepted.entries, ...read }),
  v.object({ ...declined.entries, ...read }),
  v.object({ ...expired.entries, ...read }),
  v.object({ ...approvalAsked.entries, ...read }),
  v.object({ ...received.entries, ...read }),
  v.object({ ...notCollected.entries, ...read }),
  v.object({ ...disputed.entries, ...read }),
  v.object({ ...returnOverdue.entries, ...read }),
  v.object({ ...courseOverdue.entries, ...read }),
  v.object({ ...coursesOverdue.entries, ...read }),
  v.object({ ...leadReceived.entries, ...read }),
  v.object({ ...leadReplied.entries, ...read }),
  v.object({ ...leadAssigned.entries, ...read }),
  v.object({ ...bookingMade.entries, ...read }),
  v.object({ ...bookingCanceled.entries, ...read }),
  v.object({ ...disabled.entries, ...read }),
]);
export type Notification = v.InferOutput<typeof notification>;

/** The caller's notifications in the company, the newest first. They are kept for 90 days. */
export const getNotifications = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/events/v1/notifications',
  auth: 'bearer',
  query: page,
  /** `unread` counts those of all pages. */
  answer: v.object({ unread: v.number(), notifications: v.array(notification), next: v.nullable(v.number()) }),
});

/** How many of the caller's notifications in the company are unread. */
export const getUnread = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/events/v1/unread',
  auth: 'bearer',
  answer: v.object({ unread: v.number() }),
});

const kind = v.object({ type: v.picklist(eventTypes), inBell: v.boolean(), byMail: v.boolean() });

export const digests = ['off', 'daily', 'weekly'] as const;

/** `digest`: how often unread notifications of the kinds `byMail` come in one mail, at 7:00 where the person is, weekly on Mondays. */
const settings = v.object({ kinds: v.array(kind), digest: v.picklist(digests) });
export type NotificationSettings = v.InferOutput<typeof settings>;

/** What the caller is notified of in the company: of the kinds that they may see. */
export const getNotificationSettings = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/events/v1/notification-settings',
  auth: 'bearer',
  answer: settings,
});

/** Sets what the caller is notified of; kinds that the body leaves out stay as they are. */
export const putNotificationSettings = endpoint({
  method: 'PUT',
  base: 'API_BASE_URL',
  path: '/events/v1/notification-settings',
  auth: 'bearer',
  body: v.object({
    kinds: v.pipe(v.array(kind), v.maxLength(eventTypes.length, 'Choose each kind once.')),
    digest: v.picklist(digests),
  }),
  answer: settings,
});

export const putNotification = endpoint({
  method: 'PUT',
  base: 'API_BASE_URL',
  path: '/events/v1/notifications/{notificationId}',
  auth: 'bearer',
  body: v.object(read),
  status: 204,
  failures: { 404: problem },
});

export const readAllNotifications = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/events/v1/notifications/read-all',
  auth: 'bearer',
  status: 204,
});

/** Most webhooks of a company. */
export const MAX_WEBHOOKS = 20;

const MAX_ADDRESS = 200;

const eventType = v.picklist(eventTypes);

const webhook = v.object({
  id,
  /** An https address. */
  address: v.string(),
  types: v.array(eventType),
  createdAt: v.string(),
  /** Null before the first. `status` is null when there was no answer, `problem` when it was delivered. */
  lastDelivery: v.nullable(
    v.object({ at: v.string(), type: v.string(), status: v.nullable(v.number()), problem: v.nullable(v.string()) }),
  ),
  /** When the first of the deliveries failed that have failed since the last success; null when the last one succeeded. */
  failingSince: v.nullable(v.string()),
  /** A webhook that was switched off stays so until somebody switches it on again. */
  disabled: v.nullable(v.object({ at: v.string(), reason: disabledReason })),
});
export type Webhook = v.InferOutput<typeof webhook>;

export const getWebhooks = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/events/v1/webhooks',
  auth: 'bearer',
  right: 'admin',
  answer: v.array(webhook),
});

export const createWebhook = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/events/v1/webhooks',
  auth: 'bearer',
  right: 'admin',
  body: v.object({
    address: v.pipe(v.string(), v.trim(), v.maxLength(MAX_ADDRESS, `The address can have ${MAX_ADDRESS} characters at most.`)),
    types: v.pipe(
      v.array(eventType),
      v.minLength(1, 'Choose at least one type of event.'),
      v.maxLength(eventTypes.length, 'Choose each type of event once.'),
    ),
  }),
  status: 201,
  /** `secret` verifies deliveries (Standard Webhooks); it is not shown again. */
  answer: v.object({ webhook, secret: v.string() }),
  failures: { 409: problem },
});

export const deleteWebhook = endpoint({
  method: 'DELETE',
  base: 'API_BASE_URL',
  path: '/events/v1/webhooks/{webhookId}',
  auth: 'bearer',
  right: 'admin',
  status: 204,
  failures: { 404: problem },
});

/** Switches a webhook on again. It gets events from then on; those that happened meanwhile are not sent. */
export const enableWebhook = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/events/v1/webhooks/{webhookId}/activations',
  auth: 'bearer',
  right: 'admin',
  answer: webhook,
  failures: { 404: problem },
});

/** Sends an event of the type `webhook.test` once; the list of webhooks says what became of it. */
export const testWebhook = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/events/v1/webhooks/{webhookId}/tests',
  auth: 'bearer',
  right: 'admin',
  status: 202,
  failures: { 404: problem },
});

export const eventsEndpoints = {
  getFeed,
  getNotifications,
  getUnread,
  getNotificationSettings,
  putNotificationSettings,
  putNotification,
  readAllNotifications,
  getWebhooks,
  createWebhook,
  deleteWebhook,
  enableWebhook,
  testWebhook,
};
