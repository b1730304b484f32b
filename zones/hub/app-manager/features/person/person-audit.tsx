import { getAudit } from '@services/identity/contract/audit';
import { useQuery } from '@suite/api/use-query';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { ErrorNote } from '@suite/ui/error-note';
import { Link } from '@suite/ui/link';
import { Skeleton } from '@suite/ui/skeleton';
import { auditHashOf } from '../audit/audit-view';
import { entryText } from '../audit/entry-text';
import { copy } from './copy';

interface Props {
  userId: string;
}

const SHOWN = 10;

/** The latest audit entries about the person. */
export function PersonAudit({ userId }: Props) {
  const { moment, number } = useFormats();
  const { data, error, mutate } = useQuery(getAudit, { query: { userId, limit: String(SHOWN) } }, { handleGlobally: true });
  return (
    <section aria-labelledby="audit" className="mt-8">
      <h2 id="audit" className="mb-3">
        {copy.audit.heading}
      </h2>
      {!data && !error && (
        <div role="status" aria-label={copy.audit.loading}>
          <Skeleton className="h-32" />
        </div>
      )}
      {!data && error && <ErrorNote title={copy.audit.failed} onRetry={() => mutate()} />}
      {data?.entries.length === 0 && <p className="text-muted">{copy.audit.none}</p>}
      {data && data.entries.length > 0 && (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
          {data.entries.map((entry) => (
            <li key={entry.id} className="flex flex-wrap gap-x-4 px-4 py-2.5">
              <time dateTime={entry.at} className="w-44 flex-none text-muted">
                {moment(entry.at)}
              </time>
              <span className="min-w-0 flex-1 basis-72 wrap-anywhere">
                {entry.actor} {entryText(entry)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {data && data.total > SHOWN && (
        <p className="mt-3">
          <Link href={auditHashOf(userId)}>{copy.audit.all(number(data.total))}</Link>
        </p>
      )}
    </section>
  );
}
