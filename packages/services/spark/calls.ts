import type { ServiceCalls } from '@suite/kernel/service/service';
import { getSparkEntries } from './contract';

/** The calls of the service by the path under which they stand, each with a line for the OpenAPI document. */
export const calls = {
  spark: {
    endpoints: { getSparkEntries },
    summaries: { getSparkEntries: 'What the company keeps here, by name' },
  },
} as const satisfies ServiceCalls;
