import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import type { Recipients } from './mail-report';
import { readersOf } from './recipients';

/** Rejects people outside the company and people without access to reports. @throws SuiteError `invalid_request` */
export async function checkRecipients(database: Database, companyId: string, { people }: Recipients): Promise<void> {
  const known = new Set((await readersOf(database, companyId, people)).map(({ userId }) => userId));
  if (people.every((userId) => known.has(userId))) return;
  throw new SuiteError(
    'invalid_request',
    'Somebody in the list is not in your company, or reports are not open to them. Remove them.',
  );
}
