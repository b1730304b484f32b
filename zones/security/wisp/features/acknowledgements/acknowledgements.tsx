import {
  type AcknowledgingPerson,
  acknowledgementViews,
  getAcknowledgements,
  remindPeople,
} from '@services/security-plan/contract/versions';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { Chips } from '@suite/list/chips';
import { oneOf } from '@suite/list/known-values';
import { List } from '@suite/list/list';
import type { ListColumn } from '@suite/list/list-column';
import { useList } from '@suite/list/use-list';
import { offsetOf, PAGE_ROWS, useView } from '@suite/list/use-view';
import { ViewHead } from '@suite/list/view-head';
import { useMayChange } from '@suite/session/may-change';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { Badge } from '@suite/ui/badge';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import { useMemo, useState } from 'react';
import { PlanPage, ReadOnly } from '../frame/plan-page';
import { copy } from './copy';

const defaults = { view: 'all', find: '', sort: '', order: '', page: '1' };

/** People who have acknowledged the version in force. */
export const Acknowledgements = () => <PlanPage>{({ inForce }) => <People number={inForce?.number} />}</PlanPage>;

/** @param number of the version in force */
function People({ number }: { number: number | undefined }) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const { day } = useFormats();
  const mayChange = useMayChange();
  const revalidate = useRevalidate();
  const [isRunning, setRunning] = useState(false);
  const [view, change] = useView('wisp', '/acknowledgements', defaults);
  const chosen = oneOf(acknowledgementViews, view.view) ?? 'all';
  const query = useMemo(
    () => ({ view: chosen, find: view.find.trim(), offset: offsetOf(view.page), limit: String(PAGE_ROWS) }),
    [chosen, view.find, view.page],
  );
  const list = useList(getAcknowledgements, 'people', { query });
  const columns = useMemo(() => columnsOf(day), [day]);
  const { counts } = list.page ?? {};

  async function remind() {
    setRunning(true);
    try {
      const { sent } = await formClient.call(remindPeople, {});
      events.emit('toast', { type: 'success', text: sent ? copy.reminded(sent) : copy.remindedNone });
      await revalidate(getAcknowledgements);
    } catch (error) {
      events.emit('toast', { type: 'error', text: `${copy.notReminded} ${reasonOf(error)}` });
    }
    setRunning(false);
  }

  return (
    <>
      <ViewHead
        title={copy.title}
        text={number === undefined ? copy.none : copy.text(number)}
        actions={
          mayChange && (
            <Button variant="quiet" spinning={isRunning} disabled={!counts?.open} onClick={remind}>
              {copy.remind}
            </Button>
          )
        }
      />
      <ReadOnly />
      <Chips
        label={copy.chips}
        value={chosen}
        onChange={(next) => change({ view: next })}
        chips={acknowledgementViews.map((value) => ({ value, text: copy.views[value], count: counts?.[value] }))}
      />
      <List
        label={copy.label}
        view={view}
        change={change}
        list={list}
        find={copy.find}
        sort={{ column: 'name', direction: 'ascending' }}
        columns={columns}
        name="security-plan-acknowledgements"
        rowId={({ userId }) => userId}
        expectedRows={5}
        failed={copy.failed}
        empty={<EmptyState title={copy.emptyTitle} text={copy.emptyText} />}
      />
    </>
  );
}

const tones = { done: 'good', due: 'warn', overdue: 'bad' } as const;

const columnsOf = (day: (text: string) => string): ListColumn<AcknowledgingPerson>[] => [
  { id: 'name', text: copy.columns.name, value: ({ name }) => name },
  {
    id: 'state',
    text: copy.columns.state,
    className: 'w-[120px]',
    narrow: 'beside',
    value: ({ state }) => copy.states[state],
    cell: ({ state }) => <Badge size="sm" text={copy.states[state]} tone={tones[state]} />,
  },
  {
    id: 'on',
    text: copy.columns.on,
    className: 'w-[150px]',
    narrow: 'below',
    narrowText: copy.columns.on,
    value: ({ on }) => on ?? '',
    cell: ({ on }) => <span className="whitespace-nowrap">{on ? day(on) : ''}</span>,
  },
  { id: 'number', text: copy.columns.number, className: 'w-[90px]', from: 900, value: ({ number }) => number ?? '' },
  {
    id: 'dueOn',
    text: copy.columns.dueOn,
    className: 'w-[150px]',
    narrow: 'corner',
    value: ({ dueOn }) => dueOn,
    cell: ({ dueOn }) => day(dueOn),
  },
  {
    id: 'remindedOn',
    text: copy.columns.remindedOn,
    className: 'w-[150px]',
    from: 1000,
    value: ({ remindedOn }) => remindedOn ?? '',
    cell: ({ remindedOn }) => <span className="whitespace-nowrap">{remindedOn ? day(remindedOn) : ''}</span>,
  },
];
