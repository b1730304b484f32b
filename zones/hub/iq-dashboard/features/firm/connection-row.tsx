import { connectionName } from '@services/ledger/client/firms';
import { CONNECTED, type Connection } from '@services/ledger/contract/firms';
import { ConnectionState } from './connection-state';
import { copy } from './copy';

const time = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

interface Props {
  connection: Connection;
}

export const ConnectionRow = ({ connection: { connectionType, status, lastImportAt } }: Props) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
    <div>
      <h3 className="text-sm">{connectionName[connectionType]}</h3>
      <p className="text-muted">
        {lastImportAt ? (
          <time dateTime={lastImportAt}>{copy.connections.lastImport(time.format(new Date(lastImportAt)))}</time>
        ) : (
          copy.connections.neverImported
        )}
      </p>
    </div>
    <ConnectionState connected={status === CONNECTED} />
  </li>
);
