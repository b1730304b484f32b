// Runs in a separate process before the tests and seeds the databases that those with demo data are copied from.
import { hash } from '@node-rs/argon2';
import { DEMO_PASSWORD } from '@services/identity/demo/demo-people';
import { users } from '@services/identity/schema/accounts';
import { createLogger } from '@suite/env/logger';
import { sealingProof } from '@suite/kernel/sealing/schema';
import { openPlatform } from '../src/platform/open-platform';
import { seedDatabases } from './databases';

await seedDatabases(async (place) => {
  const platform = await openPlatform({ ...place, seed: true, logger: createLogger('error') });
  // The same passwords with the cheapest hash, because tests sign in thousands of times; the cost of a guess has its own test.
  await platform.database.update(users).set({ passwordHash: await hash(DEMO_PASSWORD, { memoryCost: 8, timeCost: 1 }) });
  // Each copy gets the key of its own data folder.
  await platform.database.delete(sealingProof);
  await platform.close();
});
