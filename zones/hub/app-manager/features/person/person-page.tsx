'use client';

import { getPerson } from '@services/identity/contract/people';
import { useQuery } from '@suite/api/use-query';
import { Status } from '@suite/contract/status';
import { PageError } from '@suite/list/page-error';
import { useTabTitle } from '@suite/shell/pages/tab-title';
import { useHashParam } from '@suite/shell/pages/use-hash-param';
import { EmptyState } from '@suite/ui/empty-state';
import { ButtonLink } from '@suite/ui/link';
import { hashOf } from '@suite/zones/zone-url';
import { nameOf } from '../people/name-of';
import { copy } from './copy';
import { PersonAudit } from './person-audit';
import { PersonForm } from './person-form';
import { PersonHead } from './person-head';
import { PersonSkeleton } from './person-skeleton';

export function PersonPage() {
  const userId = useHashParam<'app-manager', '/person'>('id') ?? '';
  return userId ? <Loaded key={userId} userId={userId} /> : <Unknown />;
}

function Loaded({ userId }: { userId: string }) {
  const { data, error, mutate } = useQuery(getPerson, { params: { userId } }, { handleLocally: [Status.NotFound] });
  useTabTitle('app-manager', data && nameOf(data.person));
  if (error?.status === Status.NotFound) return <Unknown />;
  if (!data) return error ? <PageError title={copy.page} text={copy.failed} onRetry={() => mutate()} /> : <PersonSkeleton />;
  return (
    <>
      <PersonHead person={data.person} />
      <PersonForm saved={data} />
      <PersonAudit userId={userId} />
    </>
  );
}

const Unknown = () => (
  <EmptyState
    title={copy.unknownTitle}
    text={copy.unknownText}
    action={
      <ButtonLink variant="quiet" size="sm" href={hashOf('app-manager', '/people')}>
        {copy.allPeople}
      </ButtonLink>
    }
  />
);
