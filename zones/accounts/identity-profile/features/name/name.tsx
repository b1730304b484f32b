import { getUser } from '@services/identity/contract/signing-in';
import { useQuery } from '@suite/api/use-query';
import { useSession } from '@suite/session/session-provider';
import { PageSection } from '@suite/shell/pages/page-section';
import { ErrorNote } from '@suite/ui/error-note';
import { Skeleton } from '@suite/ui/skeleton';
import { copy } from './copy';
import { NameForm } from './name-form';

export function Name() {
  const user = useQuery(getUser, { params: { userId: useSession().token.userId } });
  const { data } = user;

  function content() {
    if (data) return <NameForm user={data} onSaved={(saved) => user.mutate(saved, { revalidate: false })} />;
    if (user.error) return <ErrorNote title={copy.failed} onRetry={() => user.mutate()} />;
    return <NameSkeleton />;
  }

  return (
    <PageSection title={copy.title} text={copy.text}>
      {content()}
    </PageSection>
  );
}

/** Placeholder: two fields side by side, a line with its label, a button. */
const NameSkeleton = () => (
  <div className="flex flex-col gap-4">
    <div className="grid gap-4 sm:grid-cols-2">
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </div>
    <Skeleton className="h-10" />
    <Skeleton className="h-9 w-28" />
  </div>
);
