/** Tables of multiples that businesses were sold at. None is shipped: the operator and each firm supply theirs. */

import { day } from '@suite/contract/day-schema';
import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import * as v from 'valibot';
import { currency, money, of, text } from './terms';

export const measures = ['revenue', 'sde', 'ebitda'] as const;
export type Measure = (typeof measures)[number];

const multiple = v.pipe(v.number(), v.maxValue(100));

const row = v.object({
  measure: v.picklist(measures),
  /** For amounts from here up to, but without, `to`; null for no end. */
  from: v.pipe(money, v.minValue(0)),
  to: v.nullable(v.pipe(money, v.minValue(0))),
  currency,
  low: multiple,
  mid: multiple,
  high: multiple,
  source: v.pipe(text(300), v.minLength(1)),
  /** The day that the source is of. */
  on: day,
});
export type MultipleRow = v.InferOutput<typeof row>;

const table = v.object({
  rows: v.array(row),
  version: v.number(),
  changed: v.nullable(v.object({ by: v.string(), on: v.string() })),
});
export type MultiplesTable = v.InferOutput<typeof table>;

/** The firm's own table counts before the operator's, measure by measure. */
export const getMultiples = endpoint({
  ...of,
  method: 'GET',
  path: '/rightexit/v1/multiples',
  answer: v.object({ firm: table, operator: table }),
});

const body = v.object({ rows: v.pipe(v.array(row), v.maxLength(200)), version: v.number() });

/** Replaces the firm's table. */
export const putMultiples = endpoint({
  ...of,
  method: 'PUT',
  path: '/rightexit/v1/multiples',
  body,
  answer: table,
  failures: { 400: problem, 409: problem },
});

/** Replaces the table of all firms that have none of their own. */
export const putOperatorMultiples = endpoint({
  ...of,
  right: 'operator',
  method: 'PUT',
  path: '/rightexit/v1/operator-multiples',
  body,
  answer: table,
  failures: { 400: problem, 409: problem },
});
