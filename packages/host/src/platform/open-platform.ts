import type { Logger } from '@suite/env/logger';
import { holdFolder } from '@suite/kernel/data-folder/hold-folder';
import { type Database, damage, openDatabase } from '@suite/kernel/database/database';
import type { Failure } from '@suite/kernel/errors/failure';
import type { SmtpSettings } from '@suite/kernel/mail/smtp';
import type { DemoData, OpenService } from '@suite/kernel/service/service';
import type { Client } from '@suite/kernel/throttle/client';
import type { EnvironmentName } from '@suite/zones/environments';
import type { Pool } from 'pg';
import type { ConfigOf } from '../api/chosen-config';
import type { Observer } from '../observe/observer';
import type { ServiceSettings } from '../services/all-services';

export interface PlatformOptions extends ServiceSettings {
  /** Folder of the embedded database, the outbox, the uploads and the lock; one platform at a time. */
  dataFolder: string;
  /** Address of a PostgreSQL database; the embedded one when absent. */
  databaseUrl?: string | undefined;
  /** Fills an empty database with the demo data; never in production. */
  seed: boolean;
  /** How much of them; the few that tests stand on when absent. */
  demoSize?: DemoData['size'];
  /** Does not open a database with demo accounts, whose password is public. */
  refuseDemo?: boolean;
  /** One-space mode, for addresses whose hosts have names (§2). */
  onespace?: boolean;
  /** Provider domains it answers for where hosts have names; any when absent. */
  domains?: readonly string[];
  /** Environments it answers for; all when absent. */
  environments?: readonly EnvironmentName[];
  /** The present moment in milliseconds since 1970. */
  clock?: () => number;
  /** Key of mails, file addresses and providers' tokens in base64; the data folder's own when absent. */
  tokenKey?: string | undefined;
  /** Address of an S3-compatible store of files; they are in the data folder when absent. */
  filesUrl?: string | undefined;
  /** Are told of every request of the API. */
  observers?: readonly Observer[];
  /** The mail server; mails lie in the data folder's outbox when absent. */
  smtp?: SmtpSettings | undefined;
  /** The environment config of a place; by the data folder's own file when absent. */
  configOf?: ConfigOf;
  logger: Logger;
}

export interface Platform {
  /**
   * Answers a request; its environment is that of the request's address.
   * @param client whom limits by client count for; this process when absent
   */
  fetch(request: Request, client?: Client): Response | Promise<Response>;
  /** A firm's website by its name or its own domain. */
  findSite: NonNullable<OpenService['findSite']>;
  database: Database;
  pool: Pool;
  /** Resolves when the jobs that outlived their requests are done: the mail is in the outbox. */
  settled(): Promise<void>;
  /** Stops the jobs, which the next start takes up again; `close` does, too. */
  interrupt(): void;
  /** Ends the answers that have no end of their own, so that a server on top of this can close; `close` does, too. */
  endStreams(): void;
  /**
   * Resolves, if ever, when the platform can no longer work: another one took the data folder, or the embedded database
   * ended. Calls are answered `not_ready` from then on; the process should end.
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
  // Loaded while the database opens in its thread, which takes as long.
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
