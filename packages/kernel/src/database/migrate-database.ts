import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';
import { packagesFolder } from '../packages-folder';
import { withLock } from './with-lock';

const migrationsFolder = fileURLToPath(new URL('host/migrations', packagesFolder));

/** Runs the migrations that the database has not seen; of several platforms that start at once, one does. */
export const migrateDatabase = (pool: Pool): Promise<void> =>
  withLock(pool, 'migrations', (client) => migrate(drizzle(client), { migrationsFolder }));
