/** To-dos of client advisory: which client to talk to, about what, and why. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { find, order, paged } from '@suite/contract/paging';
import { id } from '@suite/contract/schema';
import { isDay } from '@suite/values/iso-day';
import * as v from 'valibot';

/** Reasons for to-dos from a client's metrics, most urgent first; a person's own to-do has none. */
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

/** Measures of evidence: money in minor units, days and months as numbers, shares as fractions, a day as `2021-03-17`. */
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

/** Lists of to-dos: `open` excludes snoozed ones, `mine` contains the caller's open ones. */
export const toDoLists = ['open', 'mine', 'snoozed', 'done', 'dismissed'] as const;
export type ToDoList = (typeof toDoLists)[number];

/** Why a to-do is dismissed; `other` needs an explanation. */
export const dismissReasons = ['not-relevant', 'agreed', 'handled', 'wrong-numbers', 'other'] as const;
const dismissReason = v.picklist(dismissReasons);
export type DismissReason = v.InferOutput<typeof dismissReason>;

const note = v.object({ text: v.string(), by: v.string(), at: v.string() });

/** Existing calendar days, `2026-03-31`. */
export const calendarDay = v.pipe(v.string(), v.check(isDay, 'A day is written as 2026-03-31.'));

export const promise = v.object({
  promisedOn: v.string(),
  /** Minor units of the firm's currency; null without an amount. */
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
  /** Null for a person's own to-do, which has a `text`. */
  rule: v.nullable(rule),
  text: v.nullable(v.string()),
  /** The metrics behind the reason, as of `asOf`; the one that triggered it comes first. */
  evidence: v.array(evidence),
  asOf: v.nullable(v.string()),
  /** Whether the reason still applies; always true for a person's own to-do. */
  holds: v.boolean(),
  /** Overdue amount, opportunity or annual sales that the evidence is about, in the firm's currency. */
  atStake: v.nullable(v.number()),
  state,
  /** The person of the company who is responsible. */
  owner: v.nullable(v.object({ userId: id, name: v.string() })),
  dueOn: v.nullable(v.string()),
  /** The day on which an open to-do returns automatically. */
  snoozedUntil: v.nullable(v.string()),
  /** Only for a dismissed to-do. */
  dismissReason: v.nullable(dismissReason),
  dismissText: v.nullable(v.string()),
  /** The client's promise that has not been paid yet. */
  promise: v.nullable(promise),
  createdAt: v.string(),
  /** Name of the person who created it; null when it was created from metrics. */
  createdBy: v.nullable(v.string()),
  changedAt: v.nullable(v.string()),
  changedBy: v.nullable(v.string()),
  notes: v.array(note),
  version: v.number(),
});
export type ToDo = v.InferOutput<typeof toDo>;

/** Settings for automatic to-dos. */
const adviceSettings = v.object({
  /** The reasons that create to-dos. */
  rules: v.array(rule),
  /** Days past due above which a document should be collected. */
  overdueDays: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(365)),
  /** Minor units of the firm's currency; clients with less at stake are ignored. */
  minAtStake: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER)),
});
export type AdviceSettings = v.InferOutput<typeof adviceSettings>;

/** Settings of a firm that has not changed any. More than a month late is after the automatic reminders. */
export const defaultAdvice: AdviceSettings = { rules: [...adviceRules], overdueDays: 30, minAtStake: 0 };

/** The app of client advisory; other apps can also create to-dos. */
const right = 'app:iq-client-advisory' as const;
const makers = [right, 'app:iq-clients', 'app:iq-dashboard'] as const;

const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2000));

/** The order of urgency is in the service's README. */
const toDoSorts = ['urgency', 'atStake', 'client', 'dueOn', 'createdAt', 'changedAt'] as const;
export type ToDoSort = (typeof toDoSorts)[number];

/** Returns a page of the company's to-dos; `total` counts all matches. */
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
  response: v.object({
    /** Null until the ledger provides it. */
    currency: v.nullable(v.string()),
    /** Whether credit sales and revenue are the same number for each client, because no document has sales tax. */
    salesAreRevenue: v.boolean(),
    /** The current day in the firm's time zone, which decides whether a to-do is late or returns. */
    today: v.string(),
    toDos: v.array(toDo),
    total: v.number(),
    /** Counts of all to-dos, regardless of filters. */
    counts: v.object(v.entriesFromList(toDoLists, v.number())),
  }),
});
export type ToDosQuery = v.InferInput<typeof getToDos.query>;

/** Creates a to-do for a client. */
export const createToDo = endpoint({
  method: 'POST',
  base: 'RNAPI2_BASE_URL',
  path: '/advisory/to-dos',
  auth: 'bearer',
  right: makers,
  body: v.object({ clientId: id, text, dueOn: v.optional(v.nullable(calendarDay)) }),
  response: toDo,
  status: 201,
  failures: { 404: problem },
});

/** Changes to to-dos; omitted fields stay unchanged. */
const toDoChange = v.object({
  /** Dismissing needs a `reason`. */
  state: v.optional(state),
  reason: v.optional(dismissReason),
  reasonText: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500))),
  /** A person who can open client advisory and make changes; null for nobody. */
  ownerId: v.optional(v.nullable(id)),
  dueOn: v.optional(v.nullable(calendarDay)),
  /** A future day; null to return it now. */
  snoozedUntil: v.optional(v.nullable(calendarDay)),
});
export type ToDoChange = v.InferOutput<typeof toDoChange>;

/** Makes the same change to several to-dos: to all, or to none if somebody else has changed one in the meantime. */
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
  response: v.object({ toDos: v.array(toDo) }),
  failures: { 404: problem, 409: problem },
});

/** Returns the people who may own a to-do, by name: those who can open client advisory and make changes. */
export const getToDoOwners = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/advisory/owners',
  auth: 'bearer',
  right,
  response: v.object({ owners: v.array(v.object({ userId: id, name: v.string() })) }),
});

/** Adds a note to a to-do. */
export const createToDoNote = endpoint({
  method: 'POST',
  base: 'RNAPI2_BASE_URL',
  path: '/advisory/to-dos/{toDoId}/notes',
  auth: 'bearer',
  right,
  body: v.object({ text }),
  response: toDo,
  status: 201,
  failures: { 404: problem },
});

/** The currency is null until the ledger provides it; the version is 0 until the settings are changed. */
const adviceAnswer = v.object({ settings: adviceSettings, currency: v.nullable(v.string()), version: v.number() });

/** Returns the settings for automatic to-dos, and the firm’s currency. */
export const getAdviceSettings = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/advisory/settings',
  auth: 'bearer',
  right: ['app:iq-settings', right],
  response: adviceAnswer,
});

/** Replaces the settings of the `version` that was read; open to-dos are updated immediately. */
export const putAdviceSettings = endpoint({
  method: 'PUT',
  base: 'RNAPI2_BASE_URL',
  path: '/advisory/settings',
  auth: 'bearer',
  right: 'app:iq-settings',
  body: v.object({ ...adviceSettings.entries, version: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  response: adviceAnswer,
  failures: { 409: problem },
});
