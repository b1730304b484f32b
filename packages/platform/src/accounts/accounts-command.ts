import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createLogger } from '@suite/env/logger';
import { lockFolder } from '../data-folder/lock-folder';
import { type Database, openDatabase } from '../database/database';
import { Failure } from '../failure';
import { createAdministrator } from './create-administrator';
import { setOperator } from './operators';
import { removeDemo } from './remove-demo';

export interface AccountsOrder {
  /** What to do, and nothing else. */
  words: readonly string[];
  email?: string | undefined;
  company?: string | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
  operator?: boolean | undefined;
  /** Asks the person at the terminal, when there is a password to choose. */
  readPassword(): Promise<string>;
  dataFolder: string;
  databaseUrl: string | undefined;
}

type Job = (database: Database, order: AccountsOrder) => Promise<string[]>;

const jobs: Record<string, Job> = {
  'create-administrator': createAdministrator,
  'grant-operator': (database, { email }) => setOperator(database, email, true),
  'revoke-operator': (database, { email }) => setOperator(database, email, false),
  'remove-demo': (database, { dataFolder }) => removeDemo(database, dataFolder),
};

/**
 * `npm run accounts`: the lines to print.
 * @throws Failure with what to do, when the order is incomplete or a platform runs on the embedded database
 */
export async function accountsCommand(order: AccountsOrder): Promise<string[]> {
  const { words, dataFolder, databaseUrl: url } = order;
  const [word = '', ...more] = words;
  const job = Object.hasOwn(jobs, word) ? jobs[word] : undefined;
  if (!job || more.length)
    throw new Failure(`Say one of ${Object.keys(jobs).join(', ')}, as in: npm run accounts -- remove-demo. --help says more.`);
  // The first administrator may be made before the first start.
  if (!url && job !== createAdministrator && !existsSync(join(dataFolder, 'db')))
    throw new Failure(`${dataFolder} holds no database yet: set SUITE_DATA to the folder that does.`);
  const lock = url ? undefined : lockFolder(dataFolder);
  try {
    const { database, close } = await openDatabase({ dataFolder, url, logger: createLogger('warning') });
    try {
      return await job(database, order);
    } finally {
      await close();
    }
  } finally {
    lock?.release();
  }
}
