/**
 * The metrics of IQ for the token's company, as of the day of the last successful import, or of an earlier day that `asOf`
 * names. Money is whole minor units of the firm's currency unless a row says otherwise; days are `2021-03-17`,
 * months `2021-03`, shares and changes fractions. `@suite/insights/metrics/definitions` defines each metric, and
 * `/metrics/{metric}/rows` lists the documents behind it.
 */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { pageSize } from '@suite/contract/paging';
import type { Unit } from '@suite/insights/metrics/definitions';
import * as v from 'valibot';
import { asOf, excluded, firmMonth, ledgerHead, metric, readers } from './metric-schemas';

/** Units of metrics (`Unit` of `@suite/insights/metrics/definitions`). */
const units = ['money', 'days', 'months', 'ratio', 'percent', 'count', 'index', 'name'] as const satisfies readonly Unit[];

/**
 * Returns receivables by month, newest first: `limit` whole months that the ledger covers, and the current one. CEI of the whole
 * months is their sales-weighted average, without those that are `leftOut`, and the value of the whole period.
 */
export const getMetricMonths = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/metrics/months',
  auth: 'bearer',
  right: ['app:iq-dashboard', 'app:iq-clients'],
  query: v.object({ ...asOf, limit: v.optional(pageSize, '24') }),
  response: v.object({
    ...ledgerHead,
    months: v.array(firmMonth),
    mean: metric,
    leftOut: v.array(v.string()),
    inOnePiece: metric,
    /** Documents that the months exclude, each counted once. */
    excluded: v.array(excluded),
  }),
  failures: { 404: problem },
});
export type MonthsQuery = v.InferInput<typeof getMetricMonths.query>;

/** Returns each metric's definition, formula and rows. */
export const getDefinitions = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/metrics/definitions',
  auth: 'bearer',
  right: readers,
  response: v.array(
    v.object({
      key: v.string(),
      name: v.string(),
      unit: v.picklist(units),
      definition: v.string(),
      formula: v.string(),
      rows: v.string(),
    }),
  ),
});
