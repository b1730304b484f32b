'use client';

import { getClientMetrics } from '@services/insights/contract/clients';
import { AsOfField } from '@suite/iq/as-of-field';
import { Meanings } from '@suite/iq/meanings';
import { useList } from '@suite/list/use-list';
import { useView } from '@suite/list/use-view';
import { ViewHead } from '@suite/list/view-head';
import { ButtonLink } from '@suite/ui/link';
import { hashOf } from '@suite/zones/zone-url';
import { useMemo } from 'react';
import { DuplicatesLink } from '../merge/duplicates-link';
import { clientsDefaults, sortOfClients } from '../views/clients-view';
import { ClientList } from './client-list';
import { clientsQuery, requestedMove } from './clients-query';
import { copy } from './copy';
import { FirmStats } from './firm-stats';
import { MovedNote } from './moved-note';

const measures = ['badge', 'revenue', 'open', 'overdue', 'daysLate', 'shareLate'] as const;

/** The firm's clients with their segments, revenue and receivables, for the view in the URL. */
export function Clients() {
  const [view, change] = useView('iq-clients', '/', clientsDefaults);
  const query = useMemo(() => ({ ...clientsQuery(view, sortOfClients(view)), ...requestedMove(view) }), [view]);
  const list = useList(getClientMetrics, 'clients', { query });
  const { column, direction } = sortOfClients(view);
  const sort = useMemo(() => ({ column, direction }), [column, direction]);
  return (
    <>
      <ViewHead
        title={copy.heading}
        actions={
          list.error?.code !== 'not_found' && (
            <>
              <DuplicatesLink />
              <ButtonLink variant="quiet" className="self-end" href={hashOf('iq-clients', '/segments', { asOf: view.asOf })}>
                {copy.movement}
              </ButtonLink>
              <AsOfField value={view.asOf} shown={list.page?.asOf} onChange={(asOf) => change({ asOf })} />
            </>
          )
        }
      />
      {list.error?.code !== 'not_found' && <FirmStats asOf={view.asOf} />}
      <MovedNote view={view} onAll={() => change({ since: '', move: '', from: '', badge: '' })} />
      <ClientList query={query} list={list} view={view} change={change} sort={sort} name="clients" hasViews />
      <Meanings asOf={list.page?.asOf} measures={measures} />
    </>
  );
}
