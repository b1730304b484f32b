import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from '@suite/env/logger';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import { Failure } from '../errors/failure';
import { innermost } from '../errors/innermost';
import { type Embedded, type HeldFolder, openEmbedded } from './embedded';
import { openingFailure } from './embedded-folder';

/** The database, or a transaction on it. */
export type Database = PgDatabase<NodePgQueryResultHKT>;

export interface OpenDatabase {
  database: Database;
  /** For the few named statements on hot paths, which are prepared once per connection. */
  pool: Pool;
  close: () => Promise<void>;
  /** Resolves if the embedded database ends by itself; the process should then end, too. */
  failed: Promise<Failure>;
}

interface Options {
  /** Folder of the embedded database, used without a `url`. */
  dataFolder: string;
  /** The lock of the data folder; absent if nobody else can open it. */
  held?: HeldFolder | undefined;
  /** URL of a PostgreSQL database. */
  url?: string | undefined;
  logger: Logger;
}

/** The oldest PostgreSQL version that the statements are tested on. */
const OLDEST = 15;

/**
 * Opens the database, embedded or PostgreSQL at a URL, and migrates its tables (decision 005).
 * @throws Failure saying what to do when it cannot be opened or its tables cannot be changed
 */
export async function openDatabase({ dataFolder, held, url, logger }: Options): Promise<OpenDatabase> {
  const folder = embeddedFolder(dataFolder);
  const opening = url ? openPostgres(url) : openEmbedded(folder, held);
  // Loads while the database opens, which takes about as long.
  const loading = Promise.all([import('drizzle-orm/node-postgres'), import('./migrate-database')]);
  const { pool, close, failed } = await opening;
  // An idle connection that breaks is replaced at the next statement; without a listener, the event would end the process.
  pool.on('error', (error) => logger.warning('a database connection broke', error.message));
  // A connection that breaks between two statements of a transaction fails the next one; without a listener, it would end the
  // process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    if (url) await checkServer(pool);
    const [{ drizzle }, { migrateDatabase }] = await loading;
    await migrateDatabase(pool, url ? 'name another one in DATABASE_URL' : `move ${dataFolder} away`).catch((error: unknown) => {
      if (error instanceof Failure) throw error;
      const { message } = innermost(error);
      throw url ? migrationFailure(message, error) : openingFailure(folder, message);
    });
    return { database: releasing(drizzle, pool), pool, close, failed };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Releases the connection even if a transaction fails to start, for example because the server closed it; drizzle alone would not
 * return it to the pool.
 */
function releasing(drizzle: typeof import('drizzle-orm/node-postgres').drizzle, pool: Pool): Database {
  const database = drizzle(pool);
  database.transaction = async (job, config) => {
    const client = await pool.connect();
    try {
      return await drizzle(client).transaction(job, config);
    } finally {
      client.release();
    }
  };
  return database;
}

async function openPostgres(connectionString: string): Promise<Embedded> {
  const { Pool } = await import('pg');
  const pool = new Pool({ connectionString, max: 10, connectionTimeoutMillis: 30_000 });
  return { pool, close: () => pool.end(), failed: new Promise(() => undefined) };
}

/** @throws Failure when the server refuses the connection, or is too old */
async function checkServer(pool: Pool): Promise<void> {
  const pending = pool.query<{ version: string }>(`select current_setting('server_version_num') as version`);
  const { rows } = await pending.catch((cause: NodeJS.ErrnoException) => {
    const { code, message } = cause;
    throw new Failure(`The database at DATABASE_URL does not let us in (${message || code}): start it, or correct the address.`, {
      cause,
    });
  });
  const version = Math.floor(Number(rows[0]?.version) / 10_000);
  if (version < OLDEST)
    throw new Failure(`The database at DATABASE_URL is PostgreSQL ${version}: the suite needs ${OLDEST} or later.`);
}

const migrationFailure = (message: string, cause: unknown) =>
  new Failure(
    `The tables of the database at DATABASE_URL cannot be brought up to date (${message}): give the suite a database of its own, and make its user the owner.`,
    { cause },
  );

const embeddedFolder = (dataFolder: string) => join(dataFolder, 'db');

/** Returns whether a data folder contains an embedded database. */
export const holdsDatabase = (dataFolder: string): boolean => existsSync(embeddedFolder(dataFolder));

/**
 * Returns the failure for an error of the embedded database that indicates damaged files: PostgreSQL's internal and system
 * errors.
 */
export function damage(dataFolder: string, error: unknown): Failure | undefined {
  const fault = innermost(error);
  const code = 'code' in fault ? String(fault.code) : '';
  return /^(XX|58)/.test(code) ? openingFailure(embeddedFolder(dataFolder), fault.message) : undefined;
}
