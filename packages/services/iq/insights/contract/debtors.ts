/** Acting on a client that owes: a reminder by mail, a statement, and what it promised to pay. All of it is as of A. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { email, id } from '@suite/contract/schema';
import * as v from 'valibot';
import { calendarDay, promise } from './to-dos';

const right = 'app:iq-clients' as const;

/** An invoice of which something is open, in minor units of its own currency. */
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
});
export type Reminder = v.InferOutput<typeof reminder>;

const debtor = v.object({
  clientId: id,
  client: v.string(),
  asOf: v.string(),
  /** The firm's. */
  currency: v.string(),
  /** The oldest due date first. */
  invoices: v.array(openInvoice),
  /** Invoices of which it is not known whether they are paid; they are in no reminder and no statement. */
  unsure: v.number(),
  /** Credit that is not applied to an invoice, in the firm's currency; null while it is not known. */
  unappliedCredit: v.nullable(v.number()),
  promise: v.nullable(promise),
  /** The newest first. */
  reminders: v.array(reminder),
  /** What a reminder would say; `to` is null when nobody knows the client's address. Null while nothing is overdue. */
  draft: v.nullable(v.object({ to: v.nullable(v.string()), subject: v.string(), text: v.string() })),
});
export type Debtor = v.InferOutput<typeof debtor>;

export const getDebtor = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/advisory/debtors/{clientId}',
  auth: 'bearer',
  right,
  answer: debtor,
  failures: { 404: problem },
});

/** As a person has read and confirmed it. */
const confirmedReminder = v.object({
  to: email,
  subject: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(20_000)),
});

/** Sends a reminder. `asOf` is the day of what the person read. */
export const sendReminder = endpoint({
  method: 'POST',
  base: 'RNAPI2_BASE_URL',
  path: '/advisory/debtors/{clientId}/reminders',
  auth: 'bearer',
  right,
  body: v.object({ ...confirmedReminder.entries, asOf: calendarDay }),
  answer: reminder,
  status: 201,
  failures: { 404: problem, 409: problem },
});

/** Reminders that one call sends at most. */
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
  answer: v.object({ reminders: v.array(reminder) }),
  status: 201,
  failures: { 404: problem, 409: problem },
});

export const getStatement = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/advisory/debtors/{clientId}/statement',
  auth: 'bearer',
  right,
  answerFile: 'application/pdf',
  failures: { 404: problem },
});

/** Says when a client will pay; what it promised before is replaced. It ends by itself once the ledger shows that it paid. */
export const putPromise = endpoint({
  method: 'PUT',
  base: 'RNAPI2_BASE_URL',
  path: '/advisory/debtors/{clientId}/promise',
  auth: 'bearer',
  right,
  body: v.object({
    promisedOn: calendarDay,
    /** Minor units of the firm's currency; null when none was named. */
    amount: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER))),
    note: v.pipe(v.string(), v.trim(), v.maxLength(500)),
  }),
  answer: promise,
  failures: { 404: problem },
});

export const deletePromise = endpoint({
  method: 'DELETE',
  base: 'RNAPI2_BASE_URL',
  path: '/advisory/debtors/{clientId}/promise',
  auth: 'bearer',
  right,
  status: 204,
  failures: { 404: problem },
});

/** What clients have promised to pay and have not paid yet, the earliest day first. */
export const getPromises = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/advisory/promises',
  auth: 'bearer',
  right,
  answer: v.object({ promises: v.array(v.object({ clientId: id, ...promise.entries })) }),
});
