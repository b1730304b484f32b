'use client';

import type { Order } from '@services/identity/contract/access';
import { type AuditEntry, getAudit } from '@services/identity/contract/audit';
import { List } from '@suite/list/list';
import type { ListColumn } from '@suite/list/list-column';
import { NameText } from '@suite/list/name-text';
import { useList } from '@suite/list/use-list';
import { offsetOf, PAGE_ROWS, useView } from '@suite/list/use-view';
import { ViewHead } from '@suite/list/view-head';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { EmptyState } from '@suite/ui/empty-state';
import { Link } from '@suite/ui/link';
import { hashOf } from '@suite/zones/zone-url';
import { useMemo } from 'react';
import { auditDefaults } from './audit-view';
import { copy } from './copy';
import { entryText } from './entry-text';

const { columns: heads } = copy;

/** Audit entries, the latest first. */
export function Audit() {
  const { moment } = useFormats();
  const [view, change] = useView('app-manager', '/audit', auditDefaults);
  const order: Order = view.order === 'ascending' ? 'ascending' : 'descending';
  const query = {
    find: view.find.trim(),
    userId: view.person || undefined,
    order,
    offset: offsetOf(view.page),
    limit: String(PAGE_ROWS),
  };
  const list = useList(getAudit, 'entries', { query }, { handleGlobally: true });
  const columns = useMemo(() => columnsOf(moment), [moment]);
  const isNarrowed = query.find !== '' || query.userId !== undefined;

  return (
    <>
      <ViewHead title={copy.heading} text={copy.text} />
      <List
        {...{ view, change, list, columns }}
        find={copy.find}
        note={
          view.person && (
            <p className="mb-3 text-muted">
              {copy.onePerson} <Link href={hashOf('app-manager', '/audit')}>{copy.everything}</Link>
            </p>
          )
        }
        failed={copy.failed}
        label={copy.label}
        name="audit-log"
        rowId={({ id }) => id}
        sort={{ column: 'at', direction: order }}
        expectedRows={PAGE_ROWS / 2}
        empty={
          <EmptyState title={isNarrowed ? copy.noneTitle : copy.emptyTitle} text={isNarrowed ? copy.noneText : copy.emptyText} />
        }
      />
    </>
  );
}

const columnsOf = (moment: (iso: string) => string): ListColumn<AuditEntry>[] => [
  {
    id: 'at',
    value: ({ at }) => at,
    sortable: true,
    text: heads.at,
    className: 'w-[216px]',
    cell: ({ at }) => (
      <time dateTime={at} className="font-normal text-muted">
        {moment(at)}
      </time>
    ),
  },
  {
    id: 'actor',
    text: heads.actor,
    className: 'w-[200px]',
    narrow: 'beside',
    value: ({ actor }) => actor,
    cell: ({ actor }) => <NameText text={actor} />,
  },
  {
    id: 'entry',
    text: heads.entry,
    narrow: 'line',
    value: entryText,
    cell: (entry) => <span className="wrap-anywhere">{entryText(entry)}</span>,
  },
];
