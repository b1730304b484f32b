import { SuiteError } from '@suite/contract/errors';
import {
  CONNECTED,
  type Connection,
  ConnectionType,
  getInsightsFirm,
  getInsightsUser,
  type InsightsFirm,
} from '@suite/contract/insights';
import { Status } from '@suite/contract/status';
import type { ApiClient } from '../client';
import { useRead } from '../use-read';
import { getConnections } from './get-connections';

const ledgerTypes: readonly number[] = [ConnectionType.accountingOnline, ConnectionType.accountingDesktop, ConnectionType.xero];
const spreadsheetTypes: readonly number[] = [ConnectionType.microsoftOffice, ConnectionType.google];

const anyConnected = (connections: readonly Connection[], types: readonly number[]) =>
  connections.some(({ connectionType, status }) => types.includes(connectionType) && status === CONNECTED);

/** Whether a general ledger is connected (§4, "Connection status"). */
export const isLedgerConnected = (connections: readonly Connection[]) => anyConnected(connections, ledgerTypes);

/** Whether there is a general ledger among the connections, connected or not. */
export const hasLedger = (connections: readonly Connection[]) =>
  connections.some(({ connectionType }) => ledgerTypes.includes(connectionType));

/** Whether a spreadsheet is connected (§4, "Connection status"). */
export const isSpreadsheetConnected = (connections: readonly Connection[]) => anyConnected(connections, spreadsheetTypes);

/** The firm of a person: users by UnifiedId, then firms/{organizationId} (§7). Null before provisioning. */
export async function getFirm(client: ApiClient, userId: string): Promise<InsightsFirm | null> {
  const organizationId = await getOrganizationId(client, userId);
  if (!organizationId) return null;
  const { data } = await client.call(getInsightsFirm, { params: { organizationId } });
  return data;
}

export const useFirm = (userId: string, companyId: string) =>
  useRead(getFirm, 'firm', userId && companyId ? [userId] : undefined);

/**
 * The general-ledger-connected check, composed from the requirements' calls (decision 004, "ledger connected"):
 * connections/all answering 400 means not connected, otherwise it decides over the firm's list.
 */
export async function getLedgerConnected(client: ApiClient, userId: string): Promise<boolean> {
  const firm = await getFirm(client, userId);
  if (!firm) return false;
  const connections = await getConnections(client, firm.organizationId);
  return isLedgerConnected(connections ?? []);
}

export const useLedgerConnected = (userId: string | undefined) =>
  useRead(getLedgerConnected, 'ledger-connected', userId ? [userId] : undefined);

async function getOrganizationId(client: ApiClient, userId: string): Promise<string | null> {
  try {
    const { data } = await client.call(getInsightsUser, { query: { UnifiedId: userId }, handleLocally: [Status.NotFound] });
    return data.organizationId;
  } catch (error) {
    if (error instanceof SuiteError && error.status === Status.NotFound) return null;
    throw error;
  }
}
