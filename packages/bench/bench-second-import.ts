import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImportChanges } from '@services/ledger/contract/import-changes';
import { runImport } from '@services/ledger/import/run-import';
import { facts } from '@suite/host/services/all-services';
import type { Database } from '@suite/kernel/database/database';
import { createFirm } from './bench-firm';
import type { Measurement } from './row';

const SIZES = [8_750, 70_000] as const;

/** Measures the second import of a list in which every tenth invoice is paid now, and every tenth has another total. */
export async function benchSecondImport(database: Database, dataFolder: string): Promise<Measurement[]> {
  const perRow: number[] = [];
  for (const rows of SIZES) perRow.push((1000 * (await secondImport(database, dataFolder, rows))) / rows);
  const [few = 0, many = 0] = perRow;
  return [
    { name: 'second import, milliseconds a row of 8,750', measured: few.toFixed(2), aim: '' },
    { name: 'second import, milliseconds a row of 70,000', measured: many.toFixed(2), aim: (few * 1.5).toFixed(2) },
  ];
}

/** Returns the seconds of the second import. */
async function secondImport(database: Database, dataFolder: string, rows: number): Promise<number> {
  const company = await createFirm(database);
  const path = join(dataFolder, 'list.csv');
  const take = async (month: string, lineOf: (place: number) => string) => {
    const lines = Array.from({ length: rows }, (_, place) => `A-${place},Client ${place % 1000},2026-01-15,${lineOf(place)}`);
    writeFileSync(path, ['Invoice,Customer,Date,Total (USD),Balance', ...lines].join('\n'));
    const work = { database, facts, dataFolder, clock: () => Date.parse(`2026-${month}-28`) };
    const start = performance.now();
    const order = { company, source: 'file', path, answers: { asOf: `2026-${month}-27` } } as const;
    for await (const _ of runImport(work, order));
    return (performance.now() - start) / 1000;
  };
  await take('03', () => '100.00,100.00');
  const seconds = await take('04', (place) => {
    if (place % 10 === 0) return '100.00,0.00';
    return place % 10 === 1 ? '120.00,120.00' : '100.00,100.00';
  });
  const { rows: runs } = await database.execute<{ changes: ImportChanges }>(
    `select changes from ledger.import_runs where company_id = '${company}' order by number desc limit 1`,
  );
  const { counts } = runs[0]?.changes ?? {};
  const tenth = rows / 10;
  if (counts?.paid !== tenth || counts.changed !== tenth || counts.unchanged !== 8 * tenth)
    throw new Error(`the second import of ${rows} rows counts ${JSON.stringify(counts)}`);
  return seconds;
}
