'use client';

import { getTrainingRecords, remindOfTraining, type TrainingRecord } from '@services/training/contract/records';
import { useApi } from '@suite/api/api-provider';
import type { RequestOf } from '@suite/api/request-of';
import { useRevalidate } from '@suite/api/use-query';
import { Chips } from '@suite/list/chips';
import { Choice } from '@suite/list/choice';
import { oneOf, sortOf } from '@suite/list/known-values';
import { List } from '@suite/list/list';
import type { ListColumn, ListCsv } from '@suite/list/list-column';
import { NameText } from '@suite/list/name-text';
import { useList } from '@suite/list/use-list';
import { offsetOf, PAGE_ROWS, useView, type View } from '@suite/list/use-view';
import { ViewHead } from '@suite/list/view-head';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import { ButtonLink } from '@suite/ui/link';
import { Stat, Stats } from '@suite/ui/stat';
import { hashOf } from '@suite/zones/zone-url';
import { useMemo } from 'react';
import { states } from '../learn/copy';
import { StateBadge } from '../learn/state-badge';
import { copy } from './copy';

const defaults = { state: 'all', course: '', find: '', sort: '', order: '', page: '1' };
const views = ['all', 'overdue', 'due', 'done'] as const;
const sorts = ['name', 'course', 'state', 'dueOn', 'doneOn'] as const;

const stateOf = ({ state }: View<keyof typeof defaults>) => oneOf(views, state) ?? 'all';
const sortOfView = (view: View<keyof typeof defaults>) => sortOf(view, sorts, { column: 'dueOn', direction: 'ascending' });

function queryOf(view: View<keyof typeof defaults>) {
  const state = stateOf(view);
  const { column, direction } = sortOfView(view);
  return {
    find: view.find.trim(),
    ...(state !== 'all' && { state }),
    ...(view.course && { courseId: view.course }),
    sort: column,
    order: direction,
    offset: offsetOf(view.page),
    limit: String(PAGE_ROWS),
  };
}

/** People of the firm who are done, due or overdue, with reminders. */
export function People() {
  const { formClient } = useApi();
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const formats = useFormats();
  const [view, change] = useView('training', '/people', defaults);
  const query = useMemo(() => queryOf(view), [view]);
  const list = useList(getTrainingRecords, 'records', { query });
  const state = stateOf(view);
  const counts = list.page?.counts;

  const remind = useMemo(
    () => async (body: RequestOf<typeof remindOfTraining>['body']) => {
      try {
        const { people } = await formClient.call(remindOfTraining, { body });
        events.emit('toast', { type: people ? 'success' : 'info', text: copy.reminded(people) });
        await revalidate(getTrainingRecords);
      } catch (error) {
        events.emit('toast', { type: 'error', text: `${copy.notReminded} ${reasonOf(error)}` });
      }
    },
    [formClient, events, revalidate],
  );
  const columns = useMemo(() => columnsOf(formats, (userId) => void remind({ userIds: [userId] })), [formats, remind]);
  const remindable = state === 'due' ? 'due' : 'overdue';

  return (
    <>
      <ViewHead
        title={copy.heading}
        text={copy.text}
        actions={
          <Button variant="quiet" size="sm" disabled={!counts?.[remindable]} onClick={() => void remind({ state: remindable })}>
            {copy.remindAll(remindable)}
          </Button>
        }
      />
      <div className="mb-4">
        <Stats>
          <Stat
            label={copy.stats.done}
            value={counts ? copy.done(counts.done, counts.assigned) : '\u00a0'}
            note={counts ? copy.of(counts.done, counts.assigned) : '\u00a0'}
          />
          <Stat label={copy.stats.overdue} value={counts ? formats.number(counts.overdue) : '\u00a0'} />
          <Stat label={copy.stats.due} value={counts ? formats.number(counts.due) : '\u00a0'} />
        </Stats>
      </div>
      <Chips
        label={copy.chips}
        value={state}
        onChange={(next) => change({ state: next })}
        chips={views.map((value) => ({
          value,
          text: copy.views[value],
          count: value === 'all' ? counts?.assigned : counts?.[value],
        }))}
      />
      <List
        label={copy.label}
        view={view}
        change={change}
        list={list}
        find={copy.find}
        filters={
          <Choice
            label={copy.course}
            any={copy.allCourses}
            texts={Object.fromEntries((list.page?.courses ?? []).map(({ id, title }) => [id, title]))}
            value={view.course}
            onChange={(course) => change({ course })}
          />
        }
        sort={sortOfView(view)}
        columns={columns}
        name="training"
        csv={csv}
        rowId={({ userId, courseId }) => `${userId} ${courseId}`}
        expectedRows={PAGE_ROWS / 2}
        failed={copy.failed}
        empty={
          counts?.assigned === 0 ? (
            <EmptyState
              title={copy.emptyTitle}
              text={copy.emptyText}
              action={<ButtonLink href={hashOf('training', '/assignments')}>{copy.assign}</ButtonLink>}
            />
          ) : (
            <EmptyState
              title={copy.noneTitle}
              text={copy.noneText}
              action={
                <Button variant="quiet" size="sm" onClick={() => change({ state: 'all', course: '', find: '' })}>
                  {copy.showAll}
                </Button>
              }
            />
          )
        }
      />
    </>
  );
}

const csv: ListCsv<TrainingRecord> = {
  heads: copy.csv,
  row: ({ name, email, course, state, dueOn, doneOn, certificate }) => [
    name,
    email,
    course,
    states[state].text,
    dueOn ?? '',
    doneOn ?? '',
    certificate ?? '',
  ],
};

const columnsOf = (
  { day, date }: Pick<ReturnType<typeof useFormats>, 'day' | 'date'>,
  onRemind: (userId: string) => void,
): ListColumn<TrainingRecord>[] => [
  {
    id: 'name',
    text: copy.columns.name,
    sortable: true,
    className: 'w-[24%]',
    cell: ({ name, email }) => (
      <>
        <NameText text={name} />
        <span className="block text-xs font-normal text-muted">
          <NameText text={email} />
        </span>
      </>
    ),
  },
  {
    id: 'course',
    text: copy.columns.course,
    sortable: true,
    className: 'w-[24%]',
    narrow: 'below',
    cell: ({ course }) => <NameText text={course} />,
  },
  {
    id: 'state',
    text: copy.columns.state,
    sortable: true,
    className: 'w-[110px]',
    narrow: 'beside',
    cell: ({ state }) => <StateBadge state={state} />,
  },
  {
    id: 'dueOn',
    text: copy.columns.dueOn,
    sortable: true,
    className: 'w-[124px]',
    narrow: 'corner',
    cell: ({ dueOn }) => <span className="whitespace-nowrap">{dueOn ? day(dueOn) : ''}</span>,
  },
  {
    id: 'doneOn',
    text: copy.columns.doneOn,
    sortable: true,
    className: 'w-[124px]',
    from: 900,
    cell: ({ doneOn }) => (doneOn ? day(doneOn) : copy.never),
  },
  {
    id: 'remindedAt',
    text: copy.columns.remindedAt,
    className: 'w-[124px]',
    from: 1100,
    cell: ({ remindedAt }) => <span className="whitespace-nowrap">{remindedAt ? date(remindedAt) : ''}</span>,
  },
  {
    id: 'act',
    text: copy.columns.act,
    className: 'w-[96px]',
    narrow: 'end',
    cell: ({ userId, name, state }) =>
      state !== 'done' && (
        <Button variant="quiet" size="sm" aria-label={copy.remindOf(name)} onClick={() => onRemind(userId)}>
          {copy.remind}
        </Button>
      ),
  },
];
