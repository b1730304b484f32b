import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { acceptNew } from '@services/payments/fixture-payments';
import { isFullRun } from '@suite/env/node';
import { openConnectable, providersAt } from '@suite/host/test/connected';
import { onOneDatabase } from '@suite/host/test/databases';
import { programFile } from '@suite/host/test/program-file';
import { openTestPlatform } from '@suite/host/test/test-platform';
import { openProviderServer, type ProviderServer } from '@suite/testing/providers/provider-server';
import { readInvoices, switchOn } from './fixture-invoices';

/** A platform that does what is due and then ends. */
const program = programFile('sync-until-killed');

/** Milliseconds, longer than a lease and than the wait for another attempt. */
const LATER = 1_000_000;

/** For each process in turn, the number of requests to the ledger at which it is killed. */
const kills = isFullRun() ? [1, 1, 2, 1, 3, 2, 4, 1, 5, 3, 2, 6, 4] : [1, 2, 1, 3];
const INVOICES = isFullRun() ? 12 : 4;

onOneDatabase('a platform that is killed with kill -9 while invoices are written', (kind) => {
  let server: ProviderServer;
  beforeAll(async () => {
    server = await openProviderServer();
  });
  afterAll(() => server.close());

  it(
    'writes each invoice once, and loses none',
    async () => {
      const { platform, noah } = await openConnectable(kind, server, {
        deployment: { environment: 'local', domain: 'localhost', port: 3000 },
      });
      await switchOn(platform, noah);
      // The first invoice is postponed, and those after it wait for it.
      server.faults.push({ at: '/Contacts', status: 429, headers: { 'Retry-After': '40000' } });
      for (let n = 0; n < INVOICES; n++) await acceptNew(platform, noah);
      await platform.settled();
      server.faults.length = 0;
      expect((await readInvoices(noah)).counts).toMatchObject({ open: INVOICES, written: 0 });
      await platform.pool.query(`update kernel.jobs set run_at = to_timestamp(0) where kind = 'write invoice'`);
      const { dataFolder, databaseUrl } = platform;
      await platform.close();

      const start = (round: number) => {
        // The ledger has forgotten the keys by then.
        server.xero.books.forgetKeys();
        const settings = [dataFolder, databaseUrl ?? '', JSON.stringify(providersAt(server)), String(round * LATER)];
        return spawn(process.execPath, [program, ...settings], { stdio: ['ignore', 'ignore', 'inherit'] });
      };
      for (const [round, at] of kills.entries()) await killAt(server, start(round + 1), at);
      server.onRequest = () => undefined;
      const [code] = await once(start(kills.length + 1), 'close');
      expect(code).toBe(0);

      const again = await openTestPlatform(kind, { dataFolder, databaseUrl, providers: providersAt(server) });
      const { rows } = await again.pool.query(
        `select state, reference, total::int from invoices.invoices where total is not null order by reference`,
      );
      const written = [...server.xero.ledger.documents.values()].filter(({ reference }) => reference.startsWith('Proposal'));
      expect(rows).toEqual(
        written
          .map(({ reference }) => ({ state: 'written', reference, total: 50_000 }))
          .sort((one, other) => (one.reference < other.reference ? -1 : 1)),
      );
      expect(rows).toHaveLength(INVOICES);
      expect(server.xero.books.created).toMatchObject({ Invoices: INVOICES, Contacts: 1 });
      await again.close();
    },
    isFullRun() ? 600_000 : 240_000,
  );
});

/** Kills a process at its n-th request to the ledger, which the ledger still processes. */
async function killAt(server: ProviderServer, child: ChildProcess, times: number): Promise<void> {
  let count = 0;
  server.onRequest = (path) => {
    if (path.includes('/api.xro/') && ++count === times) child.kill('SIGKILL');
  };
  const [, signal] = await once(child, 'close');
  expect(signal).toBe('SIGKILL');
}
