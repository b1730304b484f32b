import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLogger } from '@suite/env/logger';
import { freshDatabase, onEachDatabase } from '@suite/host/test/databases';
import { openDatabase } from './database';
import { migrationFolders } from './migrate-database';

const logger = createLogger('error');

onEachDatabase('a new database', (kind) => {
  it('has a database schema for the tables of each service, and no foreign keys between services', async () => {
    const { dataFolder, databaseUrl: url } = await freshDatabase(kind);
    const { pool, close } = await openDatabase({ dataFolder, url, logger });
    try {
      const schemas = await pool.query(
        `SELECT DISTINCT schemaname FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
      );
      const names = schemas.rows.map(({ schemaname }) => schemaname);
      expect(names).toEqual(expect.arrayContaining(['identity', 'insights', 'kernel', 'ledger', 'telemetry']));
      // One for each service, and one that records which migrations ran.
      expect(names).toHaveLength(migrationFolders().length + 1);
      expect(names).not.toContain('public');
      const crossing = await pool.query(
        `SELECT conname FROM pg_constraint c JOIN pg_class a ON a.oid = c.conrelid JOIN pg_class b ON b.oid = c.confrelid
         WHERE c.contype = 'f' AND a.relnamespace <> b.relnamespace`,
      );
      expect(crossing.rows).toEqual([]);
    } finally {
      await close();
    }
  });

  it('is unchanged when opened again', async () => {
    const place = await freshDatabase(kind);
    const options = { dataFolder: place.dataFolder, url: place.databaseUrl, logger };
    const first = await openDatabase(options);
    await first.pool.query(`INSERT INTO identity.companies (name) VALUES ('Kept')`);
    await first.close();
    const second = await openDatabase(options);
    try {
      expect((await second.pool.query('SELECT name FROM identity.companies')).rows).toEqual([{ name: 'Kept' }]);
    } finally {
      await second.close();
    }
  });

  it.each([
    [
      'before the services had schemas of their own',
      'DROP SCHEMA identity CASCADE; CREATE TABLE public.signing_keys (id text)',
      'The database was made by another version of the suite, and its tables differ.',
    ],
    [
      'before a service was renamed',
      'ALTER TABLE migrations."price-book" RENAME TO offers',
      'The database was made by another version of the suite, and its tables differ.',
    ],
    [
      'before a migration was made again',
      `UPDATE migrations.ledger SET hash = md5(hash), created_at = 1`,
      'The database was made by another version of the suite, and its tables of ledger differ.',
    ],
    [
      'after a migration was made again',
      `UPDATE migrations.payments SET hash = md5(hash), created_at = 9999999999999`,
      'The database was made by another version of the suite, and its tables of payments differ.',
    ],
    [
      'after a migration was added',
      `INSERT INTO migrations.kernel (hash, created_at) VALUES ('later', 9999999999999)`,
      'The database was made by a newer version of the suite, which has more tables of kernel.',
    ],
  ])('refuses a database from %s in one line that says what to do, and changes nothing', async (_, change, reason) => {
    const place = await freshDatabase(kind);
    const options = { dataFolder: place.dataFolder, url: place.databaseUrl, logger };
    const first = await openDatabase(options);
    // A service whose tables a start would create.
    await first.pool.query('DROP SCHEMA spark CASCADE; DROP TABLE migrations.prompts');
    await first.pool.query(change);
    await first.close();
    const advice = place.databaseUrl ? 'name another one in DATABASE_URL' : `move ${place.dataFolder} away`;
    const refusal = `${reason} Run that version, or start with an empty database: ${advice}.`;
    for (let start = 0; start < 2; start++) {
      const opened = await openDatabase(options).catch((error: Error) => error.message);
      if (typeof opened !== 'string') await opened.close();
      expect(opened).toBe(refusal);
    }
  });

  it('gets the tables of an added service', async () => {
    const place = await freshDatabase(kind);
    const options = { dataFolder: place.dataFolder, url: place.databaseUrl, logger };
    const first = await openDatabase(options);
    await first.pool.query('DROP SCHEMA spark CASCADE; DROP TABLE migrations.prompts');
    await first.close();
    const second = await openDatabase(options);
    try {
      expect((await second.pool.query(`SELECT to_regnamespace('spark') AS name`)).rows).toEqual([{ name: 'spark' }]);
    } finally {
      await second.close();
    }
  });
});

it.each(migrationFolders().map(({ name, folder }) => [name, folder]))('the journal lists all migrations of %s', (_, folder) => {
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as { entries: { tag: string }[] };
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(files.sort());
});
