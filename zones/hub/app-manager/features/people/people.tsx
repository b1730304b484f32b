'use client';

import { getPeople } from '@services/identity/contract/people';
import { List } from '@suite/list/list';
import { useList } from '@suite/list/use-list';
import { PAGE_ROWS, useView } from '@suite/list/use-view';
import { ViewHead } from '@suite/list/view-head';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import { ButtonLink } from '@suite/ui/link';
import { hashOf } from '@suite/zones/zone-url';
import { useMemo } from 'react';
import { copy } from './copy';
import { peopleHeads, peopleRow } from './export-people';
import { peopleColumns } from './people-columns';
import { PeopleFilters } from './people-filters';
import { peopleDefaults, queryOf, sortOfPeople } from './people-view';

/** The company's people, searched, filtered, sorted and paged by the API according to the address. */
export function People() {
  const { date } = useFormats();
  const [view, change] = useView('app-manager', '/people', peopleDefaults);
  const query = useMemo(() => queryOf(view), [view]);
  const list = useList(getPeople, 'people', { query }, { handleGlobally: true });
  const columns = useMemo(() => peopleColumns(date), [date]);
  const isPast = (list.page?.total ?? 0) > 0;

  return (
    <>
      <ViewHead title={copy.heading} actions={<ButtonLink href={hashOf('app-manager', '/invite')}>{copy.invite}</ButtonLink>} />
      <List
        {...{ columns, list, view, change }}
        label={copy.label}
        name="people"
        csv={{ heads: peopleHeads, row: peopleRow }}
        sort={sortOfPeople(view)}
        find={copy.find}
        filters={<PeopleFilters role={view.role} status={view.status} group={view.group} mfa={view.mfa} onChange={change} />}
        expectedRows={PAGE_ROWS / 2}
        failed={copy.failed}
        empty={<NobodyFound isPast={isPast} onAll={() => change(isPast ? {} : peopleDefaults)} />}
      />
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
