/** Sample data: a made-up ledger for exploring the suite before a new firm connects its own. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import * as v from 'valibot';

const readers = [
  'app:iq-dashboard',
  'app:iq-clients',
  'app:iq-reports',
  'app:iq-client-advisory',
  'app:iq-settings',
  'app:iq-onboarding',
] as const;

export const sampleData = v.object({
  /** When the sample data were added, ISO 8601 in UTC; null while the firm has none. */
  addedAt: v.nullable(v.string()),
  /** True if the firm has no ledger of its own, and nothing is connected or being imported. */
  canAdd: v.boolean(),
});
export type SampleData = v.InferOutput<typeof sampleData>;

export const getSampleData = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/sample-data',
  auth: 'bearer',
  right: readers,
  response: v.object({ data: sampleData }),
});

/** Fills the firm's empty ledger with sample data up to the end of last month. */
export const addSampleData = endpoint({
  method: 'POST',
  base: 'RNAPI2_BASE_URL',
  path: '/sample-data',
  auth: 'bearer',
  right: 'admin',
  status: 204,
  failures: { 404: problem, 409: problem },
});

/** Removes the sample data and everything computed from it or recorded about it. */
export const removeSampleData = endpoint({
  method: 'DELETE',
  base: 'RNAPI2_BASE_URL',
  path: '/sample-data',
  auth: 'bearer',
  right: 'admin',
  status: 204,
  failures: { 404: problem },
});
