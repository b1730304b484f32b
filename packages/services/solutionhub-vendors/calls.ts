import type { ServiceCalls } from '@suite/kernel/service/service';
import { getSolutionhubVendorsEntries } from './contract';

/** The calls of the service by the path under which they stand, each with a line for the OpenAPI document. */
export const calls = {
  'solutionhub-vendors': {
    endpoints: { getSolutionhubVendorsEntries },
    summaries: { getSolutionhubVendorsEntries: 'What the company keeps here, by name' },
  },
} as const satisfies ServiceCalls;
