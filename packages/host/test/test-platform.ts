import { AsyncLocalStorage } from 'node:async_hooks';
import { join } from 'node:path';
import { createLogger } from '@suite/env/logger';
import { openPlatform, type Platform } from '../src/platform/open-platform';
import type { PlatformOptions } from '../src/platform/platform-options';
import { checkMails } from './check-mails';
import { type DatabaseKind, freshDatabase } from './databases';

export interface TestPlatform extends Platform {
  dataFolder: string;
  databaseUrl: string | undefined;
  /** The platform's clock; tests set it forward to let time pass. */
  time: { now: number };
}

/** Opens a platform on a fresh database with the demo data, unless the options say otherwise. Closing it checks its mails. */
export async function openTestPlatform(kind: DatabaseKind, options: Partial<PlatformOptions> = {}): Promise<TestPlatform> {
  const time = { now: Date.now() };
  const { dataFolder, databaseUrl } = options;
  const place = dataFolder ? { dataFolder, databaseUrl } : await freshDatabase(kind, options.seed === false ? 'empty' : 'seeded');
  const platform = await openPlatform({ ...place, seed: true, clock: () => time.now, logger: createLogger('error'), ...options });
  // Opens all its connections, so that concurrent requests really run in parallel.
  const { pool } = platform;
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  for (const client of clients) client.release();
  forbidSecondConnections(platform);
  const close = async () => {
    await platform.close();
    await checkMails(join(place.dataFolder, 'outbox'));
  };
  return { ...platform, close, dataFolder: place.dataFolder, databaseUrl: place.databaseUrl, time };
}

/** The platforms with a running transaction. One storage for all, because each storage slows down every promise after it. */
const within = new AsyncLocalStorage<ReadonlySet<object>>();

/**
 * Makes code that requests another connection within a transaction fail on PostgreSQL too, because the embedded database has only
 * one.
 */
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
