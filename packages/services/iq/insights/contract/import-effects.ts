/** What an import changed in the firm's headline metrics. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { id } from '@suite/contract/schema';
import * as v from 'valibot';
import { ledgerHead, metric } from './metric-schemas';

/** The six metrics at the top of the dashboard. */
export const headlines = v.object({
  ...ledgerHead,
  revenue: metric,
  open: metric,
  overdue: metric,
  cei: metric,
  dso: metric,
  opportunity: metric,
});
export type Headlines = v.InferOutput<typeof headlines>;

export const importEffect = v.object({
  runId: id,
  /** Null for the first import. */
  before: v.nullable(headlines),
  after: headlines,
});
export type ImportEffect = v.InferOutput<typeof importEffect>;

/** Returns the headline metrics before and after an import, each as of its own date. */
export const getImportEffect = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/metrics/imports/{runId}',
  auth: 'bearer',
  right: ['app:iq-onboarding', 'app:iq-settings', 'app:iq-dashboard'],
  response: importEffect,
  failures: { 404: problem },
});
