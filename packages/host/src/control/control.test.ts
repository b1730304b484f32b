import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createLogger } from '@suite/env/logger';
import { lockFolder } from '@suite/kernel/data-folder/lock-folder';
import { socketPath } from '@suite/kernel/data-folder/socket-path';
import { v8Flags } from '@suite/testing/v8-flags';
import { openTestPlatform } from '../../test/test-platform';
import { xeroFolder } from '../../test/xero-folder';
import { importCommand } from '../import/import-command';
import { openControl } from './open-control';

const COMPANY = 'Brightfield CPA';
const command = join(__dirname, '../../commands/import.mjs');

const small = () =>
  xeroFolder({
    contacts: [{ contact_id: 'c-1', name: 'Alpha' }],
    invoices: [{ invoice_id: 'i-1' }],
    lines: [{ line_item_id: 'l-1' }],
  });

async function importInto(dataFolder: string, company = COMPANY, xero = small()): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of importCommand({ company, sources: { xero }, dataFolder, databaseUrl: undefined })) lines.push(line);
  return lines;
}

/** Opens a running suite: platform and control on one data folder. */
async function openSuite() {
  const platform = await openTestPlatform('PGlite');
  const { dataFolder, database } = platform;
  const control = await openControl({ dataFolder, database, logger: createLogger('error') });
  return {
    dataFolder,
    database,
    control,
    close: async () => {
      await control.close();
      await platform.close();
    },
  };
}

const printed = [
  'contacts  read 1  imported 1  skipped 0  rejected 0',
  'invoices  read 1  imported 1  skipped 0  rejected 0',
  'bills  read 0  imported 0  skipped 0  rejected 0',
  'lines  read 1  imported 1  skipped 0  rejected 0',
  'credit notes  read 0  imported 0  skipped 0  rejected 0',
];

it('imports beside a running suite through a socket that only its owner can use, and directly when it has ended', async () => {
  const suite = await openSuite();
  try {
    const mode = (path: string) => statSync(path).mode & 0o777;
    expect([mode(suite.dataFolder), mode(socketPath(suite.dataFolder))]).toEqual([0o700, 0o600]);
    expect(await importInto(suite.dataFolder)).toEqual(printed);
    expect((await suite.database.execute(`select number from ledger.invoices where source_id = 'i-1'`)).rows).toEqual([
      { number: 'INV-1' },
    ]);
    await expect(importInto(suite.dataFolder, 'Nobody')).rejects.toThrow('No company is named "Nobody".');
    await expect(importInto(suite.dataFolder, COMPANY, '/nowhere')).rejects.toThrow('There is no folder /nowhere.');
  } finally {
    await suite.close();
  }
  expect((await importInto(suite.dataFolder))[1]).toBe('invoices  read 1  imported 0  skipped 1  rejected 0');
  const lock = await lockFolder(suite.dataFolder, { say: () => undefined });
  lock.release();
});

it('replaces the socket of a killed process, and refuses invalid orders', async () => {
  const suite = await openSuite();
  const second = await openControl({ dataFolder: suite.dataFolder, database: suite.database, logger: createLogger('error') });
  const statusOf = async (path: string, body: string) => {
    const [response] = await once(
      request({ socketPath: socketPath(suite.dataFolder), method: 'POST', path }).end(body),
      'response',
    );
    response.resume();
    return response.statusCode;
  };
  try {
    expect(await importInto(suite.dataFolder)).toEqual(printed);
    expect(await statusOf('/elsewhere', '{}')).toBe(400);
    expect(await statusOf('/imports', 'no JSON')).toBe(400);
    expect(await statusOf('/imports', JSON.stringify({ company: COMPANY, source: 'xero', path: 'relative' }))).toBe(400);
  } finally {
    await second.close();
    await suite.close();
  }
});

it('a suite that stops during an import says that it can be run again', async () => {
  const suite = await openSuite();
  const invoices = Array.from({ length: 15_000 }, (_, index) => ({ invoice_id: `i-${index}` }));
  const folder = xeroFolder({ contacts: [{ contact_id: 'c-1', name: 'Alpha' }], invoices });
  const importing = importInto(suite.dataFolder, COMPANY, folder);
  const refused = expect(importing).rejects.toThrow(
    "The platform was stopped, so the import didn't finish. Run it again to continue.",
  );
  const isUnderWay = async () =>
    (await suite.database.execute(`select 1 from ledger.invoices where source_id = 'i-0'`)).rows.length > 0;
  while (!(await isUnderWay())) await Promise.resolve();
  await suite.close();
  await refused;
  expect((await importInto(suite.dataFolder, COMPANY, folder))[1]).toMatch(
    /^invoices {2}read 15000 {2}imported [1-9]\d* {2}skipped [1-9]/,
  );
});

it('names the process that uses a data folder without a control socket', async () => {
  const platform = await openTestPlatform('PGlite');
  try {
    await expect(importInto(platform.dataFolder)).rejects.toThrow(/^Another platform \(process \d+\) uses the data folder /);
  } finally {
    await platform.close();
  }
});

describe('npm run import', () => {
  async function run(args: string[], SUITE_DATA: string) {
    const child = spawn(process.execPath, [...v8Flags, command, ...args], {
      env: { ...process.env, SUITE_DATA, DATABASE_URL: '' },
    });
    const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
    return { out, err, code };
  }

  it('prints a line for each kind of row and exits with 0', async () => {
    const suite = await openSuite();
    try {
      const answer = await run(['--company', COMPANY, '--xero', small()], suite.dataFolder);
      expect(answer).toEqual({ out: `${printed.join('\n')}\n`, err: '', code: 0 });
    } finally {
      await suite.close();
    }
  });

  it.each([
    ['nothing is named', [], 'Say what to import: npm run import -- --company NAME, then --xero DIR, '],
    ['an option is unknown', ['--quickbooks', 'x'], "Unknown option '--quickbooks'"],
    [
      'the data folder holds no database',
      ['--company', COMPANY, '--xero', '.'],
      '/nowhere holds no database yet: run npm start once',
    ],
  ])('says what to do and exits with 1 when %s', async (_, args, message) => {
    const answer = await run(args, '/nowhere');
    expect(answer).toMatchObject({ out: '', code: 1 });
    expect(answer.err).toContain(message);
  });
});
