/**
 * `npm run bench:web` prints what the suite costs in the browser, each number next to peers that are built in the same run: an
 * empty Next export, a plain Vite app with the same markup, and the default layout of a Next multi-zone site. `npm run bench:web
 * -- hops` runs one section, `npm run bench:web -- lighthouse --zones login,home` measures only these zones; `--rounds 3` loads
 * each page three times.
 */
import { readArguments } from '@suite/host/commands/arguments';
import { runSections } from './run-sections';

const { values, positionals } = readArguments('bench:web');
const zones = values.zones?.split(',') ?? [];
const rounds = values.rounds === undefined ? undefined : Number(values.rounds);

await runSections(
  {
    hops: async () => (await import('./web/bench-hops')).benchHops(),
    peers: async () => (await import('./web/bench-peers')).benchPeers(),
    'main-thread': async () => (await import('./web/bench-main-thread')).benchMainThread(rounds),
    lighthouse: async () => (await import('./web/bench-lighthouse')).benchLighthouse(zones, rounds),
  },
  positionals,
);
