/**
 * `npm run bench:session` prints what the session withstands, each case as measured in this run next to its target. `npm run
 * bench:session -- in-memory logout` runs two sections. The mutation score takes longest.
 */
import { readArguments } from '@suite/host/commands/arguments';
import { runSections } from './run-sections';
import { inChromium } from './session/in-chromium';

const { positionals } = readArguments('bench:session');

await runSections(
  {
    'in-memory': async () => (await import('./session/in-memory')).benchInMemory(),
    ...inChromium,
    mutation: async () => (await import('./session/mutation')).benchMutation(),
  },
  positionals,
);
