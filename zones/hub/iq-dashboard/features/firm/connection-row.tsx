import { connectionName } from '@services/ledger/client/firms';
import { CONNECTED, type Connection } from '@services/ledger/contract/firms';
import { useFormats } from '@suite/shell/use-formats';
import { Badge } from '@suite/ui/badge';
import { copy } from './copy';

interface Props {
  connection: Connection;
}

export function ConnectionRow({ connection: { connectionType, status, lastImportAt } }: Props) {
  const { moment } = useFormats();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div>
        <h3 className="text-sm">{connectionName[connectionType]}</h3>
        <p className="text-muted">
          {lastImportAt ? (
            <time dateTime={lastImportAt}>{copy.connections.lastImport(moment(lastImportAt))}</time>
          ) : (
            copy.connections.neverImported
          )}
        </p>
      </div>
      <ConnectionState connected={status === CONNECTED} />
    </li>
  );
}

interface StateProps {
  connected: boolean;
}

export const ConnectionState = ({ connected }: StateProps) =>
  connected ? <Badge text={copy.connected} tone="good" /> : <Badge text={copy.notConnected} />;
