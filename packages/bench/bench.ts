/**
 * `npm run bench` prints every number of docs/performance.md, each as measured in this run, next to its target. `npm run bench --
 * pages` runs one section. Times are ratios to a bare loop that does the same work in the same run, because absolute times differ
 * between machines.
 */
import { readArguments } from '@suite/host/commands/arguments';
import { runSections } from './run-sections';

const { positionals } = readArguments('bench');

await runSections(
  {
    tokens: async () => (await import('./bench-tokens')).benchTokens(),
    'sign-ins': async () => (await import('./bench-sign-ins')).benchSignIns(),
    load: async () => (await import('./bench-load')).benchLoad(),
    crowd: async () => (await import('./bench-crowd')).benchCrowd(),
    start: async () => (await import('./bench-start')).benchStart(),
    pages: async () => (await import('./bench-pages')).benchPages(),
    companies: async () => (await import('./bench-companies')).benchCompanies(),
    people: async () => (await import('./bench-people')).benchPeople(),
    clients: async () => (await import('./bench-clients')).benchClients(),
    offers: async () => (await import('./bench-offers')).benchOffers(),
    security: async () => (await import('./bench-security')).benchSecurity(),
    explore: async () => (await import('./bench-explore')).benchExplore(),
    graphql: async () => (await import('./bench-graphql')).benchGraphql(),
    websites: async () => (await import('./bench-websites')).benchWebsites(),
    'website-editor': async () => (await import('./bench-websites')).benchEditor(),
    checker: async () => (await import('./bench-checker')).benchChecker(),
    telemetry: async () => (await import('./bench-telemetry')).benchTelemetry(),
    hostile: async () => (await import('./bench-hostile')).benchHostile(),
    chat: async () => (await import('./bench-chat')).benchChat(),
    builds: async () => (await import('./bench-builds')).benchBuilds(),
    imports: async () => (await import('./bench-imports')).benchImports(),
  },
  positionals,
);
