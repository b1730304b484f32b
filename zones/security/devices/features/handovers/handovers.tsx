import { getHandoverPdf, getHandovers, type Handover } from '@services/devices/contract/handovers';
import { useApi } from '@suite/api/api-provider';
import { DownloadButton } from '@suite/list/download-button';
import { List } from '@suite/list/list';
import type { ListColumn, ListCsv } from '@suite/list/list-column';
import { NameText } from '@suite/list/name-text';
import { useList } from '@suite/list/use-list';
import { offsetOf, PAGE_ROWS, useView } from '@suite/list/use-view';
import { ViewHead } from '@suite/list/view-head';
import { useIsAdministrator } from '@suite/session/is-administrator';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { EmptyState } from '@suite/ui/empty-state';
import { ButtonLink } from '@suite/ui/link';
import { hashOf } from '@suite/zones/zone-url';
import { useMemo } from 'react';
import { copy } from './copy';

const defaults = { page: '1', sort: '', order: '', find: '' };

const { columns: heads } = copy;

const namesOf = ({ devices }: Handover) => devices.map(({ name }) => name).join(', ');

const csv: ListCsv<Handover> = {
  heads: copy.csv,
  row: (row) => [row.person, copy.kinds[row.kind], row.on, namesOf(row), row.signer, row.by, row.note],
};

/** Signed receipts and returns of devices. */
export function Handovers() {
  const { formClient } = useApi();
  const { day } = useFormats();
  const isAdministrator = useIsAdministrator();
  const [view, change] = useView('devices', '/handovers', defaults);
  const query = useMemo(() => ({ offset: offsetOf(view.page), limit: String(PAGE_ROWS) }), [view.page]);
  const list = useList(getHandovers, 'handovers', { query });
  const columns = useMemo(
    (): ListColumn<Handover>[] => [
      { id: 'person', text: heads.person, cell: ({ person }) => <NameText text={person} /> },
      { id: 'kind', text: heads.kind, className: 'w-[120px]', narrow: 'below', cell: ({ kind }) => copy.kinds[kind] },
      {
        id: 'on',
        text: heads.on,
        className: 'w-[132px]',
        narrow: 'beside',
        cell: ({ on }) => <span className="whitespace-nowrap">{day(on)}</span>,
      },
      { id: 'devices', text: heads.devices, narrow: 'line', cell: (row) => <NameText text={namesOf(row)} /> },
      {
        id: 'document',
        text: heads.document,
        className: 'w-[112px]',
        narrow: 'end',
        cell: ({ id, person, kind }) => (
          <DownloadButton
            size="sm"
            text={copy.pdf}
            label={`${copy.pdf}: ${copy.kinds[kind]}, ${person}`}
            file={() => formClient.call(getHandoverPdf, { params: { handoverId: id } })}
          />
        ),
      },
    ],
    [formClient, day],
  );

  return (
    <>
      <ViewHead
        title={copy.heading}
        text={copy.text}
        actions={
          isAdministrator && (
            <>
              <ButtonLink variant="quiet" href={hashOf('devices', '/handover', { kind: 'return' })}>
                {copy.recordReturn}
              </ButtonLink>
              <ButtonLink href={hashOf('devices', '/handover')}>{copy.record}</ButtonLink>
            </>
          )
        }
      />
      <List
        label={copy.label}
        view={{ page: view.page }}
        change={change}
        list={list}
        sort={{ column: 'on', direction: 'descending' }}
        columns={columns}
        name="handovers"
        csv={csv}
        rowId={({ id }) => id}
        expectedRows={8}
        failed={copy.failed}
        empty={<EmptyState title={copy.emptyTitle} text={copy.emptyText} />}
      />
    </>
  );
}
