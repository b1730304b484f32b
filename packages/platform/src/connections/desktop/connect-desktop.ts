import { randomUUID } from 'node:crypto';
import { CONNECTED, ConnectionType } from '@suite/contract/insights';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { providerConnections } from '../../database/schema/connections';
import { insightsFirms } from '../../database/schema/insights';
import { setConnection } from '../../insights/connections';
import { ofOwner } from '../of-owner';
import { newPassword } from './desktop-settings';
import { DESKTOP } from './desktop-source';
import { qwcFile } from './qwc-file';

interface Connect {
  companyId: string;
  /** Where the Web Connector calls. */
  address: string;
}

/**
 * Lets the Web Connector of a company in, by a new password: the one before opens nothing any more, and what it reads at the
 * moment breaks off. The company file stays the same, for two cannot be kept in one ledger.
 * @returns undefined when there is no firm to connect
 */
export async function connectDesktop(database: Database, { companyId, address }: Connect) {
  const firm = await database.select({ id: insightsFirms.id }).from(insightsFirms).where(eq(insightsFirms.companyId, companyId));
  if (!firm.length) return undefined;
  const connectionType = ConnectionType.accountingDesktop;
  const owner = { companyId, connectionType };
  const [before] = await database.select().from(providerConnections).where(ofOwner(owner)).for('update');
  const fileId = before?.settings.books ?? randomUUID();
  const { password, passwordHash } = newPassword();
  await setConnection(database, companyId, { connectionType, status: CONNECTED });
  const set = {
    state: 'connected' as const,
    account: before?.account ?? DESKTOP,
    settings: { books: fileId, passwordHash },
    nextSyncAt: null,
    failure: null,
    lease: null,
    leaseUntil: null,
  };
  await database
    .insert(providerConnections)
    .values({ ...owner, ...set })
    .onConflictDoUpdate({ target: [providerConnections.companyId, providerConnections.connectionType], set });
  const file = qwcFile({ address, userName: companyId, fileId });
  return { userName: companyId, password, fileName: 'insights.qwc', file };
}
