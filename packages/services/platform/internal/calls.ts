import type { ServiceCalls } from '@suite/kernel/service/service';
import { internalEndpoints } from './contract';

const internal = internalEndpoints;

const internalSummaries: Record<keyof typeof internal, string> = {
  getServices: 'The state of each service (local and dev)',
  getLastErrors: 'What failed last (local and dev)',
  getOutbox: "The latest mails to the company's people (local and dev)",
};

/** The calls of the service by the path under which they stand, each with a line for the OpenAPI document. */
export const calls = {
  internal: { endpoints: internal, summaries: internalSummaries },
} as const satisfies ServiceCalls;
