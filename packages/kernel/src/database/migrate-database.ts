import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool, PoolClient } from 'pg';
import { Failure } from '../errors/failure';
import { packagesFolder } from '../packages-folder';
import { withLock } from './with-lock';

/** The migrations of the kernel or of a service, as `drizzle-kit generate` writes them. */
export interface MigrationFolder {
  /** Of the package, without its scope; the table of that name in `migrations` records which of them ran. */
  name: string;
  folder: string;
}

/** The migrations of the kernel and of every service that has tables. */
export function migrationFolders(): MigrationFolder[] {
  const packages = fileURLToPath(packagesFolder);
  return [join(packages, 'kernel'), ...packagesIn(join(packages, 'services'))].flatMap((parent) => {
    const folder = join(parent, 'migrations');
    if (!existsSync(join(folder, 'meta', '_journal.json'))) return [];
    return { name: basename(JSON.parse(readFileSync(join(parent, 'package.json'), 'utf8')).name), folder };
  });
}

/** The packages in a folder, at any depth; a package has no other in it. */
function packagesIn(folder: string): string[] {
  if (existsSync(join(folder, 'package.json'))) return [folder];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? packagesIn(join(folder, entry.name)) : []));
}

/**
 * How what a database has seen of a folder's migrations compares with the code: equal, behind by some, of a newer
 * version, or of one whose migrations are different.
 * @param recorded hashes in the order in which they ran
 */
export function compareMigrations({ folder }: MigrationFolder, recorded: readonly string[]): number | 'newer' | 'different' {
  const hashes = readMigrationFiles({ migrationsFolder: folder }).map(({ hash }) => hash);
  if (hashes.some((hash, at) => at < recorded.length && hash !== recorded[at])) return 'different';
  return recorded.length > hashes.length ? 'newer' : hashes.length - recorded.length;
}

/**
 * Runs the migrations that the database has not seen; of several platforms that start at once, one does. No foreign key
 * leads from one service to another, so their order does not matter.
 * @param otherDatabase how to get an empty database, as advice for one that cannot be used
 * @throws Failure when the database is of another version, before anything is changed
 */
export const migrateDatabase = (pool: Pool, otherDatabase: string): Promise<void> =>
  withLock(pool, 'migrations', async (client) => {
    const folders = migrationFolders();
    const difference = await findDifference(client, folders);
    if (difference) throw new Failure(`${difference} Run that version, or start with an empty database: ${otherDatabase}.`);
    for (const { name, folder } of folders)
      await migrate(drizzle(client), { migrationsFolder: folder, migrationsSchema: 'migrations', migrationsTable: name });
  });

/** In what a database is of another version; undefined when its migrations are those of the code, or the first of them. */
async function findDifference(client: PoolClient, folders: readonly MigrationFolder[]): Promise<string | undefined> {
  // All tables were in `public` before each service had a database schema of its own.
  const { rows } = await client.query<{ name: string; earliest: boolean }>(
    `SELECT tablename AS name, schemaname = 'public' AS earliest FROM pg_tables
     WHERE schemaname = 'migrations' OR (schemaname = 'public' AND tablename = 'signing_keys')`,
  );
  if (rows.some(({ earliest }) => earliest))
    return 'The database was made by another version of the suite, and its tables differ.';
  for (const folder of folders.filter(({ name }) => rows.some((row) => row.name === name))) {
    const recorded = await client.query<{ hash: string }>(`SELECT hash FROM migrations."${folder.name}" ORDER BY id`);
    const compared = compareMigrations(
      folder,
      recorded.rows.map(({ hash }) => hash),
    );
    if (compared === 'newer')
      return `The database was made by a newer version of the suite, which has more tables of ${folder.name}.`;
    if (compared === 'different')
      return `The database was made by another version of the suite, and its tables of ${folder.name} differ.`;
  }
  return undefined;
}
