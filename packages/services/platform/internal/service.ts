import { defineService } from '@suite/kernel/service/service';
import * as contract from './contract';
import { mountInternal } from './routes/mount-internal';

/** What operators see of the platform, where developers work. */
export const service = defineService({
  name: 'internal',
  contracts: [contract],
  health: { internal: async () => undefined },
  open: (kernel) => ({ routes: (app) => mountInternal(app, kernel) }),
});
