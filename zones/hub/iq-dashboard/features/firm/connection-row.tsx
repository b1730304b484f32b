import { nameOfConnection } from '@services/ledger/browser/source-names';
import { CONNECTED, type Connection } from '@services/ledger/contract/firms';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Badge } from '@suite/ui/badge';
import { copy } from './copy';

interface Props {
  connection: Connection;
}

export function ConnectionRow({ connection }: Props) {
  const { status, lastImportAt, importedAt, isFromFiles } = connection;
  const { date, moment } = useFormats();
  const at = importedAt ?? (isFromFiles ? null : lastImportAt);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div>
        <h3 className="text-sm">{nameOfConnection(connection)}</h3>
        <p className="text-muted">
          {at && <time dateTime={at}>{copy.connections.lastImport(moment(at))}</time>}
          {at && isFromFiles && ' · '}
          {lastImportAt && isFromFiles && <time dateTime={lastImportAt}>{copy.connections.asOf(date(lastImportAt))}</time>}
          {!lastImportAt && copy.connections.neverImported}
        </p>
      </div>
      <ConnectionState connected={status === CONNECTED} isFromFiles={isFromFiles} />
    </li>
  );
}

interface StateProps {
  connected: boolean;
  isFromFiles: boolean | undefined;
}

export const ConnectionState = ({ connected, isFromFiles }: StateProps) =>
  isFromFiles ? (
    <Badge text={copy.fromFiles} tone="info" />
  ) : connected ? (
    <Badge text={copy.connected} tone="good" />
  ) : (
    <Badge text={copy.notConnected} />
  );
