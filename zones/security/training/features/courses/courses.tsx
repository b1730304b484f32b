'use client';

import { createCourse, getCourses, type ListedCourse } from '@services/training/contract/courses';
import { useApi } from '@suite/api/api-provider';
import { useQuery, useRevalidate } from '@suite/api/use-query';
import { ViewHead } from '@suite/list/view-head';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/start/suite-context';
import { Badge } from '@suite/ui/badge';
import { Button } from '@suite/ui/button';
import { ErrorNote } from '@suite/ui/error-note';
import { ButtonLink } from '@suite/ui/link';
import { hashOf } from '@suite/zones/zone-url';
import { PageSkeleton } from '../frame/skeletons';
import { copy } from './copy';

/** The suite's courses, which can be copied, and the firm's own. */
export function Courses() {
  const { formClient } = useApi();
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const { data, error, mutate } = useQuery(getCourses, {});

  async function create(copyOf: string | null) {
    try {
      const { id } = await formClient.call(createCourse, { body: { copyOf } });
      await revalidate(getCourses);
      location.hash = hashOf('training', '/edit', { id });
    } catch (failure) {
      events.emit('toast', { type: 'error', text: `${copy.notCreated} ${reasonOf(failure)}` });
    }
  }

  if (!data && !error) return <PageSkeleton />;
  const own = data?.courses.filter(({ isOwn }) => isOwn) ?? [];
  const ofSuite = data?.courses.filter(({ isOwn }) => !isOwn) ?? [];
  return (
    <>
      <ViewHead
        title={copy.heading}
        text={copy.text}
        actions={<Button onClick={() => void create(null)}>{copy.create}</Button>}
      />
      {!data && <ErrorNote title={copy.failed} onRetry={() => mutate()} />}
      {data && (
        <>
          <h2 className="mb-2">{copy.own}</h2>
          {own.length === 0 ? (
            <p className="text-muted">{copy.noneOwn}</p>
          ) : (
            <List courses={own} onCopy={(id) => void create(id)} />
          )}
          <h2 className="mt-6 mb-2">{copy.ofSuite}</h2>
          <List courses={ofSuite} onCopy={(id) => void create(id)} />
        </>
      )}
    </>
  );
}

const List = ({ courses, onCopy }: { courses: readonly ListedCourse[]; onCopy: (id: string) => void }) => (
  <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
    {courses.map(({ id, title, summary, minutes, lessons, drawn, questions, isOwn, published, hasChanges }) => (
      <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
        <div className="min-w-0 flex-1 basis-64">
          <p className="flex flex-wrap items-center gap-2">
            <bdi className="font-semibold wrap-anywhere">{title}</bdi>
            {isOwn && <Badge size="sm" text={published ? copy.version(published) : copy.draft} />}
            {isOwn && published > 0 && hasChanges && <Badge size="sm" tone="warn" text={copy.hasChanges} />}
          </p>
          {summary && <p className="wrap-anywhere text-muted">{summary}</p>}
          <p className="text-xs text-muted">{copy.facts(minutes, lessons, drawn, questions)}</p>
        </div>
        <div className="flex gap-2">
          {published > 0 && (
            <Button variant="quiet" size="sm" aria-label={copy.copyOf(title)} onClick={() => onCopy(id)}>
              {copy.copy}
            </Button>
          )}
          {isOwn && (
            <ButtonLink variant="quiet" size="sm" aria-label={copy.editOf(title)} href={hashOf('training', '/edit', { id })}>
              {copy.edit}
            </ButtonLink>
          )}
        </div>
      </li>
    ))}
  </ul>
);
