import { getDeviceOverview, getDevices, views } from '@services/devices/contract/devices';
import { useRevalidate } from '@suite/api/use-query';
import { Chips } from '@suite/list/chips';
import { Choice } from '@suite/list/choice';
import { FoldedFilters } from '@suite/list/folded-filters';
import { List } from '@suite/list/list';
import { useList } from '@suite/list/use-list';
import { PAGE_ROWS, useView } from '@suite/list/use-view';
import { ViewHead } from '@suite/list/view-head';
import { useIsAdministrator } from '@suite/session/is-administrator';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import { ButtonLink } from '@suite/ui/link';
import { hashOf } from '@suite/zones/zone-url';
import { useMemo, useState } from 'react';
import { kindWords, statusWords, viewWords } from '../words/words';
import { BulkBar } from './bulk-bar';
import { copy } from './copy';
import { csvHeads, csvRow, deviceColumns } from './device-columns';
import { DeviceDialog } from './device-dialog';
import { devicesQuery, inventoryDefaults, sortOfDevices, viewOf } from './inventory-view';
import { useChosen } from './use-chosen';

/** All devices of the firm for administrators; for other people their own. */
export function Inventory() {
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const formats = useFormats();
  const isAdministrator = useIsAdministrator();
  const [isAdding, setAdding] = useState(false);
  const [view, change] = useView('devices', '/', inventoryDefaults);
  const query = useMemo(() => devicesQuery(view), [view]);
  const list = useList(getDevices, 'devices', { query });
  const columns = useMemo(() => deviceColumns(formats, isAdministrator), [formats, isAdministrator]);
  const chosen = useChosen(list.rows?.map(({ id }) => id) ?? []);
  const isNarrowed = query.find !== '' || query.view !== 'all' || Boolean(query.kind ?? query.status ?? query.owner);
  const counts = list.page?.counts;

  return (
    <>
      <ViewHead
        title={isAdministrator ? copy.heading : copy.ownHeading}
        text={isAdministrator ? copy.text : copy.ownText}
        actions={
          isAdministrator && (
            <>
              <ButtonLink variant="quiet" href={hashOf('devices', '/import')}>
                {copy.import}
              </ButtonLink>
              <Button onClick={() => setAdding(true)}>{copy.add}</Button>
            </>
          )
        }
      />
      <Chips
        label={copy.chips}
        value={viewOf(view)}
        onChange={(next) => change({ view: next })}
        chips={views.map((value) => ({ value, text: viewWords[value], count: counts?.[value] }))}
      />
      <List
        label={copy.label}
        view={view}
        change={change}
        list={list}
        find={copy.find}
        filters={
          isAdministrator && (
            <FoldedFilters count={[view.kind, view.status].filter(Boolean).length}>
              <Choice
                label={copy.filters.kind}
                any={copy.filters.anyKind}
                texts={kindWords}
                value={view.kind}
                onChange={(kind) => change({ kind })}
              />
              <Choice
                label={copy.filters.status}
                any={copy.filters.anyStatus}
                texts={statusWords}
                value={view.status}
                onChange={(status) => change({ status })}
              />
            </FoldedFilters>
          )
        }
        sort={sortOfDevices(view)}
        columns={columns}
        name="devices"
        csv={{ heads: csvHeads, row: csvRow }}
        rowId={({ id }) => id}
        {...(isAdministrator && {
          selection: { ids: chosen.ids, onSelect: chosen.select, nameOf: ({ name }: { name: string }) => name },
        })}
        expectedRows={PAGE_ROWS / 2}
        failed={copy.failed}
        empty={
          <NoDevices isNarrowed={isNarrowed} isAdministrator={isAdministrator} onShowAll={() => change(inventoryDefaults)} />
        }
      />
      {isAdministrator && (
        <BulkBar chosen={chosen} total={list.page?.total ?? 0} readAll={async () => (await list.allRows()).map(({ id }) => id)} />
      )}
      {isAdding && (
        <DeviceDialog
          onClose={() => setAdding(false)}
          onDone={async ({ name }) => {
            setAdding(false);
            events.emit('toast', { type: 'success', text: copy.form.added(name) });
            await revalidate(getDevices, getDeviceOverview);
          }}
        />
      )}
    </>
  );
}

interface NoneProps {
  isNarrowed: boolean;
  isAdministrator: boolean;
  onShowAll: () => void;
}

function NoDevices({ isNarrowed, isAdministrator, onShowAll }: NoneProps) {
  const { empty } = copy;
  if (isNarrowed)
    return (
      <EmptyState
        title={empty.noneTitle}
        text={empty.noneText}
        action={
          <Button variant="quiet" size="sm" onClick={onShowAll}>
            {empty.showAll}
          </Button>
        }
      />
    );
  if (!isAdministrator) return <EmptyState title={empty.ownTitle} text={empty.ownText} />;
  return (
    <EmptyState
      title={empty.title}
      text={empty.text}
      action={
        <ButtonLink variant="quiet" size="sm" href={hashOf('devices', '/evidence')}>
          {copy.evidence}
        </ButtonLink>
      }
    />
  );
}
