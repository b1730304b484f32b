'use client';

import { type Duplicates, getDuplicates } from '@services/ledger/contract/clients';
import { useQuery } from '@suite/api/use-query';
import { ViewHead } from '@suite/list/view-head';
import { MayChange } from '@suite/session/may-change';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import { ErrorNote } from '@suite/ui/error-note';
import { Link } from '@suite/ui/link';
import { Skeleton } from '@suite/ui/skeleton';
import { useState } from 'react';
import { clientHash } from '../views/client-view';
import { clientsHash } from '../views/clients-view';
import { copy } from './copy';
import { MergeDialog } from './merge-dialog';
import { useMerging } from './use-merging';

type Group = Duplicates['groups'][number];

/** Possible duplicate clients, to merge or to keep apart. */
export function DuplicatesPage() {
  const { number } = useFormats();
  const { data, error, mutate } = useQuery(getDuplicates, {});
  const [merging, setMerging] = useState<Group>();
  return (
    <>
      <p className="mb-1 text-xs">
        <Link href={clientsHash('')}>{copy.all}</Link>
      </p>
      <ViewHead title={copy.heading} text={copy.text} />
      {error && !data && <ErrorNote title={copy.failed} onRetry={() => mutate()} />}
      {!data && !error && (
        <div role="status" aria-label="Loading" className="grid max-w-[960px] gap-3">
          <Skeleton className="h-[84px] rounded-lg" />
          <Skeleton className="h-[84px] rounded-lg" />
          <Skeleton className="h-[84px] rounded-lg" />
        </div>
      )}
      {data?.total === 0 && <EmptyState title={copy.noneTitle} text={copy.noneText} />}
      {data && data.total > 0 && (
        <ul className="max-w-[960px] divide-y divide-line rounded-lg border border-line bg-surface">
          {data.groups.map((group) => (
            <Candidates key={`${group.reason} ${group.key}`} group={group} onMerge={() => setMerging(group)} />
          ))}
        </ul>
      )}
      {data && data.total > data.groups.length && (
        <p className="mt-3 text-muted">{copy.more(number(data.groups.length), number(data.total))}</p>
      )}
      {merging && <MergeDialog clients={merging.clients} onClose={() => setMerging(undefined)} />}
    </>
  );
}

/** A group of possible duplicates, with the reason and the available actions. */
function Candidates({ group, onMerge }: { group: Group; onMerge: () => void }) {
  const { events } = useSuite();
  const { differ } = useMerging();
  const [isRunning, setRunning] = useState(false);
  const names = group.clients.map(({ name }) => name).join(', ');

  async function refuse() {
    setRunning(true);
    try {
      await differ(group);
    } catch (error) {
      events.emit('toast', { type: 'error', text: copy.notSaved(reasonOf(error)) });
      setRunning(false);
    }
  }

  return (
    <li className="flex min-h-[84px] flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3" aria-busy={isRunning}>
      <ul className="min-w-0 flex-1 basis-60">
        {group.clients.map(({ id, name, email }) => (
          <li key={id} className="wrap-anywhere">
            <Link href={clientHash(id, '')}>
              <bdi>{name}</bdi>
            </Link>
            {email && <bdi className="ms-2 text-xs text-muted">{email}</bdi>}
          </li>
        ))}
      </ul>
      <p className="w-44 text-xs text-muted">
        {copy.reasons[group.reason]}
        {group.reason === 'email' && <bdi className="block wrap-anywhere">{group.key}</bdi>}
      </p>
      <MayChange>
        <div className="flex gap-2">
          <Button size="sm" disabled={isRunning} aria-label={copy.mergeNamed(names)} onClick={onMerge}>
            {copy.merge}
          </Button>
          <Button variant="quiet" size="sm" spinning={isRunning} aria-label={copy.differNamed(names)} onClick={refuse}>
            {copy.differ}
          </Button>
        </div>
      </MayChange>
    </li>
  );
}
