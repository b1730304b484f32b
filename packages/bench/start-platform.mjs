// @ts-check
// A process of bench-start.ts: starts the platform, as the commands do, and prints how long that took.

import { fromBundle } from '@suite/host/commands/bundle';
import { zoneNames } from '@suite/zones/zones';

const { serve } = await fromBundle('serve');
const suite = await serve({ topology: 'local', onespace: false, without: zoneNames, output: '' });
process.stdout.write(JSON.stringify({ milliseconds: performance.now(), kilobytes: process.resourceUsage().maxRSS }));
await suite.close();
