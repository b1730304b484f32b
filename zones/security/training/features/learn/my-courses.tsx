'use client';

import { getOwnCourses, type OwnCourse } from '@services/training/contract/learning';
import { useQuery } from '@suite/api/use-query';
import { ViewHead } from '@suite/list/view-head';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { EmptyState } from '@suite/ui/empty-state';
import { ErrorNote } from '@suite/ui/error-note';
import { ButtonLink, Link } from '@suite/ui/link';
import { hashOf } from '@suite/zones/zone-url';
import { PageSkeleton } from '../frame/skeletons';
import { copy } from './copy';
import { StateBadge } from './state-badge';

/** Courses that the person has to take, has completed, or may take. */
export function MyCourses() {
  const { data, error, mutate } = useQuery(getOwnCourses, {});
  if (!data && !error) return <PageSkeleton />;
  const head = <ViewHead title={copy.heading} text={copy.text} />;
  if (!data)
    return (
      <>
        {head}
        <ErrorNote title={copy.failed} onRetry={() => mutate()} />
      </>
    );
  const open = data.courses.filter(({ state }) => state === 'due' || state === 'overdue').sort(byDueDay);
  const done = data.courses.filter(({ state }) => state === 'done');
  const other = data.courses.filter(({ state }) => state === null);
  return (
    <>
      {head}
      {open.length ? (
        <CourseList title={copy.toTake} courses={open} />
      ) : (
        <EmptyState title={copy.nothingTitle} text={copy.nothingText} />
      )}
      {done.length > 0 && <CourseList title={copy.done} courses={done} />}
      {other.length > 0 && <CourseList title={copy.other} courses={other} />}
    </>
  );
}

const byDueDay = (one: OwnCourse, other: OwnCourse) => (one.dueOn ?? '').localeCompare(other.dueOn ?? '');

const CourseList = ({ title, courses }: { title: string; courses: readonly OwnCourse[] }) => (
  <section className="mt-6">
    <h2 className="mb-2">{title}</h2>
    <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
      {courses.map((course) => (
        <Row key={course.id} course={course} />
      ))}
    </ul>
  </section>
);

function Row({ course }: { course: OwnCourse }) {
  const { day } = useFormats();
  const { id, title, summary, minutes, state, dueOn, doneOn, lessons, lessonsDone, isInQuiz } = course;
  const isOpen = state === 'due' || state === 'overdue';
  const facts = [
    isOpen && dueOn && (state === 'overdue' ? copy.overdueSince(day(dueOn)) : copy.due(day(dueOn))),
    state === 'done' && doneOn && copy.doneOn(day(doneOn)),
    state === 'done' && dueOn && copy.again(day(dueOn)),
    copy.minutes(minutes),
    copy.lessons(lessonsDone, lessons),
    isInQuiz && copy.inQuiz,
  ].filter((fact) => typeof fact === 'string');
  const isStarted = lessonsDone > 0 || isInQuiz;
  const word = isStarted ? copy.goOn : copy.start;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2">
          <Link href={hashOf('training', '/course', { id })} className="wrap-anywhere">
            <bdi>{title}</bdi>
          </Link>
          {state && <StateBadge state={state} />}
        </p>
        <p className="wrap-anywhere text-muted">{summary}</p>
        <p className="text-xs text-muted">{facts.join(' · ')}</p>
      </div>
      <ButtonLink
        size="sm"
        variant={isOpen ? 'solid' : 'quiet'}
        // On a phone, the title is the link to a course that isn't required.
        className={isOpen || isStarted ? undefined : 'max-sm:hidden'}
        href={hashOf('training', '/course', { id })}
        aria-label={`${isOpen || isStarted ? word : copy.open}: ${title}`}
      >
        {isOpen || isStarted ? word : copy.open}
      </ButtonLink>
    </li>
  );
}
