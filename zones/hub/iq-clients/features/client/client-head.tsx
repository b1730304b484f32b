import type { Badge } from '@services/insights/contract/metric-schemas';
import { AsOfField } from '@suite/iq/as-of-field';
import { ClientSegment } from '@suite/iq/client-segment';
import { useTabTitle } from '@suite/shell/pages/tab-title';
import { Link } from '@suite/ui/link';
import { Skeleton } from '@suite/ui/skeleton';
import { clientsHash } from '../views/clients-view';
import { AddToDo } from './add-to-do';
import { copy } from './copy';
import { EditClient } from './edit-client';

interface Props {
  /** Undefined until it is known whether the client exists. */
  clientId?: string | undefined;
  /** Undefined until it is known. */
  name: string | undefined;
  badge?: Badge | undefined;
  /** As-of date from the URL; empty for the latest. */
  asOf: string;
  /** As-of date of the data that is shown. */
  shown: string | undefined;
  onAsOf: (day: string) => void;
}

/** Heading of a client page: the client's name and segment, and the as-of date. */
export function ClientHead({ clientId, name, badge, asOf, shown, onAsOf }: Props) {
  useTabTitle('iq-clients', name);
  return (
    <header className="mb-4 flex flex-wrap items-end justify-between gap-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="mb-1 text-xs">
          <Link href={clientsHash(asOf)}>{copy.all}</Link>
        </p>
        <div className="flex min-h-8 items-center gap-x-3 gap-y-1 max-sm:flex-col max-sm:items-start sm:flex-wrap">
          <h1 className="wrap-anywhere">{name === undefined ? <Skeleton className="h-8 w-60" /> : <bdi>{name}</bdi>}</h1>
          {badge ? <ClientSegment segment={badge} /> : <span className="h-6 sm:hidden" />}
        </div>
      </div>
      {clientId && <EditClient clientId={clientId} />}
      {clientId && <AddToDo clientId={clientId} />}
      <AsOfField value={asOf} shown={shown} onChange={onAsOf} />
    </header>
  );
}
