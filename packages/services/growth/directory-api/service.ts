import { defineService } from '@suite/kernel/service/service';
import { calls } from './calls';
import { mountGraphql } from './routes';

/** Answers GraphQL about the directory of vendors and what the firm pays for software. It has no tables of its own. */
export const service = defineService({
  name: 'acoren',
  calls,
  health: { acoren: async () => undefined },
  open: (kernel) => ({ routes: (app) => mountGraphql(app, kernel) }),
});
