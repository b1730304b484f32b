import { isLedgerConnected, isSpreadsheetConnected } from '@services/ledger/browser/firms';
import type { Connection, InsightsFirm } from '@services/ledger/contract/firms';
import { LedgerWays } from '@suite/iq/ledger-ways';
import { EmptyState } from '@suite/ui/empty-state';
import { ConnectionRow, ConnectionState } from './connection-row';
import { copy } from './copy';

interface Props {
  firm: InsightsFirm;
  /** Null if the service says that the firm isn't connected. */
  connections: readonly Connection[] | null;
}

/** Lists ledger and spreadsheet (§4, "Connection status"), then each connection with its state. */
export function ConnectionList({ firm, connections }: Props) {
  const known = connections ?? firm.connections;
  const { emptyTitle, emptyText } = copy.connections;
  if (known.length === 0) {
    return <EmptyState title={emptyTitle} text={emptyText(firm.name)} action={<LedgerWays />} />;
  }

  const all = connections ?? [];
  const isSynced = isLedgerConnected(all.filter(({ isFromFiles }) => !isFromFiles));
  const statuses = [
    { name: copy.ledger, connected: isSynced, isFromFiles: !isSynced && isLedgerConnected(all) },
    { name: copy.spreadsheet, connected: isSpreadsheetConnected(all), isFromFiles: false },
  ];
  return (
    <>
      <dl className="mb-4 flex flex-wrap gap-x-8 gap-y-3">
        {statuses.map(({ name, connected, isFromFiles }) => (
          <div key={name} className="flex items-center gap-3">
            <dt className="text-muted">{name}</dt>
            <dd>
              <ConnectionState connected={connected} isFromFiles={isFromFiles} />
            </dd>
          </div>
        ))}
      </dl>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {known.map((connection) => (
          <ConnectionRow key={connection.connectionType} connection={connection} />
        ))}
      </ul>
    </>
  );
}
