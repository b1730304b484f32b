/** Tables of multiples that businesses were sold at. The product contains none: the operator and each firm supply their own. */

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
  /** Applies to amounts from `from` up to but not including `to`; null for no upper limit. */
  from: v.pipe(money, v.minValue(0)),
  to: v.nullable(v.pipe(money, v.minValue(0))),
  currency,
  low: multiple,
  mid: multiple,
  high: multiple,
  source: v.pipe(text(300), v.minLength(1)),
  /** Date of the source. */
  on: day,
});
export type MultipleRow = v.InferOutput<typeof row>;

const table = v.object({
  rows: v.array(row),
  version: v.number(),
  changed: v.nullable(v.object({ by: v.string(), on: v.string() })),
});
export type MultiplesTable = v.InferOutput<typeof table>;

/** Returns both tables. For each measure, the firm's own table takes precedence over the operator's. */
export const getMultiples = endpoint({
  ...of,
  method: 'GET',
  path: '/rightexit/v1/multiples',
  response: v.object({ firm: table, operator: table }),
});

const body = v.object({ rows: v.pipe(v.array(row), v.maxLength(200)), version: v.number() });

export const putMultiples = endpoint({
  ...of,
  method: 'PUT',
  path: '/rightexit/v1/multiples',
  body,
  response: table,
  failures: { 400: problem, 409: problem },
});

/** Replaces the table for all firms without one. */
export const putOperatorMultiples = endpoint({
  ...of,
  right: 'operator',
  method: 'PUT',
  path: '/rightexit/v1/operator-multiples',
  body,
  response: table,
  failures: { 400: problem, 409: problem },
});
