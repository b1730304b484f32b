import { connectionName } from '@suite/api/insights/connection-name';
import { ConnectionType } from '@suite/contract/insights';
import type { ImportRun } from '@suite/contract/uploads';

const types = {
  'quickbooks-online': ConnectionType.accountingOnline,
  'quickbooks-desktop': ConnectionType.accountingDesktop,
  'google-sheets': ConnectionType.google,
  'microsoft-office': ConnectionType.microsoftOffice,
  xero: ConnectionType.xero,
} as const satisfies Record<ImportRun['source'], number>;

/** What a person calls where an import came from. */
export const sourceName = ({ source }: Pick<ImportRun, 'source'>): string => connectionName[types[source]];
