import { facts } from '@suite/host/services/all-services';
// Runs one job of a section in a separate process and prints its result.

import { tmpdir } from 'node:os';
import { runImport } from '@services/ledger/import/run-import';
import { writeBook } from '@suite/host/demo/generated/write-book';
import { sql } from 'drizzle-orm';
import { company } from './company';
import { copyIn, copyOut } from './copy';
import { type DatabaseAddress, inside } from './databases';
import { measureMetrics } from './measure-metrics';
import { bookOf } from './size';

const jobs: Record<string, (...given: never[]) => Promise<unknown>> = {
  copyIn,
  copyOut,
  /** Milliseconds from the start of an import until its metrics start: all rows are in the ledger, and linked. */
  import: (place: DatabaseAddress, xero: string) =>
    inside(place, async (database) => {
      for await (const line of runImport(
        { database, facts, dataFolder: tmpdir(), clock: Date.now },
        { company: company.name, source: 'xero', path: xero },
      )) {
        if (line.startsWith('rejected')) throw new Error(`a generated row was ${line}`);
      }
      const { rows } = await database.execute<{ took: number }>(sql`
        select (extract(epoch from computed_at - started_at) * 1000)::float8 as took from insights.metric_sets, ledger.import_runs`);
      return rows[0]?.took;
    }),
  fill: (place: DatabaseAddress, invoices: number) =>
    inside(place, async (database) => (await writeBook(database, company.id, bookOf(invoices))).number),
  metrics: (place: DatabaseAddress, rounds: number) => inside(place, (database) => measureMetrics(database, rounds)),
};

const [name = '', given = '[]'] = process.argv.slice(2);
process.stdout.write(JSON.stringify(await jobs[name]?.(...(JSON.parse(given) as never[]))));
