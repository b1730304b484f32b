/** A platform in a separate process that does what is due, such as syncs, and then ends. */
import { createLogger } from '@suite/env/logger';
import { openPlatform } from '../src/platform/open-platform';

const [dataFolder = '', databaseUrl = '', providers = '', ahead = '0', stripeHost] = process.argv.slice(2);
const platform = await openPlatform({
  dataFolder,
  databaseUrl: databaseUrl || undefined,
  providers: JSON.parse(providers),
  ...(stripeHost && { stripeHost }),
  seed: false,
  // Later than the lease of a process that was killed before.
  clock: () => Date.now() + Number(ahead),
  logger: createLogger('error'),
});
await platform.settled();
await platform.close();
