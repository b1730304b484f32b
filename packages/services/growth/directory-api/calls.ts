import type { ServiceCalls } from '@suite/kernel/service/service';
import { getGraphql, postGraphql } from './contract/graphql';

/** The calls of the service by the path under which they stand, each with a line for the OpenAPI document. */
export const calls = {
  acoren: {
    endpoints: { getGraphql, postGraphql },
    summaries: {
      getGraphql: 'Answers a stored query of the solutions app, by its id',
      postGraphql: 'Answers a GraphQL query; in production only a stored one',
    },
  },
} as const satisfies ServiceCalls;
