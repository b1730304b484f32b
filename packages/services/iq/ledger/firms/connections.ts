import type { Database } from '@suite/kernel/database/database';
import { ConnectionType, type ConnectionTypeCode } from '../contract/firms';
import { insightsConnections } from '../schema/firms';
import type { LedgerSource } from '../schema/ledger';

/** The ledger's source name for each connection type. */
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
  /** Unchanged if absent. */
  lastImportAt?: Date;
}

/** Updates the connection of a type, or creates it. */
export async function setConnection(database: Database, companyId: string, state: State): Promise<void> {
  const { connectionType, ...set } = state;
  await database
    .insert(insightsConnections)
    .values({ companyId, connectionType, ...set })
    .onConflictDoUpdate({ target: [insightsConnections.companyId, insightsConnections.connectionType], set });
}
