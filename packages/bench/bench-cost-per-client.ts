import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { refreshMetrics } from '@services/insights/metrics/refresh-metrics';
import { runImport } from '@services/ledger/import/run-import';
import { facts } from '@suite/host/services/all-services';
import type { Database } from '@suite/kernel/database/database';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { utcDayOf } from '@suite/values/iso-day';
import { createFirm } from './bench-firm';
import type { Measurement } from './row';

const CLIENTS = [1_000, 23_570] as const;
const ROWS_PER_CLIENT = 3;
const MAX_RATIO = 1.2;
const AS_OF = '2026-03-31';

/** Measures an import with its metrics per client: 70,710 rows of 23,570 clients beside 3,000 rows of 1,000. */
export async function benchCostPerClient(database: Database, dataFolder: string): Promise<Measurement[]> {
  // The first import of a process compiles what the later ones use.
  await importClients(database, dataFolder, CLIENTS[0]);
  const perClient: number[] = [];
  for (const clients of CLIENTS) perClient.push((await importClients(database, dataFolder, clients)) / clients);
  const [few = 0, many = 0] = perClient;
  return [
    { name: 'import with metrics, milliseconds of processor time a client of 1,000', measured: few.toFixed(2), aim: '' },
    {
      name: 'import with metrics, milliseconds of processor time a client of 23,570',
      measured: many.toFixed(2),
      aim: (few * MAX_RATIO).toFixed(2),
    },
  ];
}

/** Returns the milliseconds of processor time, of this process and the embedded database, until the clients' metrics are computed. */
async function importClients(database: Database, dataFolder: string, clients: number): Promise<number> {
  const company = await createFirm(database);
  const path = join(dataFolder, 'clients.csv');
  const lines = Array.from({ length: clients * ROWS_PER_CLIENT }, (_, place) => {
    const day = utcDayOf(Date.parse('2024-04-01') + (place % 720) * MILLISECONDS_PER_DAY);
    const open = place % 10 === 0 ? '100.00' : '0.00';
    return `A-${place},Client ${place % clients},${day},100.00,${open}`;
  });
  writeFileSync(path, ['Invoice,Customer,Date,Total (USD),Balance', ...lines].join('\n'));
  const work = { database, facts, dataFolder, clock: () => Date.parse(AS_OF) };
  const start = process.cpuUsage();
  for await (const _ of runImport(work, { company, source: 'file', path, answers: { asOf: AS_OF } }));
  await refreshMetrics(database, company, AS_OF);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
