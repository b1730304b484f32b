import { ConnectionType, type ConnectionTypeCode } from '@suite/contract/insights';

/** What a person calls each type of connection (§3). */
export const connectionName: Record<ConnectionTypeCode, string> = {
  [ConnectionType.accountingOnline]: 'QuickBooks Online',
  [ConnectionType.accountingDesktop]: 'QuickBooks Desktop',
  [ConnectionType.google]: 'Google Sheets',
  [ConnectionType.microsoftOffice]: 'Microsoft Office',
  [ConnectionType.xero]: 'Xero',
};
