import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLogger } from '@suite/env/logger';
import { openPlatform } from '@suite/host/platform/open-platform';
import { emptyFolder, freshFolder } from '@suite/host/test/databases';
import { programFile } from '@suite/host/test/program-file';

const importer = programFile('upload-until-killed');

const INVOICES = 4000;

/** Three lines for each invoice, far apart in the file. */
function linesFile(): string {
  const rows = ['Invoice,Customer,Date,Item,Qty,Amount (USD)'];
  for (let line = 0; line < 3; line++) {
    for (let invoice = 0; invoice < INVOICES; invoice++) {
      rows.push(`I-${invoice},Client ${invoice % 50},2021-03-14,Service ${line},2,${invoice + line}.25`);
    }
  }
  const path = join(emptyFolder(), 'lines.csv');
  writeFileSync(path, rows.join('\n'));
  return path;
}

/** Starts a platform that kills itself at the first matching moment of its import. */
async function killAt(folder: string, moment: RegExp, ...file: string[]): Promise<void> {
  const child = spawn(process.execPath, [importer, folder, moment.source, ...file], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  expect(await once(child, 'close')).toEqual([null, 'SIGKILL']);
}

it('an import that kill -9 interrupts twice makes the same ledger at the next start', async () => {
  const folder = freshFolder();
  await killAt(folder, /^importing [1-9]/, linesFile());
  await killAt(folder, /^(importing|done) /);
  const platform = await openPlatform({ dataFolder: folder, seed: false, logger: createLogger('error') });
  try {
    await platform.settled();
    const query = async (sql: string) => (await platform.pool.query(sql)).rows;
    expect(await query('select state from ledger.uploads')).toEqual([{ state: 'done' }]);
    const runs = await query(`select failure from ledger.import_runs where file_name = 'lines.csv' order by number`);
    expect(runs.at(-1)).toEqual({ failure: null });
    expect(runs[0]).toEqual({ failure: 'The suite stopped during the import; it was started again.' });
    expect(
      await query(`select count(*)::int as invoices, sum(total)::float8 as total,
        (select count(*)::int from ledger.invoice_lines l join ledger.invoices o on o.id = l.invoice_id where o.source = 'microsoft-office') as lines
        from ledger.invoices where source = 'microsoft-office' and number like 'I-%'`),
    ).toEqual([
      {
        invoices: INVOICES,
        total: 3 * ((INVOICES * (INVOICES - 1)) / 2) * 100 + (1 + 2) * 100 * INVOICES + 3 * 25 * INVOICES,
        lines: 3 * INVOICES,
      },
    ]);
    expect(await query('select 1 from ledger.import_staged_rows limit 1')).toEqual([]);
    expect(readdirSync(join(folder, 'uploads'))).toEqual([]);
  } finally {
    await platform.close();
  }
}, 180_000);
