/** A platform in a separate process that renews one session and prints the response if it is still alive. */
import { createLogger } from '@suite/env/logger';
import { openPlatform } from '../src/platform/open-platform';
import { Browser } from './browser';

const [dataFolder = '', databaseUrl = '', refreshToken = ''] = process.argv.slice(2);
const platform = await openPlatform({ dataFolder, databaseUrl, seed: false, logger: createLogger('error') });
const response = await new Browser(platform).refresh(refreshToken);
process.stdout.write(await response.text());
