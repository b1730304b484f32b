import { AsyncLocalStorage } from 'node:async_hooks';
import { createLogger } from '@suite/env/logger';
import { openPlatform, type Platform, type PlatformOptions } from '../src/platform/open-platform';
import { type DatabaseKind, freshDatabase } from './databases';

export interface TestPlatform extends Platform {
  dataFolder: string;
  databaseUrl: string | undefined;
  /** The platform's clock: set forward, it lets time pass. */
  time: { now: number };
}

/** A platform on a fresh database with the demo data, unless the options say which or without. */
export async function openTestPlatform(kind: DatabaseKind, options: Partial<PlatformOptions> = {}): Promise<TestPlatform> {
  const time = { now: Date.now() };
  const { dataFolder, databaseUrl } = options;
  const place = dataFolder ? { dataFolder, databaseUrl } : await freshDatabase(kind, options.seed === false ? 'empty' : 'seeded');
  const platform = await openPlatform({ ...place, seed: true, clock: () => time.now, logger: createLogger('error'), ...options });
  // All its connections stand, so that requests sent at once do run side by side.
  const { pool } = platform;
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  for (const client of clients) client.release();
  forbidSecondConnections(platform);
  return { ...platform, dataFolder: place.dataFolder, databaseUrl: place.databaseUrl, time };
}

/** The platforms whose transactions are under way; one for all, because each such storage slows down every promise after it. */
const within = new AsyncLocalStorage<ReadonlySet<object>>();

/** On PostgreSQL, too, what a transaction waits for fails when it asks for a connection beside it: the embedded database has one. */
function forbidSecondConnections({ database, pool }: Platform): void {
  const { transaction } = database;
  database.transaction = (job, config) =>
    transaction((inner) => within.run(new Set(within.getStore()).add(pool), () => job(inner)), config);
  const connect = pool.connect.bind(pool) as (...call: unknown[]) => unknown;
  pool.connect = ((...call: unknown[]) => {
    if (within.getStore()?.has(pool))
      throw new Error('a transaction asks for a second connection: pass it on to what reads or writes in it');
    return connect(...call);
  }) as typeof pool.connect;
}
