/** A platform in a process of its own that reads what is due, and ends when it has. */
import { createLogger } from '@suite/env/logger';
import { openPlatform } from '../src/platform/open-platform';

const [dataFolder = '', databaseUrl = '', providers = '', ahead = '0'] = process.argv.slice(2);
const platform = await openPlatform({
  dataFolder,
  databaseUrl: databaseUrl || undefined,
  providers: JSON.parse(providers),
  seed: false,
  // Later than the lease of whoever was killed before.
  clock: () => Date.now() + Number(ahead),
  logger: createLogger('error'),
});
await platform.settled();
await platform.close();
