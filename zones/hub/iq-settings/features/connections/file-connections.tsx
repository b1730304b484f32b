import { nameOfConnection } from '@services/ledger/browser/source-names';
import type { Connection } from '@services/ledger/contract/firms';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { ErrorNote } from '@suite/ui/error-note';
import { Link } from '@suite/ui/link';
import { hashOf } from '@suite/zones/zone-url';
import { copy } from './copy';

interface Props {
  /** All connections of the firm; undefined if they couldn't be loaded. */
  connections: readonly Connection[] | undefined;
  onRetry: () => void;
}

/** Data from files: sources of the firm's ledger that have no connected platform. */
export function FileConnections({ connections, onRetry }: Props) {
  const fromFiles = connections?.filter(({ isFromFiles }) => isFromFiles) ?? [];

  return (
    <section aria-labelledby="files" className="mt-7">
      <h2 id="files">{copy.files.heading}</h2>
      <p className="mt-1 mb-3 max-w-[68ch] text-pretty text-muted">
        {copy.files.text} <Link href={hashOf('iq-settings', '/imports')}>{copy.files.history}</Link>
      </p>
      {!connections && <ErrorNote title={copy.files.failed} onRetry={onRetry} />}
      {connections && fromFiles.length === 0 && <p className="text-muted">{copy.files.none}</p>}
      {fromFiles.length > 0 && (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
          {fromFiles.map((connection) => (
            <li key={connection.connectionType} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3">
              <h3 className="text-sm">{nameOfConnection(connection)}</h3>
              <Times connection={connection} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Times({ connection: { lastImportAt, importedAt } }: { connection: Connection }) {
  const { date, moment } = useFormats();
  return (
    <p className="text-muted">
      {importedAt && <time dateTime={importedAt}>{copy.files.importedAt(moment(importedAt))}</time>}
      {importedAt && lastImportAt && ' · '}
      {lastImportAt && <time dateTime={lastImportAt}>{copy.files.asOf(date(lastImportAt))}</time>}
    </p>
  );
}
