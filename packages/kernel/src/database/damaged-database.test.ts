import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { demoPeople } from '@services/identity/demo/demo-people';
import type { Logger } from '@suite/env/logger';
import { openPlatform } from '@suite/host/platform/open-platform';
import { Browser } from '@suite/host/test/browser';
import { emptyFolder, freshDatabase, freshFolder, onPostgres } from '@suite/host/test/databases';
import { Client } from 'pg';
import { Failure } from '../errors/failure';

const silent: Logger = { debug: () => undefined, info: () => undefined, warning: () => undefined, error: () => undefined };
const open = (dataFolder: string, databaseUrl?: string) => openPlatform({ dataFolder, databaseUrl, seed: false, logger: silent });

const failureOf = (opening: Promise<unknown>): Promise<Error> =>
  opening.then(
    () => Promise.reject(new Error('it opened')),
    (error: Error) => error,
  );

const filesIn = (folder: string) =>
  readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());

const ADVICE = 'Restore a backup of this folder, or move it away to start with an empty database.';

it.each<[string, (db: string) => void, RegExp]>([
  [
    'PG_VERSION is missing',
    (db) => rmSync(join(db, 'PG_VERSION')),
    /holds files but no whole database \(PG_VERSION is missing\)/,
  ],
  [
    'it is of another PostgreSQL',
    (db) => writeFileSync(join(db, 'PG_VERSION'), '15\n'),
    /was made by PostgreSQL 15, this version of the suite needs 18/,
  ],
  ['PG_VERSION is garbage', (db) => writeFileSync(join(db, 'PG_VERSION'), ''), /was made by PostgreSQL \(unknown\)/],
  ['the control file is gone', (db) => rmSync(join(db, 'global/pg_control')), /its files are damaged or incomplete/],
  [
    'the control file is cut off',
    (db) => truncateSync(join(db, 'global/pg_control'), 100),
    /its files are damaged or incomplete/,
  ],
  [
    'the control file is garbage',
    (db) => writeFileSync(join(db, 'global/pg_control'), randomBytes(8192)),
    /its files are damaged or incomplete/,
  ],
  [
    'its log is gone',
    (db) => {
      for (const path of filesIn(join(db, 'pg_wal'))) rmSync(path);
    },
    /its files are damaged or incomplete/,
  ],
  [
    'its tables are cut off',
    (db) => {
      for (const path of filesIn(join(db, 'base/5'))) truncateSync(path, 0);
    },
    /its files are damaged or incomplete/,
  ],
  ['it was copied by half', (db) => rmSync(join(db, 'base'), { recursive: true }), /its files are damaged or incomplete/],
  [
    'it is a file',
    (db) => {
      rmSync(db, { recursive: true });
      writeFileSync(db, '');
    },
    /its files are damaged or incomplete/,
  ],
])(
  'reports in one line what to do when %s, and leaves the embedded database unchanged',
  async (_case, damage, message) => {
    const folder = freshFolder();
    const db = join(folder, 'db');
    damage(db);
    const before = statSync(db).isDirectory() ? readdirSync(db) : readFileSync(db);
    const failure = await failureOf(open(folder));
    expect(failure).toBeInstanceOf(Failure);
    expect(failure.message).toMatch(message);
    expect(failure.message).toMatch(new RegExp(`^[^\\n]*${ADVICE}$`));
    expect(statSync(db).isDirectory() ? readdirSync(db).filter((name) => name !== 'postmaster.pid') : readFileSync(db)).toEqual(
      before,
    );
    expect(readdirSync(folder)).toEqual(['db']);
  },
  30_000,
);

it('a first start killed while creating the database is followed by one that creates it again', async () => {
  const folder = emptyFolder();
  mkdirSync(join(folder, 'db.new'));
  writeFileSync(join(folder, 'db.new', 'postgresql.conf'), '');
  const platform = await open(folder);
  await platform.close();
  expect(readdirSync(folder)).not.toContain('db.new');
}, 30_000);

it('pending and new calls get not_ready after the embedded database has ended, and the platform reports it', async () => {
  const posted = jest.spyOn(Worker.prototype, 'postMessage');
  const platform = await openPlatform({ dataFolder: freshFolder('seeded'), seed: true, logger: silent });
  const browser = new Browser(platform);
  const { access_token: token } = await browser.signIn(demoPeople.olivia.email);
  const call = () => browser.send(`/identity/v1/users/${demoPeople.olivia.id}`, { token });
  const underWay = platform.pool.query('select count(*) from generate_series(1, 1000000000)');
  const waiting = call();
  await (posted.mock.contexts[0] as Worker).terminate();
  posted.mockRestore();
  await expect(underWay).rejects.toMatchObject({ code: '57P02' });
  for (const answer of [await waiting, await call()]) {
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 'not_ready' });
  }
  expect((await platform.failed).message).toMatch(
    /^The embedded database has stopped \(.+\)\. Start the suite again: what was confirmed is kept\.$/,
  );
  await platform.close();
}, 30_000);

it('a platform stops writing after another one took its folder, and reports it', async () => {
  const folder = freshFolder();
  const platform = await open(folder);
  const lock = join(folder, 'platform.lock');
  rmSync(lock);
  writeFileSync(lock, JSON.stringify({ id: 'other', pid: 7, host: 'container-a' }));
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 60_000);
  await expect(platform.pool.query('create table written_too_late ()')).rejects.toMatchObject({ code: '57P02' });
  jest.restoreAllMocks();
  expect((await platform.failed).message).toMatch(/^The lock of the data folder .+: this one stops/);
  await platform.close();
  expect(readFileSync(lock, 'utf8')).toContain('container-a');
}, 30_000);

onPostgres('a PostgreSQL database', () => {
  it('reports in one line that its user may not create tables', async () => {
    const { dataFolder, databaseUrl = '' } = await freshDatabase('PostgreSQL');
    const client = new Client(databaseUrl);
    await client.connect();
    await client.query('create role reader login');
    await client.end();
    const failure = await failureOf(open(dataFolder, databaseUrl.replace('postgres@', 'reader@')));
    expect(failure).toBeInstanceOf(Failure);
    expect(failure.message).toMatch(
      /^The tables of the database at DATABASE_URL cannot be brought up to date \(permission denied for .+\): give the suite a database of its own, and make its user the owner\.$/,
    );
  });
});
