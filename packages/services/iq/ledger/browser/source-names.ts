import { type Connection, ConnectionType } from '../contract/firms';
import { connectionName } from './firms';

/** The name of files that are not a provider's own export. The API reports them as Microsoft Office (decision 004, "uploads"). */
const ANY_FILE = 'CSV or Excel file';

const names: Readonly<Record<string, string>> = {
  'quickbooks-online': connectionName[ConnectionType.accountingOnline],
  'quickbooks-desktop': connectionName[ConnectionType.accountingDesktop],
  'google-sheets': connectionName[ConnectionType.google],
  'microsoft-office': connectionName[ConnectionType.microsoftOffice],
  xero: connectionName[ConnectionType.xero],
  sample: 'Sample data',
};

interface Origin {
  /** The source in the import run. */
  source: string;
  /** Null for a connection. */
  fileName: string | null;
}

/** Returns the display name of the source of an import or document. */
export const sourceName = ({ source, fileName }: Origin): string =>
  source === 'microsoft-office' && fileName !== null ? ANY_FILE : (names[source] ?? source);

/** Returns the display name of the source of a connection. */
export const nameOfConnection = ({ connectionType, isFromFiles }: Connection): string =>
  connectionType === ConnectionType.microsoftOffice && isFromFiles ? ANY_FILE : connectionName[connectionType];
