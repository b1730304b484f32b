// Run before the tests, in a process of its own: fills what databases with the demo data are copies of.
import { createLogger } from '@suite/env/logger';
import { openPlatform } from '../src/open-platform';
import { seedDatabases } from './databases';

await seedDatabases(async (place) => {
  const platform = await openPlatform({ ...place, seed: true, logger: createLogger('error') });
  await platform.close();
});
