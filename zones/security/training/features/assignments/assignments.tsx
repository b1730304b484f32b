'use client';

import { getGroups } from '@services/identity/contract/groups';
import { type Assignment, endAssignment, getAssignments } from '@services/training/contract/assignments';
import { getCourses } from '@services/training/contract/courses';
import { getOwnCourses } from '@services/training/contract/learning';
import { getTrainingRecords } from '@services/training/contract/records';
import { useApi } from '@suite/api/api-provider';
import { useQuery, useRevalidate } from '@suite/api/use-query';
import { ViewHead } from '@suite/list/view-head';
import { newestOf } from '@suite/shell/form/newest-of';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { ConfirmDialog } from '@suite/ui/confirm-dialog';
import { EmptyState } from '@suite/ui/empty-state';
import { ErrorNote } from '@suite/ui/error-note';
import { MoreMenu } from '@suite/ui/more-menu';
import { useState } from 'react';
import { PageSkeleton } from '../frame/skeletons';
import { AssignmentDialog } from './assignment-dialog';
import { audienceText, copy, ruleText } from './copy';

/** Assignments of courses to people. */
export function Assignments() {
  const { formClient } = useApi();
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const { day } = useFormats();
  const { data, error, mutate } = useQuery(getAssignments, {});
  const courses = useQuery(getCourses, {}, { handleGlobally: true }).data?.courses.filter(({ published }) => published > 0);
  const today = useQuery(getOwnCourses, {}, { handleGlobally: true }).data?.today;
  const groups = useQuery(getGroups, {}, { handleGlobally: true }).data ?? [];
  const [edited, setEdited] = useState<Assignment | 'new'>();
  const [ended, setEnded] = useState<Assignment>();
  const groupNames = new Map(groups.map(({ id, name }) => [id, name]));

  async function done(text: string) {
    setEdited(undefined);
    setEnded(undefined);
    events.emit('toast', { type: 'success', text });
    await revalidate(getAssignments, getTrainingRecords, getOwnCourses);
  }

  if (!data && !error) return <PageSkeleton />;
  const add = (
    <Button disabled={!courses || !today} onClick={() => setEdited('new')}>
      {copy.add}
    </Button>
  );
  return (
    <>
      <ViewHead title={copy.heading} text={copy.text} actions={data?.assignments.length ? add : undefined} />
      {!data && <ErrorNote title={copy.failed} onRetry={() => mutate()} />}
      {data?.assignments.length === 0 && <EmptyState title={copy.emptyTitle} text={copy.emptyText} action={add} />}
      {data && data.assignments.length > 0 && (
        <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
          {data.assignments.map((assignment) => (
            <li key={assignment.id} className="flex items-start gap-3 px-4 py-3">
              <div className="min-w-0 flex-1">
                <p className="font-semibold wrap-anywhere">
                  <bdi>{assignment.course}</bdi>
                </p>
                <p className="wrap-anywhere">
                  {audienceText(assignment.audience, groupNames)}: {ruleText(assignment.rule, assignment.graceDays, day)}
                </p>
                <p className="text-xs text-muted">
                  {copy.people(assignment.people, assignment.open, assignment.overdue)} · {copy.by(assignment.by)}
                </p>
              </div>
              <MoreMenu
                label={copy.more(assignment.course)}
                actions={['edit', 'end'] as const}
                texts={copy.actions}
                onAction={(act) => (act === 'edit' ? setEdited(assignment) : setEnded(assignment))}
              />
            </li>
          ))}
        </ul>
      )}
      {edited && courses && today && (
        <AssignmentDialog
          assignment={edited === 'new' ? undefined : newestOf(data?.assignments, edited)}
          courses={courses}
          today={today}
          onClose={() => setEdited(undefined)}
          onDone={done}
        />
      )}
      {ended && (
        <ConfirmDialog
          title={copy.endTitle(ended.course)}
          keep={copy.keep}
          confirm={copy.end}
          onConfirm={() => formClient.call(endAssignment, { params: { assignmentId: ended.id } }).then(() => done(copy.ended))}
          onClose={() => setEnded(undefined)}
          failed={(failure) => `${copy.notEnded} ${reasonOf(failure)}`}
        >
          <p>{copy.endText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
