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
  /** Where the Web Connector calls. */
  address: string;
}

/**
 * Gives the Web Connector of a company a new password. The old one no longer works, and a session that is reading is ended. The
 * company file stays the same, because one ledger cannot contain two.
 */
export async function connectDesktop(database: Database, { companyId, address }: Connect) {
  const owner = { companyId, connectionType: ConnectionType.accountingDesktop };
  const [before] = await database.select().from(providerConnections).where(ofOwner(owner)).for('update');
  const fileId = before?.settings.books ?? randomUUID();
  const { password, passwordHash } = newPassword();
  await writeConnection(database, owner, {
    account: before?.account ?? DESKTOP,
    settings: { books: fileId, passwordHash },
  });
  const file = qwcFile({ address, userName: companyId, fileId });
  return { userName: companyId, password, fileName: 'insights.qwc', file };
}
