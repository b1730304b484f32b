import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeXeroExport } from '@suite/host/demo/generated/xero-export';
import { type Measurement, median, ratio } from '../row';
import { inChild, peakOf } from './child';
import { addCompany, company } from './company';
import { type Bench, type DatabaseAddress, onEachDatabase } from './databases';
import { bookOf, type Size } from './size';

/**
 * Measures an import of a generated organization's files against COPY of the same rows into tables with the same indexes and
 * constraints, each into a fresh database; and the peak memory of the command for many rows and for few.
 */
export const benchImport = (size: Size): Promise<Measurement[]> =>
  onEachDatabase(async (bench) => {
    const fresh = await bench.template(addCompany);
    const xero = join(bench.folder, 'xero');
    await writeXeroExport(xero, bookOf(size.rows));
    const few = join(bench.folder, 'xero-few');
    await writeXeroExport(few, bookOf(size.few));
    return [await besideCopy(bench, fresh, xero, size), await memory(bench, fresh, { many: xero, few }, size)];
  });

type Fresh = () => Promise<DatabaseAddress>;

async function besideCopy(bench: Bench, fresh: Fresh, xero: string, { rows: invoices, rounds }: Size): Promise<Measurement> {
  const imports: number[] = [];
  const copies: number[] = [];
  let rows = 0;
  for (let round = 0; round < rounds; round++) {
    const imported = await fresh();
    imports.push(inChild<number>('import', imported, xero));
    const folder = join(bench.folder, 'copy');
    mkdirSync(folder);
    chmodSync(folder, 0o777);
    const out = inChild<{ files: [string, string][]; rows: number }>('copyOut', imported, folder);
    await bench.drop(imported);
    rows = out.rows;
    const copied = await fresh();
    copies.push(inChild<number>('copyIn', copied, out.files));
    await bench.drop(copied);
    rmSync(folder, { recursive: true });
  }
  const perSecond = (milliseconds: number) => (rows / (milliseconds / 1000)).toFixed(0);
  const ratios = imports.map((milliseconds, round) => (copies[round] ?? Number.NaN) / milliseconds);
  return {
    name: `${bench.name}: import of ${invoices} invoices, rows per second beside COPY`,
    measured: `${perSecond(median(imports))} / ${perSecond(median(copies))} = ${ratio(median(ratios))}`,
    aim: '0.5× or better',
  };
}

async function memory(bench: Bench, fresh: Fresh, folders: { many: string; few: string }, size: Size): Promise<Measurement> {
  const peak = async (xero: string) => {
    const place = await fresh();
    const env = { SUITE_DATA: place.dataFolder, DATABASE_URL: place.databaseUrl ?? '' };
    const megabytes = peakOf('import.mjs', ['--company', company.name, '--xero', xero], env);
    await bench.drop(place);
    return megabytes;
  };
  const [few, many] = [await peak(folders.few), await peak(folders.many)];
  return {
    name: `${bench.name}: peak memory of an import of ${size.rows} invoices, beside one of ${size.few}`,
    measured: `${many.toFixed(0)} / ${few.toFixed(0)} MB = ${ratio(many / few)}`,
    aim: '1.3×',
  };
}
