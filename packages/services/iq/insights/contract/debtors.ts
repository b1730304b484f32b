/** Actions for a client that owes: a reminder by mail, a statement, and a promise to pay. Everything is as of the as-of date. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { email, id } from '@suite/contract/schema';
import * as v from 'valibot';
import { calendarDay, promise } from './to-dos';

const right = 'app:iq-clients' as const;

/** An invoice with an open amount, in minor units of its own currency. */
const openInvoice = v.object({
  number: v.nullable(v.string()),
  issuedOn: v.string(),
  dueOn: v.nullable(v.string()),
  daysPastDue: v.number(),
  currency: v.string(),
  total: v.number(),
  open: v.number(),
});
export type OpenInvoice = v.InferOutput<typeof openInvoice>;

const reminder = v.object({
  id,
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  asOf: v.string(),
  by: v.string(),
  at: v.string(),
  /** Why its mail was not delivered; null while it waits, and once the mail server has accepted it. */
  failure: v.nullable(v.string()),
});
export type Reminder = v.InferOutput<typeof reminder>;

const debtor = v.object({
  clientId: id,
  client: v.string(),
  asOf: v.string(),
  /** The firm's currency. */
  currency: v.string(),
  /** Oldest due date first. */
  invoices: v.array(openInvoice),
  /** Number of invoices that may be paid; no reminder or statement includes them. */
  unsure: v.number(),
  /** Credit that is not applied to an invoice, in the firm's currency; null when unknown. */
  unappliedCredit: v.nullable(v.number()),
  promise: v.nullable(promise),
  /** Newest first. */
  reminders: v.array(reminder),
  /** Draft of a reminder; `to` is null when the client's address is unknown. Null while nothing is overdue. */
  draft: v.nullable(v.object({ to: v.nullable(v.string()), subject: v.string(), text: v.string() })),
});
export type Debtor = v.InferOutput<typeof debtor>;

/** Returns a client's debts, its promise, and the draft of a reminder. */
export const getDebtor = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/advisory/debtors/{clientId}',
  auth: 'bearer',
  right,
  response: debtor,
  failures: { 404: problem },
});

const confirmedReminder = v.object({
  to: email,
  subject: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(20_000)),
});

/** Sends a reminder. `asOf` is the as-of date of the data that the person read. */
export const sendReminder = endpoint({
  method: 'POST',
  base: 'RNAPI2_BASE_URL',
  path: '/advisory/debtors/{clientId}/reminders',
  auth: 'bearer',
  right,
  body: v.object({ ...confirmedReminder.entries, asOf: calendarDay }),
  response: reminder,
  status: 201,
  failures: { 404: problem, 409: problem },
});

/** Maximum number of reminders per request. */
export const MAX_REMINDERS = 50;

/** Sends reminders to some clients, all or none. */
export const sendReminders = endpoint({
  method: 'POST',
  base: 'RNAPI2_BASE_URL',
  path: '/advisory/reminders',
  auth: 'bearer',
  right,
  body: v.object({
    reminders: v.pipe(
      v.array(v.object({ clientId: id, ...confirmedReminder.entries })),
      v.minLength(1),
      v.maxLength(MAX_REMINDERS),
      v.check(
        (reminders) => new Set(reminders.map(({ clientId }) => clientId)).size === reminders.length,
        'Send each client one reminder at a time.',
      ),
    ),
    asOf: calendarDay,
  }),
  response: v.object({ reminders: v.array(reminder) }),
  status: 201,
  failures: { 404: problem, 409: problem },
});

/** Returns a client's statement as PDF. */
export const getStatement = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/advisory/debtors/{clientId}/statement',
  auth: 'bearer',
  right,
  responseFile: 'application/pdf',
  failures: { 404: problem },
});

/**
 * Records when a client will pay, and replaces its earlier promise. The promise ends automatically once the ledger shows the
 * payment.
 */
export const putPromise = endpoint({
  method: 'PUT',
  base: 'RNAPI2_BASE_URL',
  path: '/advisory/debtors/{clientId}/promise',
  auth: 'bearer',
  right,
  body: v.object({
    promisedOn: calendarDay,
    /** Minor units of the firm's currency; null without an amount. */
    amount: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER))),
    note: v.pipe(v.string(), v.trim(), v.maxLength(500)),
  }),
  response: promise,
  failures: { 404: problem },
});

/** Withdraws a client's promise. */
export const deletePromise = endpoint({
  method: 'DELETE',
  base: 'RNAPI2_BASE_URL',
  path: '/advisory/debtors/{clientId}/promise',
  auth: 'bearer',
  right,
  status: 204,
  failures: { 404: problem },
});

/** Returns the promises of clients that have not been paid yet, earliest day first. */
export const getPromises = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/advisory/promises',
  auth: 'bearer',
  right,
  response: v.object({ promises: v.array(v.object({ clientId: id, ...promise.entries })) }),
});
