import { ledgerViews } from '@services/ledger/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { and, eq } from 'drizzle-orm';

/** Returns a client of the company. @throws SuiteError `not_found` */
export async function clientOf(database: Database, companyId: string, clientId: string) {
  const { id, name, email } = ledgerViews.clients;
  const isIt = and(eq(ledgerViews.clients.companyId, companyId), eq(id, clientId));
  const [client] = await database.select({ name, email }).from(ledgerViews.clients).where(isIt);
  if (!client) throw new SuiteError('not_found', 'There is no such client. It may have been merged into another one.');
  return client;
}
