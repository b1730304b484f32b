import { join } from 'node:path';
import type { Logger } from '@suite/env/logger';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import { Failure } from '../failure';
import { openEmbedded } from './embedded';

/** The database, or a transaction on it. */
export type Database = PgDatabase<NodePgQueryResultHKT>;

export interface OpenDatabase {
  database: Database;
  /** For the few statements on hot paths that run under a name, prepared once per connection. */
  pool: Pool;
  close: () => Promise<void>;
}

interface Options {
  /** Holds the embedded database when there is no `url`. */
  dataFolder: string;
  /** Address of a PostgreSQL database. */
  url?: string | undefined;
  logger: Logger;
}

/** Opens the database, embedded or PostgreSQL by its address, and brings its tables up to date (design §5). */
export async function openDatabase({ dataFolder, url, logger }: Options): Promise<OpenDatabase> {
  const opening = url ? openPostgres(url) : openEmbedded(join(dataFolder, 'db'));
  // Loaded while the database opens, which takes as long.
  const loading = Promise.all([import('drizzle-orm/node-postgres'), import('./migrate-database')]);
  const { pool, close } = await opening;
  // An idle connection that breaks is replaced at the next statement; unheard, the event would end the process.
  pool.on('error', (error) => logger.warning('a database connection broke', error.message));
  try {
    const [{ drizzle }, { migrateDatabase }] = await loading;
    await migrateDatabase(pool);
    return { database: drizzle(pool), pool, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** @throws Failure when it does not let us in. */
async function openPostgres(connectionString: string) {
  const { Pool } = await import('pg');
  const pool = new Pool({ connectionString, max: 10, connectionTimeoutMillis: 30_000 });
  const close = () => pool.end();
  try {
    (await pool.connect()).release();
  } catch (cause) {
    await close();
    const { code, message } = cause as NodeJS.ErrnoException;
    throw new Failure(`The database at DATABASE_URL does not let us in (${message || code}): start it, or correct the address.`, {
      cause,
    });
  }
  return { pool, close };
}
