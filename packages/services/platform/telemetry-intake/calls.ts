import type { ServiceCalls } from '@suite/kernel/service/service';
import { administrationEndpoints } from './contract/administration';

const internal = administrationEndpoints;

const internalSummaries: Record<keyof typeof internal, string> = {
  getFlags: 'Every feature flag with its value in each environment (local and dev)',
  putFlag: 'Set the value of a feature flag in an environment; open pages are told at once (local and dev)',
  getTelemetry: 'What browsers reported lately to the flag, monitoring and analytics services (local and dev)',
};

/** The calls of the service by the path under which they stand, each with a line for the OpenAPI document. */
export const calls = {
  internal: { endpoints: internal, summaries: internalSummaries },
} as const satisfies ServiceCalls;
