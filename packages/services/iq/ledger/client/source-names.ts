import { type Connection, ConnectionType } from '../contract/firms';
import { connectionName } from './firms';

/** Files that are no provider's own export, which go by Microsoft Office on the wire (decision 004, "uploads"). */
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
  /** As an import run tells it. */
  source: string;
  /** Null for a connection. */
  fileName: string | null;
}

/** What a person calls where an import or a document came from. */
export const sourceName = ({ source, fileName }: Origin): string =>
  source === 'microsoft-office' && fileName !== null ? ANY_FILE : (names[source] ?? source);

/** What a person calls where the data of a connection come from. */
export const nameOfConnection = ({ connectionType, isFromFiles }: Connection): string =>
  connectionType === ConnectionType.microsoftOffice && isFromFiles ? ANY_FILE : connectionName[connectionType];
