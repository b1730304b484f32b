import { defineService } from '@suite/kernel/service/service';
import * as graphqlContract from './contract/graphql';
import { mountGraphql } from './routes';

/** GraphQL API for the directory of vendors and for what the firm pays for software. It has no tables. */
export const service = defineService({
  name: 'acoren',
  contracts: [graphqlContract],
  health: { acoren: async () => undefined },
  open: (kernel) => ({ routes: (app) => mountGraphql(app, kernel) }),
});
