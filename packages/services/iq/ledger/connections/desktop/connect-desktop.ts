import { randomUUID } from 'node:crypto';
import type { Database } from '@suite/kernel/database/database';
import { ConnectionType } from '../../contract/firms';
import { ofOwner } from '../of-owner';
import { providerConnections } from '../schema';
import { writeConnection } from '../write-connection';
import { newPassword } from './desktop-settings';
import { DESKTOP } from './desktop-source';
import { qwcFile } from './qwc-file';

interface Connect {
  companyId: string;
  /** The URL that the Web Connector calls. */
  address: string;
}

/**
 * Gives a company's Web Connector a new password. The old one stops working, and a running session ends. The company file stays
 * the same, because one ledger cannot contain two.
 */
export async function connectDesktop(database: Database, { companyId, address }: Connect) {
  const owner = { companyId, connectionType: ConnectionType.accountingDesktop };
  const [before] = await database.select().from(providerConnections).where(ofOwner(owner)).for('update');
  const fileId = before?.settings.ledgerId ?? randomUUID();
  const { password, passwordHash } = newPassword();
  await writeConnection(database, owner, {
    account: before?.account ?? DESKTOP,
    settings: { ledgerId: fileId, passwordHash },
    canWrite: false,
  });
  const file = qwcFile({ address, userName: companyId, fileId });
  return { userName: companyId, password, fileName: 'insights.qwc', file };
}
