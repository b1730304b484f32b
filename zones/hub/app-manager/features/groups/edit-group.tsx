import { getGroups } from '@services/identity/contract/groups';
import { useQuery } from '@suite/api/use-query';
import { PageError } from '@suite/list/page-error';
import { EmptyState } from '@suite/ui/empty-state';
import { ButtonLink } from '@suite/ui/link';
import { Skeleton } from '@suite/ui/skeleton';
import { hashOf } from '@suite/zones/zone-url';
import { copy } from './copy';
import { GroupForm } from './group-form';
import { NEW } from './group-view';

interface Props {
  /** `new` for a group that does not exist yet. */
  id: string;
}

export function EditGroup({ id }: Props) {
  const { data, error, mutate } = useQuery(getGroups, {}, { handleGlobally: true });
  if (id === NEW) return <GroupForm />;
  if (!data) return error ? <PageError title={copy.heading} text={copy.failed} onRetry={() => mutate()} /> : <GroupSkeleton />;
  const group = data.find((one) => one.id === id);
  if (group) return <GroupForm group={group} />;
  return (
    <EmptyState
      title={copy.form.goneTitle}
      text={copy.form.goneText}
      action={
        <ButtonLink variant="quiet" size="sm" href={hashOf('app-manager', '/groups')}>
          {copy.form.all}
        </ButtonLink>
      }
    />
  );
}

const GroupSkeleton = () => (
  <div role="status" aria-label={copy.loading}>
    <Skeleton className="h-8 w-60" />
    <Skeleton className="mt-5 h-16 max-w-[480px]" />
    <Skeleton className="mt-8 h-[600px]" />
  </div>
);
