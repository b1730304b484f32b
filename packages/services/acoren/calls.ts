import type { ServiceCalls } from '@suite/kernel/service/service';
import { getAcorenEntries } from './contract';

/** The calls of the service by the path under which they stand, each with a line for the OpenAPI document. */
export const calls = {
  acoren: {
    endpoints: { getAcorenEntries },
    summaries: { getAcorenEntries: 'What the company keeps here, by name' },
  },
} as const satisfies ServiceCalls;
