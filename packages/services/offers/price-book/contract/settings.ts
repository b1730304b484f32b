/** A firm's offer settings: the defaults of proposals, and which of them an administrator approves. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { id } from '@suite/contract/schema';
import { price, taxRate } from '@suite/pricing/line';
import * as v from 'valibot';
import { currency } from './price-book';

const days = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365));

const settings = v.object({
  /** Increases with every change, 0 before the first. A change based on an older version is refused. */
  version: v.number(),
  /** Currency of new proposals; null until it is set here or known from the ledger. */
  currency: v.nullable(currency),
  taxRate,
  validDays: days,
  /** Day of the month on which prorated lines are charged; null to charge them as they start. */
  billingDay: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31))),
  /** IANA name of the time zone in which days start and proposals expire. */
  timeZone: v.pipe(
    v.string(),
    v.check((zone) => Intl.supportedValuesOf('timeZone').includes(zone) || zone === 'UTC', 'Choose a time zone of the list.'),
  ),
  termsId: v.nullable(id),
  /** Days after sending on which a client that has not decided is reminded, in order; empty for no reminders. */
  reminderDays: v.pipe(
    v.array(days),
    v.maxLength(5),
    v.check((all) => all.every((day, at) => at === 0 || day > (all[at - 1] ?? 0)), 'List the days in their order, each once.'),
  ),
  showsLastYear: v.boolean(),
  /** The fee for a paper copy of what was signed, in words; empty when it is free. Clients see it before they sign. */
  paperCopyFee: v.pipe(v.string(), v.trim(), v.maxLength(60)),
  /**
   * When an administrator has to approve before sending; null for never. Hundredths of a percent, and minor units of the first 12
   * months.
   */
  approval: v.object({
    discountAbove: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000))),
    totalAbove: v.nullable(price),
  }),
});
export type OfferSettings = v.InferOutput<typeof settings>;

export const getOfferSettings = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/offers/v1/settings',
  auth: 'bearer',
  right: 'app:offer',
  response: settings,
});

/** Saves the firm's offer settings. */
export const putOfferSettings = endpoint({
  method: 'PUT',
  base: 'API_BASE_URL',
  path: '/offers/v1/settings',
  auth: 'bearer',
  right: 'admin',
  body: settings,
  response: settings,
  failures: { 409: problem },
});
