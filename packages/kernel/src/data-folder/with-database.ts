import { createLogger } from '@suite/env/logger';
import { type Database, holdsDatabase, openDatabase } from '../database/database';
import { Failure } from '../errors/failure';
import { holdFolder } from './hold-folder';

interface DatabaseAddress {
  dataFolder: string;
  /** URL of a PostgreSQL database, which allows several processes; the embedded one allows one. */
  databaseUrl: string | undefined;
  /** Whether the job may be the first and creates a missing database. */
  isFirst?: boolean;
}

/**
 * Runs a command's job on the database; other processes may run at the same time on PostgreSQL, but not on the embedded database.
 * @throws Failure when there is no database yet, another platform uses it, or it ends meanwhile
 */
export async function* withDatabase(
  { dataFolder, databaseUrl: url, isFirst = false }: DatabaseAddress,
  job: (database: Database) => AsyncGenerator<string>,
): AsyncGenerator<string> {
  if (!url && !isFirst && !holdsDatabase(dataFolder)) {
    throw new Failure(`${dataFolder} holds no database yet: run npm start once, or set SUITE_DATA to the folder that does.`);
  }
  const logger = createLogger('warning');
  const held = url ? undefined : await holdFolder(dataFolder, logger);
  try {
    const { database, failed, close } = await openDatabase({ dataFolder, held, url, logger });
    let failure: Failure | undefined;
    void failed.then((reason) => {
      failure = reason;
    });
    try {
      yield* job(database);
    } catch (error) {
      throw failure ?? error;
    } finally {
      await close();
    }
  } finally {
    held?.release();
  }
}
