// A process of bench-start.ts: opens the platform on a folder and tells what that took.
import { createLogger } from '@suite/env/logger';
import { openPlatform } from '../src/open-platform';

const platform = await openPlatform({ dataFolder: process.argv[2] ?? '', seed: true, logger: createLogger('error') });
process.stdout.write(JSON.stringify({ milliseconds: performance.now(), kilobytes: process.resourceUsage().maxRSS }));
await platform.close();
