import type { ServiceCalls } from '@suite/kernel/service/service';
import { getOpenaiGatewayEntries } from './contract';

/** The calls of the service by the path under which they stand, each with a line for the OpenAPI document. */
export const calls = {
  'openai-gateway': {
    endpoints: { getOpenaiGatewayEntries },
    summaries: { getOpenaiGatewayEntries: 'What the company keeps here, by name' },
  },
} as const satisfies ServiceCalls;
