import type { ProviderConnection } from '@services/ledger/contract/connections';
import { kindName } from '@suite/imports/run-counts';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { copy } from './copy';

interface Props {
  sync: NonNullable<ProviderConnection['sync']>;
}

/** Changes to the ledger by the current or the last sync, by kind. */
export function SyncCounts({ sync }: Props) {
  const { number } = useFormats();
  const counts = sync.counts.filter(({ read }) => read > 0);
  return (
    <div className="mt-2 text-muted">
      <p>
        {copy.lastCounts}
        {counts.length === 0 && sync.finishedAt && `: ${copy.nothingRead}`}
      </p>
      {counts.length > 0 && (
        <ul className="flex flex-wrap gap-x-6">
          {counts.map(({ kind, read, imported, rejected }) => (
            <li key={kind} className={rejected > 0 ? 'text-bad' : undefined}>
              {copy.counts(kindName(kind), number(read), number(imported), number(rejected))}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
