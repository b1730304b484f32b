import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { silentLogger } from '@suite/env/quiet.fixture';
import { brightfield, connect, connectionOf, ledgerOf, openConnectable, providersAt } from '@suite/host/test/connected';
import { type DatabaseKind, onOneDatabase } from '@suite/host/test/databases';
import { programFile } from '@suite/host/test/program-file';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { openProviderServer, type ProviderServer } from '@suite/testing/providers/provider-server';
import { ConnectionType } from '../contract/firms';

const program = programFile('sync-until-killed');

/** For each process in turn, the number of requests after which it is killed. */
const kills: Record<DatabaseKind, number[]> = { PGlite: [5], PostgreSQL: [2, 11] };

/** Milliseconds, longer than a lease. */
const LATER = 120_000;

const countsOf = async ({ pool }: Pick<TestPlatform, 'pool'>) =>
  (
    await pool.query(
      `select number, kind, read, imported, skipped, rejected, finished_at is not null as finished from ledger.import_runs
       join ledger.import_counts on run_id = id where company_id = $1 order by kind`,
      [brightfield],
    )
  ).rows.map(({ number: _, ...counts }) => counts);

onOneDatabase('§3 a sync that is killed with kill -9', (kind) => {
  let server: ProviderServer;
  beforeAll(async () => {
    server = await openProviderServer();
    const { ledger } = server.xero;
    for (let n = 0; n < 60; n++) {
      ledger.invoice(`K-${n}`, { contact: 'Ash Design', lines: [{ amount: 10 + n }, { amount: 1 }] });
      ledger.pay(`k${n}`, `K-${n}`, '2025-12-24', 5);
    }
  });
  afterAll(() => server.close());

  it('continues where it stopped, and ends with the same ledger as an uninterrupted sync', async () => {
    const undisturbed = await openConnectable(kind, server);
    await connect(undisturbed.platform, undisturbed.noah, ConnectionType.xero);
    const expected = await ledgerOf(undisturbed.platform, brightfield);
    const counts = await countsOf(undisturbed.platform);
    await undisturbed.platform.close();

    // This connection is postponed before anything is read.
    const { platform, noah } = await openConnectable(kind, server);
    server.faults.push({ at: '/Contacts', status: 429, headers: { 'Retry-After': '40000' } });
    await connect(platform, noah, ConnectionType.xero);
    server.faults.length = 0;
    await platform.pool.query(`update kernel.jobs set run_at = to_timestamp(0) where kind = 'sync connection'`);
    const { dataFolder, databaseUrl } = platform;
    await platform.close();

    const start = (place: number) =>
      spawn(
        process.execPath,
        [program, dataFolder, databaseUrl ?? '', JSON.stringify(providersAt(server)), String(place * LATER)],
        { stdio: ['ignore', 'ignore', 'inherit'] },
      );
    for (const [place, after] of kills[kind].entries()) await killAfter(server, start(place), after);
    server.onRequest = () => undefined;
    const [code] = await once(start(kills[kind].length), 'close');
    expect(code).toBe(0);

    const again = await openTestPlatform(kind, { dataFolder, databaseUrl });
    expect(await ledgerOf(again, brightfield)).toEqual(expected);
    expect(await countsOf(again)).toEqual(counts);
    await again.close();
  }, 180_000);

  it('is given up until the next night if it stops twice without progress', async () => {
    const { platform, noah } = await openConnectable(kind, server, { logger: silentLogger });
    server.faults.push({ at: '/Contacts', status: 429, headers: { 'Retry-After': '40000' } });
    await connect(platform, noah, ConnectionType.xero);
    server.faults.length = 0;
    await platform.pool.query(`update kernel.jobs set unsettled = 2, run_at = to_timestamp(0) where kind = 'sync connection'`);
    await platform.settled();
    const failure = 'The suite stopped twice while it read this connection.';
    const connection = await connectionOf(noah, ConnectionType.xero);
    expect(connection).toMatchObject({ state: 'connected', isSyncing: false, failure, sync: { failure } });
    expect(Date.parse(connection.nextSyncAt)).toBeGreaterThan(platform.time.now);
    await platform.close();
  });
});

/** Kills a process at its n-th request, while the response is on its way or the previous data is being written. */
async function killAfter(server: ProviderServer, child: ChildProcess, times: number): Promise<void> {
  let count = 0;
  server.onRequest = () => {
    count++;
    if (count === times) child.kill('SIGKILL');
  };
  const [, signal] = await once(child, 'close');
  expect(signal).toBe('SIGKILL');
}
