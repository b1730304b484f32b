import { createLogger } from '@suite/env/logger';
import { freshDatabase, onEachDatabase } from '@suite/host/test/databases';
import { sql } from 'drizzle-orm';
import { Failure } from '../errors/failure';
import { type OpenDatabase, openDatabase } from './database';

onEachDatabase('the database', (kind) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    const { dataFolder, databaseUrl: url } = await freshDatabase(kind);
    opened = await openDatabase({ dataFolder, url, logger: createLogger('error') });
    await opened.pool.query('CREATE TABLE notes (id int PRIMARY KEY, text text)');
  });
  afterAll(() => opened.close());
  const count = async () => Number((await opened.pool.query('SELECT count(*) FROM notes')).rows[0].count);

  it('continues after an error in a prepared statement, with the right results for the next statements', async () => {
    await expect(opened.pool.query('SELECT 1 / $1::int', [0])).rejects.toMatchObject({ code: '22012' });
    await expect(opened.pool.query('SELECT nothing')).rejects.toMatchObject({ code: '42703' });
    const { rows } = await opened.pool.query('SELECT $1::int AS one', [1]);
    expect(rows).toEqual([{ one: 1 }]);
  });

  it('rolls back a failed transaction and keeps its connection usable', async () => {
    const failing = opened.database.transaction(async (transaction) => {
      await transaction.execute(sql`INSERT INTO notes VALUES (1, 'lost')`);
      await transaction.execute(sql`INSERT INTO notes VALUES (1, 'twice')`);
    });
    await expect(failing).rejects.toMatchObject({ cause: { code: '23505' } });
    expect(await count()).toBe(0);
  });

  it('returns the connection to the pool if a transaction cannot start', async () => {
    const { database, pool } = opened;
    pool.once('acquire', (client) => void client.end());
    await expect(database.transaction(async () => undefined)).rejects.toThrow();
    expect(pool.totalCount).toBe(pool.idleCount);
    expect(await count()).toBe(0);
  });

  it('rolls back what a broken connection left open, and forgets its prepared statements', async () => {
    const client = await opened.pool.connect();
    await client.query({ name: 'same-name', text: 'SELECT 1 AS one' });
    await client.query('BEGIN');
    await client.query("INSERT INTO notes VALUES (2, 'abandoned')");
    client.release(new Error('broke off'));
    expect(await count()).toBe(0);
    const { rows } = await opened.pool.query({ name: 'same-name', text: 'SELECT 2 AS two' });
    expect(rows).toEqual([{ two: 2 }]);
  });

  it('runs concurrent statements one after another', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => opened.pool.query('SELECT $1::int AS i', [i])));
    expect(answers.map(({ rows }) => rows[0].i)).toEqual(Array.from({ length: 50 }, (_, i) => i));
  });

  it('transfers results and parameters of several megabytes', async () => {
    const { rows } = await opened.pool.query('SELECT repeat($1, 1000000) AS text', ['abc']);
    expect(rows[0].text).toHaveLength(3_000_000);
    const { rows: lengths } = await opened.pool.query('SELECT length($1) AS length', ['é'.repeat(2_000_000)]);
    expect(lengths).toEqual([{ length: 2_000_000 }]);
  });
});

it.each([
  ['nothing listens there', 'postgresql://user:secret@localhost:1/none'],
  ['there is no such socket', 'postgresql://user:secret@localhost/none?host=/nowhere'],
])('reports in one line what to do when %s, without the password', async (_case, url) => {
  const opening = openDatabase({ dataFolder: '/nowhere', url, logger: createLogger('error') });
  const error = await opening.then(
    () => undefined,
    (failure: Error) => failure,
  );
  expect(error).toBeInstanceOf(Failure);
  expect(error?.message).toMatch(/^The database at DATABASE_URL does not let us in \(.+\): start it, or correct the address\.$/);
  expect(error?.message).not.toContain('secret');
});
