// Run before the tests, in a process of its own: fills what databases with the demo data are copies of.
import { hash } from '@node-rs/argon2';
import { DEMO_PASSWORD } from '@services/identity/demo/demo-people';
import { users } from '@services/identity/schema/accounts';
import { createLogger } from '@suite/env/logger';
import { sealingProof } from '@suite/kernel/sealing/schema';
import { openPlatform } from '../src/platform/open-platform';
import { seedDatabases } from './databases';

await seedDatabases(async (place) => {
  const platform = await openPlatform({ ...place, seed: true, logger: createLogger('error') });
  // The same passwords at the least cost: tests sign in thousands of times, and what a guess costs has its own.
  await platform.database.update(users).set({ passwordHash: await hash(DEMO_PASSWORD, { memoryCost: 8, timeCost: 1 }) });
  // A copy gets the key of its own data folder.
  await platform.database.delete(sealingProof);
  await platform.close();
});
