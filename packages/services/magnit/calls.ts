import type { ServiceCalls } from '@suite/kernel/service/service';
import { getMagnitEntries } from './contract';

/** The calls of the service by the path under which they stand, each with a line for the OpenAPI document. */
export const calls = {
  magnit: {
    endpoints: { getMagnitEntries },
    summaries: { getMagnitEntries: 'What the company keeps here, by name' },
  },
} as const satisfies ServiceCalls;
