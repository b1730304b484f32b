/**
 * `npm run bench:insights` prints what the metrics of a large firm cost, each compared with its yardstick in the same run, on
 * PGlite and on PostgreSQL. `npm run bench:insights -- import --rows 100000 --few 10000 --rounds 3` runs one section on a smaller
 * ledger. With all 1,000,000 invoices a round takes about twenty minutes.
 */
import { readArguments } from '@suite/host/commands/arguments';
import type { Size } from './insights/size';
import { runSections } from './run-sections';

const { values, positionals } = readArguments('bench:insights');
const size: Size = { rows: Number(values.rows), few: Number(values.few), rounds: Number(values.rounds) };

await runSections(
  {
    import: async () => (await import('./insights/bench-import')).benchImport(size),
    metrics: async () => (await import('./insights/bench-metrics')).benchMetrics(size),
  },
  positionals,
);
