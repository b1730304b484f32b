/** The content of a proposal: a draft that is edited, and a sent version that never changes. */

import { email, id, name } from '@suite/contract/schema';
import { line, option } from '@suite/pricing/line';
import * as v from 'valibot';

/** ISO 4217. */
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
const text = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most));
export const isoDay = v.pipe(v.string(), v.isoDate());

/** One to three options, which the client compares. */
const options = v.pipe(v.array(option), v.minLength(1), v.maxLength(3));

/** A person who gets a link. A signer accepts; a reader reads, asks and forwards. */
export const recipient = v.object({ name, email, role: v.picklist(['signer', 'reader']) });
export type Recipient = v.InferOutput<typeof recipient>;

/** Sending requires at least one signer; a draft may have none. */
const recipients = v.pipe(
  v.array(recipient),
  v.maxLength(10),
  v.check((all) => new Set(all.map((one) => one.email)).size === all.length, 'List each address once.'),
);

const days = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365));

/** A draft of the next version. */
export const draft = v.object({
  title: name,
  /** Shown to the client first. */
  message: text(5000),
  /** Only visible to the firm. */
  note: text(5000),
  currency,
  options,
  recipients,
  /** If true, every signer has to sign; otherwise, the first signature accepts for the client. */
  needsAllSigners: v.boolean(),
  /** Day of the month on which prorated lines are charged; null to charge them as they start. */
  billingDay: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31))),
  /** The engagement letter, in its latest version at the time of sending; null for none. */
  termsId: v.nullable(id),
  /** The last day on which it can be accepted, in the firm's time zone. */
  expiresOn: isoDay,
  /** Days after sending on which signers who have not decided are reminded. */
  reminderDays: v.pipe(v.array(days), v.maxLength(5)),
  /** Whether the client sees what it paid in the past year, when the ledger knows. */
  showsLastYear: v.boolean(),
  /** Whether the client has to save a payment method when it accepts. */
  needsMethod: v.boolean(),
  /** For an amendment: whether each change starts with the next period of its service, so that nothing is credited. */
  startsNextPeriod: v.optional(v.boolean(), false),
});
export type Draft = v.InferOutput<typeof draft>;

/** An engagement letter with its merge fields filled in. */
const letter = v.object({ name: v.string(), version: v.number(), scope: v.string(), notCovered: v.string(), body: v.string() });

/** What the client was invoiced for the services of lines; minor units of the proposal's currency without tax. */
const lastYear = v.object({
  /** The last of its 365 days. */
  to: isoDay,
  /** The total of these services. */
  invoiced: v.number(),
  /** The unit price when it was last billed; null for a service that the client was not invoiced for. */
  prices: v.array(v.object({ lineName: v.string(), price: v.nullable(v.number()) })),
});

/** The accepted proposal that an amendment changes, at the time when the amendment was sent. */
export const amended = v.object({
  number: v.number(),
  title: v.string(),
  acceptedOn: isoDay,
  billingDay: draft.entries.billingDay,
  /** The lines that can change: all recurring ones, and one-time work with a later start. */
  lines: v.array(line),
  startsNextPeriod: v.boolean(),
  /** The last day that is charged, when the firm has ended the billing. */
  billingEnd: v.optional(v.nullable(v.object({ on: isoDay, isProrated: v.boolean() })), null),
});
export type Amended = v.InferOutput<typeof amended>;

/** The content that the client reads. */
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
  /** The fee for a paper copy, in words; empty when it is free. */
  paperCopyFee: v.string(),
  /** Null unless the draft shows it and the ledger knows it. */
  lastYear: v.nullable(lastYear),
  /** Null unless it is an amendment. */
  amends: v.nullable(amended),
  needsMethod: v.boolean(),
});
export type Content = v.InferOutput<typeof content>;

export const statuses = ['draft', 'awaiting-approval', 'sent', 'viewed', 'accepted', 'declined', 'expired', 'withdrawn'] as const;
export type Status = (typeof statuses)[number];

/** Whether nothing can follow except an amendment or a new version. */
export const isFinal = (status: Status): boolean => ['accepted', 'declined', 'expired', 'withdrawn'].includes(status);

/** Why the firm made the offer; revenue is counted by this. */
export const sources = ['manual', 'stale-price', 'renewal', 'lead', 'amendment'] as const;
export type Source = (typeof sources)[number];
