import { holdFolder } from '@suite/kernel/data-folder/hold-folder';
import { type Database, damage, openDatabase } from '@suite/kernel/database/database';
import type { Failure } from '@suite/kernel/errors/failure';
import type { OpenService } from '@suite/kernel/service/service';
import type { Client } from '@suite/kernel/throttle/client';
import type { Pool } from 'pg';
import type { PlatformOptions } from './platform-options';

export interface Platform {
  /**
   * Handles a request in the environment of its address.
   * @param client the client that limits apply to; this process if absent
   */
  fetch(request: Request, client?: Client): Response | Promise<Response>;
  /** Finds a firm's website by its name or its own domain. */
  findSite: NonNullable<OpenService['findSite']>;
  database: Database;
  pool: Pool;
  /** Resolves when the jobs started by requests are done, for example when the mail is in the outbox. */
  settled(): Promise<void>;
  /** Stops the jobs, which the next start resumes. `close` does so too. */
  interrupt(): void;
  /** Ends responses that have no end of their own, so that a server on top of this can close. `close` does so too. */
  endStreams(): void;
  /**
   * Resolves, if ever, when the platform can no longer work, because another one took the data folder or the embedded database
   * ended. Calls return `not_ready` from then on; the process should end.
   */
  failed: Promise<Failure>;
  close(): Promise<void>;
}

/**
 * Opens the platform on a data folder: lock, database, migrations, keys, demo data, routes.
 * @throws Failure when another platform uses the folder, the database cannot be opened, or it has demo accounts that are refused.
 */
export async function openPlatform(options: PlatformOptions): Promise<Platform> {
  const { dataFolder, databaseUrl: url, logger } = options;
  const held = await holdFolder(dataFolder, logger);
  const opening = openDatabase({ dataFolder, held, url, logger });
  // Loaded while the database opens in its thread, which takes equally long.
  const loading = import('./start-services');
  const opened = await opening.catch((error: unknown) => {
    held.release();
    throw error;
  });
  const close = async () => {
    await opened.close();
    held.release();
  };
  try {
    const { startServices } = await loading;
    const { fetch, findSite, settled, interrupt, endStreams, stop } = await startServices(opened, options);
    const { database, pool } = opened;
    return {
      fetch,
      findSite,
      database,
      pool,
      settled,
      interrupt,
      endStreams,
      failed: Promise.race([opened.failed, held.lost]),
      async close() {
        await stop();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw url ? error : (damage(dataFolder, error) ?? error);
  }
}
