import { getDifference } from '@services/security-plan/contract/versions';
import { useQuery } from '@suite/api/use-query';
import { ErrorNote } from '@suite/ui/error-note';
import { Skeleton } from '@suite/ui/skeleton';
import { copy } from './copy';

const looks = { same: 'text-muted', added: 'bg-accent-soft', removed: 'bg-sunken line-through' };
const marks = { same: '', added: copy.added, removed: copy.removedWord };

/** Changes of a version, line by line. */
export function Difference({ number }: { number: string }) {
  const { data, error, mutate } = useQuery(getDifference, { params: { number } });
  if (!data) return error ? <ErrorNote title={copy.failed} onRetry={() => mutate()} /> : <Skeleton className="mt-3 h-24" />;
  if (!data.parts.length) return <p className="mt-3 text-muted">{copy.noDifference}</p>;
  return (
    <div className="mt-3 grid gap-4">
      {data.parts.map(({ title, lines }) => (
        <section key={title} aria-label={title}>
          <h3 className="mb-1 text-sm">{title}</h3>
          <div className="overflow-hidden rounded-md border border-line text-[13px]">
            {lines.map(({ kind, text }, place) => (
              // Lines have no key other than their position.
              <p key={place} className={`px-3 py-1 wrap-anywhere ${looks[kind]}`}>
                {marks[kind] && <span className="ui-visually-hidden">{marks[kind]}: </span>}
                {text}
              </p>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
