/** When releases of operating systems stop getting security updates: one table for the deployment, which comes with the suite and which its operator may replace. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import * as v from 'valibot';
import { platforms } from './terms';

const known = platforms.filter((platform) => platform !== 'other');

const release = v.object({
  platform: v.picklist(known),
  cycle: v.string(),
  label: v.string(),
  /** Null while no end is announced, or when the day on which it ended is unknown. */
  endsOn: v.nullable(v.string()),
  hasEnded: v.boolean(),
  latest: v.string(),
  /** Where its end was read, and as of when; null in a table of the operator. */
  source: v.nullable(v.object({ url: v.string(), on: v.string() })),
  /** Devices of the caller's firm that run it. */
  devices: v.number(),
});
export type OsRelease = v.InferOutput<typeof release>;

const table = v.object({
  /** The day as of which it is complete. */
  updatedOn: v.string(),
  /** Whether it is the table that comes with the suite, which the operator may replace. */
  isShipped: v.boolean(),
  releases: v.array(release),
});
export type OsTable = v.InferOutput<typeof table>;

/** When security updates of releases end. */
export const getOsSupport = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/security-data/v1/os-support',
  auth: 'bearer',
  right: ['app:devices', 'admin'],
  response: table,
});

const text = v.pipe(v.string(), v.maxLength(200));

/**
 * A release in the format of endoflife.date; `eol` may have a comment; it is `false` while no end is announced, and `true` when
 * it ended on an unknown day.
 */
const written = v.object({
  cycle: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
  releaseLabel: v.optional(text, ''),
  eol: v.union([text, v.boolean()]),
  latest: v.optional(v.nullable(text)),
});
export const MAX_RELEASES = 1_000;

/** Replaces the table with one in the format of endoflife.date: a list of releases by product. For operators only. */
export const putOsSupport = endpoint({
  method: 'PUT',
  base: 'API_BASE_URL',
  path: '/security-data/v1/os-support',
  auth: 'bearer',
  right: 'operator',
  body: v.record(v.picklist(known), v.pipe(v.array(written), v.maxLength(MAX_RELEASES))),
  response: table,
  failures: { 400: problem },
});
