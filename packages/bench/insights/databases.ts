import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@suite/env/logger';
import { startPostgres } from '@suite/host/test/postgres';
import { type Database, openDatabase } from '@suite/kernel/database/database';
import { Client } from 'pg';
import type { Measurement } from '../row';

/** Location of a database, as the platform opens it. */
export interface DatabaseAddress {
  dataFolder: string;
  databaseUrl?: string;
}

export interface Bench {
  name: 'PGlite' | 'PostgreSQL';
  /** A folder that the database's own process can write to. */
  folder: string;
  /** Creates a database with the data of `fill`. Returns a function that makes a fresh copy on each call. */
  template(fill: (database: Database) => Promise<void>): Promise<() => Promise<DatabaseAddress>>;
  drop(place: DatabaseAddress): Promise<void>;
}

/** Measures on the embedded database and, if PostgreSQL is installed, on a PostgreSQL server started for this run. */
export async function onEachDatabase(measure: (bench: Bench) => Promise<Measurement[]>): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'suite-bench-'));
  try {
    const rows = await measure(pglite(folder));
    const postgres = await startPostgres(folder);
    if ('reason' in postgres) return [...rows, { name: 'PostgreSQL', measured: `left out: ${postgres.reason}`, aim: '' }];
    try {
      return [...rows, ...(await measure(postgresIn(join(folder, 'postgres'))))];
    } finally {
      await postgres.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Opens a database for the duration of a job. */
export async function inside<T>(
  { dataFolder, databaseUrl: url }: DatabaseAddress,
  job: (database: Database) => Promise<T>,
): Promise<T> {
  const { database, close } = await openDatabase({ dataFolder, url, logger: createLogger('error') });
  try {
    return await job(database);
  } finally {
    await close();
  }
}

function pglite(folder: string): Bench {
  const empty = () => ({ dataFolder: mkdtempSync(join(folder, 'data-')) });
  return {
    name: 'PGlite',
    folder,
    async template(fill) {
      const place = empty();
      await inside(place, fill);
      return async () => {
        const fresh = empty();
        cpSync(place.dataFolder, fresh.dataFolder, { recursive: true });
        return fresh;
      };
    },
    async drop({ dataFolder }) {
      rmSync(dataFolder, { recursive: true });
    },
  };
}

function postgresIn(folder: string): Bench {
  const connection = { host: folder, user: 'postgres', database: 'postgres' };
  const run = async (statement: string) => {
    const client = new Client(connection);
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  const create = async (template: string) => {
    const name = `b_${randomUUID().replaceAll('-', '')}`;
    await run(`create database ${name} template ${template}`);
    return {
      name,
      databaseUrl: `postgresql://postgres@localhost/${name}?host=${encodeURIComponent(folder)}`,
      dataFolder: folder,
    };
  };
  return {
    name: 'PostgreSQL',
    folder,
    async template(fill) {
      const made = await create('template1');
      await inside(made, fill);
      return () => create(made.name);
    },
    async drop({ databaseUrl = '' }) {
      await run(`drop database ${new URL(databaseUrl).pathname.slice(1)}`);
    },
  };
}
