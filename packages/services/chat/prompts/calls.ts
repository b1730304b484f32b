import type { ServiceCalls } from '@suite/kernel/service/service';
import * as endpoints from './contract';

const summaries: Record<keyof typeof endpoints, string> = {
  getPrompts: "The caller's saved prompts, and those that the firm shares",
  createPrompt: 'Save a prompt',
  putPrompt: 'Change a prompt',
  deletePrompt: 'Delete a prompt',
};

/** The calls of the service by the path under which they stand, each with a line for the OpenAPI document. */
export const calls = { spark: { endpoints, summaries } } as const satisfies ServiceCalls;
