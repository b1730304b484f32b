import type { Database } from '@suite/kernel/database/database';
import { ConnectionType, type ConnectionTypeCode } from '../contract/firms';
import { insightsConnections } from '../schema/firms';
import type { LedgerSource } from '../schema/ledger';

/** The ledger's name for the source of each type of connection. */
export const sources: Record<ConnectionTypeCode, LedgerSource> = {
  [ConnectionType.accountingOnline]: 'quickbooks-online',
  [ConnectionType.accountingDesktop]: 'quickbooks-desktop',
  [ConnectionType.google]: 'google-sheets',
  [ConnectionType.microsoftOffice]: 'microsoft-office',
  [ConnectionType.xero]: 'xero',
};

interface State {
  connectionType: ConnectionTypeCode;
  /** 1 means connected (§3). */
  status: number;
  /** Left as it is when absent. */
  lastImportAt?: Date;
}

/** Sets the connection of its type, made when the firm has none. */
export async function setConnection(database: Database, companyId: string, state: State): Promise<void> {
  const { connectionType, ...set } = state;
  await database
    .insert(insightsConnections)
    .values({ companyId, connectionType, ...set })
    .onConflictDoUpdate({ target: [insightsConnections.companyId, insightsConnections.connectionType], set });
}
