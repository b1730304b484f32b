import { createLogger } from '@suite/env/logger';
import { freshDatabase, onEachDatabase } from '@suite/host/test/databases';
import { openDatabase } from './database';
import { migrationFolders } from './migrate-database';

const logger = createLogger('error');

onEachDatabase('a new database', (kind) => {
  it('has the tables of each service in a database schema of their own, and no foreign key between two', async () => {
    const { dataFolder, databaseUrl: url } = await freshDatabase(kind);
    const { pool, close } = await openDatabase({ dataFolder, url, logger });
    try {
      const schemas = await pool.query(
        `SELECT DISTINCT schemaname FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
      );
      const names = schemas.rows.map(({ schemaname }) => schemaname);
      expect(names).toEqual(expect.arrayContaining(['identity', 'insights', 'kernel', 'ledger', 'telemetry']));
      // One for each, and one that says which migrations ran.
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

  it('is opened again as it is', async () => {
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

  it('refuses one of before the services had schemas of their own, and says what to do', async () => {
    const place = await freshDatabase(kind);
    const options = { dataFolder: place.dataFolder, url: place.databaseUrl, logger };
    const first = await openDatabase(options);
    await first.pool.query('DROP SCHEMA identity CASCADE; CREATE TABLE public.signing_keys (id text)');
    await first.close();
    await expect(openDatabase(options)).rejects.toThrow(
      'This database was made by an earlier version, whose tables this one cannot read: give the suite an empty one, or move the data folder away.',
    );
  });
});
