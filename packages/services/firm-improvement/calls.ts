import type { ServiceCalls } from '@suite/kernel/service/service';
import { getFirmImprovementEntries } from './contract';

/** The calls of the service by the path under which they stand, each with a line for the OpenAPI document. */
export const calls = {
  'firm-improvement': {
    endpoints: { getFirmImprovementEntries },
    summaries: { getFirmImprovementEntries: 'What the company keeps here, by name' },
  },
} as const satisfies ServiceCalls;
