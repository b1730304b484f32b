import { withDatabase } from '@suite/kernel/data-folder/with-database';
import type { Database } from '@suite/kernel/database/database';
import { Failure } from '@suite/kernel/errors/failure';
import { createAdministrator } from './create-administrator';
import { setOperator } from './operators';
import { removeDemo } from './remove-demo';
import { resetSignIn } from './reset-sign-in';
import { dropKeys, followKeys } from './rotate-keys';

export interface AccountsOrder {
  /** The command word; more than one is an error. */
  words: readonly string[];
  email?: string | undefined;
  company?: string | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
  operator?: boolean | undefined;
  /** Asks the person at the terminal for a password when one must be chosen. */
  readPassword(): Promise<string>;
  dataFolder: string;
  databaseUrl: string | undefined;
}

type Job = (database: Database, order: AccountsOrder) => Promise<string[]>;

const jobs: Record<string, Job> = {
  'create-administrator': createAdministrator,
  'grant-operator': (database, { email }) => setOperator(database, email, true),
  'revoke-operator': (database, { email }) => setOperator(database, email, false),
  'reset-sign-in': (database, { email }) => resetSignIn(database, email),
  'rotate-keys': followKeys,
  'replace-keys': dropKeys,
  'remove-demo': (database, { dataFolder }) => removeDemo(database, dataFolder),
};

/**
 * Runs `npm run accounts` and yields the lines to print.
 * @throws Failure with what to do, when the order is incomplete or a platform is running on the embedded database
 */
export async function* accountsCommand(order: AccountsOrder): AsyncGenerator<string> {
  const { words, dataFolder, databaseUrl } = order;
  const [word = '', ...more] = words;
  const job = Object.hasOwn(jobs, word) ? jobs[word] : undefined;
  if (!job || more.length)
    throw new Failure(`Say one of ${Object.keys(jobs).join(', ')}, as in: npm run accounts -- remove-demo. --help says more.`);
  // The first administrator may be created before the first start.
  const isFirst = job === createAdministrator;
  yield* withDatabase({ dataFolder, databaseUrl, isFirst }, async function* (database) {
    yield* await job(database, order);
  });
}
