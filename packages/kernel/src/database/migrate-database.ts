import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool, PoolClient } from 'pg';
import { Failure } from '../errors/failure';
import { packagesFolder } from '../packages-folder';
import { withLock } from './with-lock';

/** The migrations of the kernel and of every service that has tables: folders as `drizzle-kit generate` writes them. */
export function migrationFolders(): string[] {
  const packages = fileURLToPath(packagesFolder);
  const services = readdirSync(join(packages, 'services')).sort();
  return [join(packages, 'kernel'), ...services.map((name) => join(packages, 'services', name))]
    .map((folder) => join(folder, 'migrations'))
    .filter((folder) => existsSync(join(folder, 'meta', '_journal.json')));
}

/**
 * Runs the migrations that the database has not seen; of several platforms that start at once, one does. No foreign key
 * leads from one service to another, so their order does not matter.
 */
export const migrateDatabase = (pool: Pool, folders: readonly string[] = migrationFolders()): Promise<void> =>
  withLock(pool, 'migrations', async (client) => {
    await refuseEarlierTables(client);
    for (const migrationsFolder of folders) {
      const migrationsTable = basename(dirname(migrationsFolder));
      await migrate(drizzle(client), { migrationsFolder, migrationsSchema: 'migrations', migrationsTable });
    }
  });

/** All tables stood in `public` before each service had a database schema of its own. */
async function refuseEarlierTables(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ found: string | null }>(`SELECT to_regclass('public.signing_keys') AS found`);
  if (!rows[0]?.found) return;
  throw new Failure(
    'This database was made by an earlier version, whose tables this one cannot read: give the suite an empty one, or move the data folder away.',
  );
}
