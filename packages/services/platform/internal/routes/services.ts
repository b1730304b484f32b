import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { serviceNames } from '@suite/contract/services';
import type { Kernel } from '@suite/kernel/http/kernel';
import { sql } from 'drizzle-orm';
import type { Service } from '../contract';

/** Returns the state of the database, of the outbox and of every service in the contract, by asking each. */
export function serviceStates({ database, outbox, health }: Pick<Kernel, 'database' | 'outbox' | 'health'>): Promise<Service[]> {
  return Promise.all([
    stateOf('database', () => database.execute(sql`SELECT 1`)),
    stateOf('outbox', () => insistOnFolder(outbox.folder)),
    ...serviceNames.map((name): Service | Promise<Service> => {
      const check = health[name];
      return check ? stateOf(name, () => check(database)) : { name, state: 'not-built', note: '' };
    }),
  ]);
}

async function stateOf(name: string, ask: () => Promise<unknown>): Promise<Service> {
  try {
    await ask();
    return { name, state: 'up', note: '' };
  } catch (error) {
    return { name, state: 'down', note: noteOf(name, error) };
  }
}

/** @throws when mails cannot be written there; the folder itself is created with the first mail. */
async function insistOnFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => undefined);
  if (found && !found.isDirectory()) throw Object.assign(new Error(), { code: 'ENOTDIR' });
  await access(found ? folder : dirname(folder), constants.W_OK);
}

const subjects: Record<string, string> = {
  database: 'The database does not answer',
  outbox: 'Mails cannot be written',
};

/** Leaves out the error's own message, which may contain paths and addresses. */
function noteOf(name: string, error: unknown): string {
  const code = codeOf(error);
  const what = subjects[name] ?? 'Its table cannot be read';
  return code ? `${what} (${code}).` : `${what}.`;
}

/** Returns the code of `pg` or of the system, from the innermost cause. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if (error.cause) return codeOf(error.cause);
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
