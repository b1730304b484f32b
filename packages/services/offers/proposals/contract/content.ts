/** What a proposal says: a draft that is edited, and a version that was sent and never changes. */

import { email, id, name } from '@suite/contract/schema';
import { line, option } from '@suite/pricing/line';
import * as v from 'valibot';

/** ISO 4217. */
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
const text = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most));
export const isoDay = v.pipe(v.string(), v.isoDate());

/** One option at least and three at most, which the client compares. */
const options = v.pipe(v.array(option), v.minLength(1), v.maxLength(3));

/** Who gets a link. A signer accepts; a reader reads, asks and forwards. */
export const recipient = v.object({ name, email, role: v.picklist(['signer', 'reader']) });
export type Recipient = v.InferOutput<typeof recipient>;

/** One signer at least is needed to send; a draft may have none yet. */
const recipients = v.pipe(
  v.array(recipient),
  v.maxLength(10),
  v.check((all) => new Set(all.map((one) => one.email)).size === all.length, 'List each address once.'),
);

const days = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365));

/** A draft of the next version. */
export const draft = v.object({
  title: name,
  /** What the client reads first. */
  message: text(5000),
  /** Seen by the firm alone. */
  note: text(5000),
  currency,
  options,
  recipients,
  /** With true every signer signs; otherwise the first who does accepts for the client. */
  needsAllSigners: v.boolean(),
  /** Day of the month on which prorated lines are charged; null to charge them as they start. */
  billingDay: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31))),
  /** The letter of engagement, in its latest version when it is sent; null for none. */
  termsId: v.nullable(id),
  /** The last day on which it can be accepted, in the firm's time zone. */
  expiresOn: isoDay,
  /** Days after sending on which who has not decided is reminded. */
  reminderDays: v.pipe(v.array(days), v.maxLength(5)),
  /** Shows the client what it paid in the year before, where the ledger knows. */
  showsLastYear: v.boolean(),
  /** The client leaves a payment method with its acceptance. */
  needsMethod: v.boolean(),
  /** Of an amendment: its changes start with the next period of what they change, so that nothing is credited. */
  startsNextPeriod: v.optional(v.boolean(), false),
});
export type Draft = v.InferOutput<typeof draft>;

/** A letter of engagement with its merge fields filled in. */
const letter = v.object({ name: v.string(), version: v.number(), scope: v.string(), notCovered: v.string(), body: v.string() });

/** What the client was invoiced for the services of lines; minor units of the proposal's currency without tax. */
const lastYear = v.object({
  /** The last of its 365 days. */
  to: isoDay,
  /** For all of these services. */
  invoiced: v.number(),
  /** Of a unit, when it was last billed; null for a service that the client was not invoiced for. */
  prices: v.array(v.object({ lineName: v.string(), price: v.nullable(v.number()) })),
});

/** The accepted proposal that an amendment changes, as it was when the amendment was sent. */
export const amended = v.object({
  number: v.number(),
  title: v.string(),
  acceptedOn: isoDay,
  billingDay: draft.entries.billingDay,
  /** What of it can change: all that recurs, and what is charged once at a later start. */
  lines: v.array(line),
  startsNextPeriod: v.boolean(),
  /** The last day that is charged for, where the firm has ended the billing. */
  billingEnd: v.optional(v.nullable(v.object({ on: isoDay, isProrated: v.boolean() })), null),
});
export type Amended = v.InferOutput<typeof amended>;

/** What the client reads. */
export const content = v.object({
  title: v.string(),
  message: v.string(),
  client: v.string(),
  firm: v.string(),
  currency,
  options,
  needsAllSigners: v.boolean(),
  billingDay: draft.entries.billingDay,
  letter: v.nullable(letter),
  expiresOn: isoDay,
  timeZone: v.string(),
  /** What the firm charges for a paper copy, in words; empty for nothing. */
  paperCopyFee: v.string(),
  /** Null unless the draft shows it and the ledger knows. */
  lastYear: v.nullable(lastYear),
  /** Null unless it is an amendment. */
  amends: v.nullable(amended),
  needsMethod: v.boolean(),
});
export type Content = v.InferOutput<typeof content>;

export const statuses = ['draft', 'awaiting-approval', 'sent', 'viewed', 'accepted', 'declined', 'expired', 'withdrawn'] as const;
export type Status = (typeof statuses)[number];

/** Nothing follows them but an amendment or a new version. */
export const isFinal = (status: Status): boolean => ['accepted', 'declined', 'expired', 'withdrawn'].includes(status);

/** What made the firm offer it, by which its revenue is counted. */
export const sources = ['manual', 'stale-price', 'renewal', 'lead', 'amendment'] as const;
export type Source = (typeof sources)[number];
