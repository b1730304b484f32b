/** To-dos of client advisory: which client to talk to, about what, and why. */

import { isDay } from '@suite/contract/day';
import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { find, order, paged } from '@suite/contract/paging';
import { id } from '@suite/contract/schema';
import * as v from 'valibot';

/** What the figures of a client can give reason to, in the order of urgency; a person's own to-do has none. */
export const adviceRules = [
  'collect',
  'win-back',
  'check-ledger',
  'payment-terms',
  'raise-price',
  'find-out-why',
  'grow',
] as const;
const rule = v.picklist(adviceRules);
export type AdviceRule = v.InferOutput<typeof rule>;

/** What evidence is of: money in minor units, days and months as numbers, shares as fractions, a day as `2021-03-17`. */
export const evidenceMeasures = [
  'overdue',
  'over90',
  'longestPastDue',
  'sales',
  'salesBefore',
  'firstInvoiceOn',
  'lastInvoiceOn',
  'daysLate',
  'shareLate',
  'stalePrices',
  'oldestPriceMonths',
  'oldestPriceAtLeast',
  'opportunity',
  'paidBeforeInvoice',
  'paidAboveInvoice',
  'dueBeforeIssue',
  'unappliedCredit',
  'unconverted',
  'ledgerCustomers',
] as const;
const evidence = v.object({ measure: v.picklist(evidenceMeasures), value: v.union([v.number(), v.string()]) });
export type Evidence = v.InferOutput<typeof evidence>;

export const toDoStates = ['open', 'done', 'dismissed'] as const;
const state = v.picklist(toDoStates);
export type ToDoState = v.InferOutput<typeof state>;

/** What a list shows: open to-dos are those that are not snoozed, and mine are the caller's of them. */
export const toDoLists = ['open', 'mine', 'snoozed', 'done', 'dismissed'] as const;
export type ToDoList = (typeof toDoLists)[number];

/** Why a to-do is dismissed; `other` needs an explanation. */
export const dismissReasons = ['not-relevant', 'agreed', 'handled', 'wrong-figures', 'other'] as const;
const dismissReason = v.picklist(dismissReasons);
export type DismissReason = v.InferOutput<typeof dismissReason>;

const note = v.object({ text: v.string(), by: v.string(), at: v.string() });

/** Days that exist, `2026-03-31`. */
export const calendarDay = v.pipe(v.string(), v.check(isDay, 'A day is written as 2026-03-31.'));

/** When a client promised to pay. */
export const promise = v.object({
  promisedOn: v.string(),
  /** Minor units of the firm's currency; null when no amount was named. */
  amount: v.nullable(v.number()),
  note: v.string(),
  by: v.string(),
  at: v.string(),
});
export type PaymentPromise = v.InferOutput<typeof promise>;

const toDo = v.object({
  id,
  clientId: id,
  client: v.string(),
  /** Null of what a person made, which has a `text`. */
  rule: v.nullable(rule),
  text: v.nullable(v.string()),
  /** The figures that gave the reason, as of `asOf`; first what set it off. */
  evidence: v.array(evidence),
  asOf: v.nullable(v.string()),
  /** Whether the figures still say so; true of a person's own. */
  holds: v.boolean(),
  /** In the firm's currency, what the evidence is about: overdue, opportunity or sales of a year. */
  atStake: v.nullable(v.number()),
  state,
  /** Who is to do it, a person of the company. */
  owner: v.nullable(v.object({ userId: id, name: v.string() })),
  dueOn: v.nullable(v.string()),
  /** The day on which an open one comes back by itself. */
  snoozedUntil: v.nullable(v.string()),
  /** Of one that was dismissed. */
  dismissReason: v.nullable(dismissReason),
  dismissText: v.nullable(v.string()),
  /** What the client has promised to pay and has not paid yet. */
  promise: v.nullable(promise),
  createdAt: v.string(),
  /** Who made it; null when the figures did. */
  createdBy: v.nullable(v.string()),
  changedAt: v.nullable(v.string()),
  changedBy: v.nullable(v.string()),
  notes: v.array(note),
  version: v.number(),
});
export type ToDo = v.InferOutput<typeof toDo>;

/** What the figures make to-dos of. */
const adviceSettings = v.object({
  /** The reasons that make them. */
  rules: v.array(rule),
  /** Days past due above which a document is a matter of collecting. */
  overdueDays: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(365)),
  /** Minor units of the firm's currency: a client with less at stake is left alone. */
  minAtStake: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER)),
});
export type AdviceSettings = v.InferOutput<typeof adviceSettings>;

/** Of a firm that has said nothing. More than a month late is past the reminders that go out by themselves. */
export const defaultAdvice: AdviceSettings = { rules: [...adviceRules], overdueDays: 30, minAtStake: 0 };

/** The app in which clients are advised on; others may make a to-do. */
const right = 'app:iq-client-advisory' as const;
const makers = [right, 'app:iq-clients', 'app:iq-dashboard'] as const;

const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2000));

/** The order of urgency is in the service's README. */
const toDoSorts = ['urgency', 'atStake', 'client', 'dueOn', 'createdAt', 'changedAt'] as const;
export type ToDoSort = (typeof toDoSorts)[number];

export const getToDos = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/advisory/to-dos',
  auth: 'bearer',
  right,
  query: v.object({
    list: v.optional(v.picklist(toDoLists), 'open'),
    rule: v.optional(v.picklist([...adviceRules, 'own'])),
    clientId: v.optional(id),
    find: v.optional(find, ''),
    sort: v.optional(v.picklist(toDoSorts), 'urgency'),
    order: v.optional(order, 'ascending'),
    ...paged,
  }),
  answer: v.object({
    /** Null while the ledger has not said which. */
    currency: v.nullable(v.string()),
    /** Where the firm is: by this day a to-do is late, or comes back. */
    today: v.string(),
    toDos: v.array(toDo),
    total: v.number(),
    /** Of all, whatever is found. */
    counts: v.object(v.entriesFromList(toDoLists, v.number())),
  }),
});

export const createToDo = endpoint({
  method: 'POST',
  base: 'RNAPI2_BASE_URL',
  path: '/advisory/to-dos',
  auth: 'bearer',
  right: makers,
  body: v.object({ clientId: id, text, dueOn: v.optional(v.nullable(calendarDay)) }),
  answer: toDo,
  status: 201,
  failures: { 404: problem },
});

/** What is changed of to-dos; what is left out stays. */
const toDoChange = v.object({
  /** Dismissing needs a `reason`. */
  state: v.optional(state),
  reason: v.optional(dismissReason),
  reasonText: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500))),
  /** Somebody who can open client advisory and make changes; null for nobody. */
  ownerId: v.optional(v.nullable(id)),
  dueOn: v.optional(v.nullable(calendarDay)),
  /** A day to come; null to have it back now. */
  snoozedUntil: v.optional(v.nullable(calendarDay)),
});
export type ToDoChange = v.InferOutput<typeof toDoChange>;

/** Changes some to-dos alike: all of them, or none when somebody has changed one meanwhile. */
export const changeToDos = endpoint({
  method: 'PUT',
  base: 'RNAPI2_BASE_URL',
  path: '/advisory/to-dos',
  auth: 'bearer',
  right,
  body: v.object({
    toDos: v.pipe(v.array(v.object({ id, version: v.pipe(v.number(), v.integer()) })), v.minLength(1), v.maxLength(200)),
    change: toDoChange,
  }),
  answer: v.object({ toDos: v.array(toDo) }),
  failures: { 404: problem, 409: problem },
});

/** Who may own a to-do: people who can open client advisory and make changes, by name. */
export const getToDoOwners = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/advisory/owners',
  auth: 'bearer',
  right,
  answer: v.object({ owners: v.array(v.object({ userId: id, name: v.string() })) }),
});

export const createToDoNote = endpoint({
  method: 'POST',
  base: 'RNAPI2_BASE_URL',
  path: '/advisory/to-dos/{toDoId}/notes',
  auth: 'bearer',
  right,
  body: v.object({ text }),
  answer: toDo,
  status: 201,
  failures: { 404: problem },
});

/** The currency is null while the ledger has not said which. */
const adviceAnswer = v.object({ settings: adviceSettings, currency: v.nullable(v.string()) });

export const getAdviceSettings = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/advisory/settings',
  auth: 'bearer',
  right: ['app:iq-settings', right],
  answer: adviceAnswer,
});

/** Replaces the settings; open to-dos follow at once. */
export const putAdviceSettings = endpoint({
  method: 'PUT',
  base: 'RNAPI2_BASE_URL',
  path: '/advisory/settings',
  auth: 'bearer',
  right: 'app:iq-settings',
  body: adviceSettings,
  answer: adviceAnswer,
});
