'use client';

import { getPeople } from '@services/identity/contract/people';
import { useApi } from '@suite/api/api-provider';
import { FindField } from '@suite/list/find-field';
import { ListMenu } from '@suite/list/list-menu';
import { ViewPager } from '@suite/list/pager';
import { Toolbar } from '@suite/list/toolbar';
import { useNewest } from '@suite/list/use-newest';
import { useView } from '@suite/list/use-view';
import { ViewHead } from '@suite/list/view-head';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import { ErrorNote } from '@suite/ui/error-note';
import { ButtonLink } from '@suite/ui/link';
import type { Sort } from '@suite/ui/table';
import { hashOf } from '@suite/zones/zone-url';
import { useCallback, useMemo } from 'react';
import { copy } from './copy';
import { peopleHeads, peopleRows } from './export-people';
import { PeopleFilters } from './people-filters';
import { PeopleTable } from './people-table';
import { peopleDefaults, queryOf, sortOfPeople } from './people-view';

/** The company's people, searched, filtered, sorted and paged by the API according to the address. */
export function People() {
  const { client } = useApi();
  const [view, change] = useView('app-manager', '/people', peopleDefaults);
  const query = useMemo(() => queryOf(view), [view]);
  const { page, isBehind, error, retry } = useNewest(getPeople, { query }, { handleLocally: [] });
  const { column, direction } = sortOfPeople(view);
  const sort = useMemo(() => ({ column, direction }), [column, direction]);
  const onSort = useCallback((next: Sort) => change({ sort: next.column, order: next.direction }), [change]);
  const isPast = (page?.total ?? 0) > 0;
  const empty = useMemo(
    () => <NobodyFound isPast={isPast} onAll={() => change(isPast ? {} : peopleDefaults)} />,
    [change, isPast],
  );

  return (
    <>
      <ViewHead title={copy.heading} actions={<ButtonLink href={hashOf('app-manager', '/invite')}>{copy.invite}</ButtonLink>} />
      <Toolbar
        pager={<ViewPager offset={query.offset} total={page?.total} change={change} />}
        actions={<ListMenu name="people" heads={peopleHeads} rows={() => peopleRows(client, query)} disabled={!page?.total} />}
      >
        <FindField label={copy.find} value={view.find} onChange={(find) => change({ find }, { replace: true })} />
        <PeopleFilters role={view.role} status={view.status} group={view.group} mfa={view.mfa} onChange={change} />
      </Toolbar>
      {error ? (
        <ErrorNote title={copy.failed} onRetry={retry} />
      ) : (
        <PeopleTable people={page?.people} sort={sort} onSort={onSort} isBehind={isBehind} empty={empty} />
      )}
    </>
  );
}

interface NobodyProps {
  /** Whether the page is past the last one: there are people on earlier pages. */
  isPast: boolean;
  onAll: () => void;
}

const NobodyFound = ({ isPast, onAll }: NobodyProps) => (
  <EmptyState
    title={isPast ? copy.pastTitle : copy.nobodyTitle}
    text={isPast ? copy.pastText : copy.nobodyText}
    action={
      <Button variant="quiet" size="sm" onClick={onAll}>
        {isPast ? copy.firstPage : copy.showAll}
      </Button>
    }
  />
);
