import type { ServiceCalls } from '@suite/kernel/service/service';

/** The calls of the service by the path under which they stand, each with a line for the OpenAPI document. */
export const calls = { magnit: { endpoints: {}, summaries: {} } } as const satisfies ServiceCalls;
