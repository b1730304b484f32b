/** A platform in a separate process that creates and mails the reports that are due, and then ends. */

import { createLogger } from '@suite/env/logger';
import { openPlatform } from '../src/platform/open-platform';

const [dataFolder = '', databaseUrl = '', url = '', now = '0'] = process.argv.slice(2);
const platform = await openPlatform({
  dataFolder,
  databaseUrl: databaseUrl || undefined,
  seed: false,
  smtp: { url },
  deployment: { environment: 'local', domain: 'localhost', port: 3000 },
  clock: () => Number(now),
  logger: createLogger('error'),
});
await platform.settled();
await platform.close();
