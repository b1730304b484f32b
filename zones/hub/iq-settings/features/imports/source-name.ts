import { connectionName } from '@services/ledger/client/firms';
import { ConnectionType } from '@services/ledger/contract/firms';
import type { ImportRun } from '@services/ledger/contract/imports';
import { copy } from './copy';

const types = {
  'quickbooks-online': ConnectionType.accountingOnline,
  'quickbooks-desktop': ConnectionType.accountingDesktop,
  'google-sheets': ConnectionType.google,
  'microsoft-office': ConnectionType.microsoftOffice,
  xero: ConnectionType.xero,
} as const satisfies Record<Exclude<ImportRun['source'], 'sample'>, number>;

/** What a person calls where an import came from; files of no provider go by Microsoft Office (decision 004, "uploads"). */
export function sourceName({ source, fileName }: Pick<ImportRun, 'source' | 'fileName'>): string {
  if (source === 'sample') return copy.sample;
  return source === 'microsoft-office' && fileName ? copy.anyFile : connectionName[types[source]];
}
