import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-query';
import { SuiteError } from '@suite/contract/errors';
import { Status, shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/firms';
import {
  CONNECTED,
  type Connection,
  ConnectionType,
  type ConnectionTypeCode,
  type InsightsFirm,
  type InsightsUser,
} from '../contract/firms';

/** The display name of each connection type (§3). */
export const connectionName: Record<ConnectionTypeCode, string> = {
  [ConnectionType.accountingOnline]: 'QuickBooks Online',
  [ConnectionType.accountingDesktop]: 'QuickBooks Desktop',
  [ConnectionType.google]: 'Google Sheets',
  [ConnectionType.microsoftOffice]: 'Microsoft Office',
  [ConnectionType.xero]: 'Xero',
};

/** Returns the connections of a firm; null on a 400 response, which means not connected (§7). */
export async function getConnections(client: ApiClient, organizationId: string): Promise<Connection[] | null> {
  try {
    const { data } = await client.call(endpoints.getConnections, {
      query: { OrganizationId: organizationId },
      handleLocally: [Status.BadRequest],
    });
    return data;
  } catch (error) {
    if (error instanceof SuiteError && error.status === Status.BadRequest) return null;
    throw error;
  }
}

export const useConnections = (organizationId: string) => useRead(getConnections, 'connections', [organizationId]);

/**
 * Returns every connection of the firm with its status, including failed ones (§7, firms/{organizationId}). It requests the firm
 * of the token, so it also works for members without an insights user.
 */
const getAllConnections = (client: ApiClient, organizationId: string): Promise<Connection[]> =>
  client
    .call(endpoints.getInsightsFirm, { params: { organizationId }, handleLocally: shownByPage })
    .then(({ data }) => data.connections);

export const useAllConnections = (organizationId: string) =>
  useRead(getAllConnections, 'all-connections', organizationId ? [organizationId] : undefined);

/** Returns the firm of a person (§7, firms/unified/{userId}); null before provisioning. */
const getFirmOfUser = (client: ApiClient, userId: string): Promise<InsightsFirm | null> =>
  client.call(endpoints.getFirmOfUser, { params: { userId }, handleLocally: shownByPage }).then(({ data }) => data);

export const useFirmOfUser = (userId: string | undefined) =>
  useRead(getFirmOfUser, 'firm-of-user', userId ? [userId] : undefined);

const ledgerTypes: readonly number[] = [ConnectionType.accountingOnline, ConnectionType.accountingDesktop, ConnectionType.xero];
const spreadsheetTypes: readonly number[] = [ConnectionType.microsoftOffice, ConnectionType.google];

const anyConnected = (connections: readonly Connection[], types: readonly number[]) =>
  connections.some(({ connectionType, status }) => types.includes(connectionType) && status === CONNECTED);

/** Returns true if a general ledger is connected (§4, "Connection status") or was imported from files of any program. */
export const isLedgerConnected = (connections: readonly Connection[]) =>
  anyConnected(connections, ledgerTypes) || connections.some(({ status, isFromFiles }) => isFromFiles && status === CONNECTED);

/** Returns true if the connections include a general ledger, connected or not. */
export const hasLedger = (connections: readonly Connection[]) =>
  connections.some(({ connectionType, isFromFiles }) => isFromFiles || ledgerTypes.includes(connectionType));

/**
 * Returns true if a spreadsheet is connected (§4, "Connection status"). An uploaded spreadsheet counts as a ledger from a file.
 */
export const isSpreadsheetConnected = (connections: readonly Connection[]) =>
  anyConnected(
    connections.filter(({ isFromFiles }) => !isFromFiles),
    spreadsheetTypes,
  );

/** Returns the firm of a person, from users by UnifiedId and firms/{organizationId} (§7); null before provisioning. */
export async function getFirm(client: ApiClient, userId: string): Promise<InsightsFirm | null> {
  const organizationId = await getOrganizationId(client, userId);
  if (!organizationId) return null;
  const { data } = await client.call(endpoints.getInsightsFirm, { params: { organizationId } });
  return data;
}

export const useFirm = (userId: string, companyId: string) =>
  useRead(getFirm, 'firm', userId && companyId ? [userId] : undefined);

export type LedgerState = 'connected' | 'sample' | 'none';

/**
 * Checks whether a general ledger is connected, with the calls in the requirements (decision 004, "ledger connected"): a 400
 * response of connections/all means not connected, otherwise the firm's list decides. Sample data counts as a ledger too.
 */
async function getLedgerState(client: ApiClient, userId: string): Promise<LedgerState> {
  const firm = await getFirm(client, userId);
  if (!firm) return 'none';
  if (firm.hasSampleData) return 'sample';
  const connections = await getConnections(client, firm.organizationId);
  return isLedgerConnected(connections ?? []) ? 'connected' : 'none';
}

export const useLedgerState = (userId: string | undefined) =>
  useRead(getLedgerState, 'ledger-state', userId ? [userId] : undefined);

async function getOrganizationId(client: ApiClient, userId: string): Promise<string | null> {
  try {
    const { data } = await client.call(endpoints.getInsightsUser, {
      query: { UnifiedId: userId },
      handleLocally: [Status.NotFound],
    });
    return data.organizationId;
  } catch (error) {
    if (error instanceof SuiteError && error.status === Status.NotFound) return null;
    throw error;
  }
}

/** Returns the person's insights user in the company; null if there is none (§7). */
export async function getInsightsUser(client: ApiClient, userId: string): Promise<InsightsUser | null> {
  try {
    return (await client.call(endpoints.getInsightsUser, { query: { UnifiedId: userId }, handleLocally: shownByPage })).data;
  } catch (error) {
    if (error instanceof SuiteError && error.status === Status.NotFound) return null;
    throw error;
  }
}

export const useInsightsUser = (userId: string) => useRead(getInsightsUser, 'insights-user', [userId]);

/** Returns whether the person has an insights user (§7). */
export const getUserExists = (client: ApiClient, userId: string) =>
  client.call(endpoints.getUserExists, { params: { userId } }).then(({ data }) => data);

export const useUserExists = (userId: string) => useRead(getUserExists, 'insights-user-exists', userId ? [userId] : undefined);

/** Chooses which reports are sent by email. The caller shows failures. @throws SuiteError `not_found` without an insights user */
export const putReportMails = (client: ApiClient, userId: string, body: RequestOf<typeof endpoints.putReportMails>['body']) =>
  client.call(endpoints.putReportMails, { params: { userId }, body, handleLocally: shownByPage }).then(({ data }) => data);
