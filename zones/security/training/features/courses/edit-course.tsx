'use client';

import { getAssignments } from '@services/training/contract/assignments';
import { courseContent } from '@services/training/contract/content';
import { archiveCourse, type EditedCourse, getCourse, getCourses, putCourse } from '@services/training/contract/courses';
import { getOwnCourse, getOwnCourses } from '@services/training/contract/learning';
import { getTrainingRecords } from '@services/training/contract/records';
import { useApi } from '@suite/api/api-provider';
import { useQuery, useRevalidate } from '@suite/api/use-query';
import { PageError } from '@suite/list/page-error';
import { ViewHead } from '@suite/list/view-head';
import { FormNote } from '@suite/shell/form/form-parts';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useForm } from '@suite/shell/form/use-form';
import { useHashParam } from '@suite/shell/pages/use-hash-param';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { ConfirmDialog } from '@suite/ui/confirm-dialog';
import { EmptyState } from '@suite/ui/empty-state';
import { Input } from '@suite/ui/input';
import { ButtonLink } from '@suite/ui/link';
import { TextArea } from '@suite/ui/text-area';
import { hashOf } from '@suite/zones/zone-url';
import { useState } from 'react';
import { PageSkeleton } from '../frame/skeletons';
import { movedUp, newId, replaced, without } from './change-list';
import { copy } from './copy';
import { LessonEditor } from './lesson-editor';
import { PartFrame } from './part-frame';
import { PoolsEditor } from './pools-editor';
import { PublishDialog } from './publish-dialog';

/** Edits the firm's course that is named in the URL. */
export function EditCourse() {
  const id = useHashParam<'training', '/edit'>('id') ?? '';
  const { data, error, mutate } = useQuery(getCourse, { params: { courseId: id } });
  const back = (
    <ButtonLink variant="quiet" size="sm" href={hashOf('training', '/courses')}>
      {copy.back}
    </ButtonLink>
  );
  if (!data) {
    if (error?.code === 'not_found') return <EmptyState title={copy.goneTitle} text={copy.goneText} action={back} />;
    return error ? <PageError title={copy.page} text={copy.failed} onRetry={() => mutate()} /> : <PageSkeleton />;
  }
  if (!data.isOwn) return <EmptyState title={data.content.title} text={copy.notOwn} action={back} />;
  return <Editor key={id} course={data} onSaved={(course) => mutate(course, { revalidate: false })} onReload={() => mutate()} />;
}

interface Props {
  course: EditedCourse;
  onSaved: (course: EditedCourse) => Promise<unknown>;
  onReload: () => Promise<unknown>;
}

function Editor({ course, onSaved, onReload }: Props) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const { moment } = useFormats();
  const revalidate = useRevalidate();
  const form = useForm(courseContent, {
    name: `course-${course.id}`,
    saved: course.content,
    version: course.version,
    save: (content, version) => formClient.call(putCourse, { params: { courseId: course.id }, body: { version, content } }),
    onSaved: (after) => Promise.all([onSaved(after), revalidate(getCourses)]),
    reload: onReload,
    done: copy.saved,
    failed: (reason) => `${copy.notSaved} ${reason}`,
  });
  const { values: content, set } = form;
  const [dialog, setDialog] = useState<'publish' | 'delete'>();
  const [pictures, setPictures] = useState(course.pictures);
  const { lessons } = content;

  async function remove() {
    await formClient.call(archiveCourse, { params: { courseId: course.id } });
    events.emit('toast', { type: 'success', text: copy.deleted });
    form.discard();
    await revalidate(getCourses, getAssignments, getOwnCourses, getTrainingRecords);
    location.hash = hashOf('training', '/courses');
  }

  return (
    <div className="max-w-[860px]">
      <ViewHead
        title={<bdi>{content.title || copy.title}</bdi>}
        text={course.published ? copy.version(course.published) : copy.draft}
        actions={
          <>
            <Button variant="quiet" size="sm" onClick={() => setDialog('delete')}>
              {copy.delete}
            </Button>
            <Button
              variant="quiet"
              size="sm"
              disabled={form.isChanged || !course.hasChanges}
              onClick={() => setDialog('publish')}
            >
              {copy.publish}
            </Button>
            <Button
              size="sm"
              disabled={!form.isChanged || form.isBehind}
              spinning={form.isRunning}
              onClick={form.element.onSubmit}
            >
              {copy.save}
            </Button>
          </>
        }
      />
      <FormNote form={{ ...form, failure: Object.values(form.errors)[0] ?? form.failure }} className="mb-4" />
      <form className="grid gap-4" {...form.element}>
        <Input label={copy.title} maxLength={200} {...form.text('title')} />
        <TextArea label={copy.summary} maxLength={500} {...form.text('summary')} />
        <div className="grid gap-4 sm:grid-cols-2">
          <Input
            label={copy.minutes}
            type="number"
            min={1}
            max={120}
            value={String(content.minutes)}
            error={form.errors.minutes}
            onChange={(event) => set({ minutes: Number(event.currentTarget.value) })}
          />
          <Input
            label={copy.passPercent}
            type="number"
            min={1}
            max={100}
            value={String(content.passPercent)}
            error={form.errors.passPercent}
            onChange={(event) => set({ passPercent: Number(event.currentTarget.value) })}
          />
        </div>
        <h2 className="mt-2">{copy.lessons}</h2>
        {lessons.map((lesson, at) => (
          <PartFrame
            key={lesson.id}
            name={lesson.title}
            onUp={at > 0 ? () => set({ lessons: movedUp(lessons, at) }) : undefined}
            onRemove={lessons.length > 1 ? () => set({ lessons: without(lessons, at) }) : undefined}
          >
            <LessonEditor
              courseId={course.id}
              lesson={lesson}
              pictures={pictures}
              onPicture={(fileId, src) => setPictures({ ...pictures, [fileId]: src })}
              onChange={(next) => set({ lessons: replaced(lessons, at, next) })}
            />
          </PartFrame>
        ))}
        <div className="flex flex-wrap gap-2">
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              const blocks = [{ kind: 'text' as const, id: newId(), text: copy.newText }];
              set({ lessons: [...lessons, { kind: 'lesson', id: newId(), title: copy.newLesson, blocks }] });
            }}
          >
            {copy.addLesson}
          </Button>
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              const made = { title: copy.newAcknowledgement, text: copy.newText, statement: copy.newStatement };
              set({ lessons: [...lessons, { kind: 'acknowledgement', id: newId(), ...made }] });
            }}
          >
            {copy.addAcknowledgement}
          </Button>
        </div>
        <h2 className="mt-2">{copy.quiz}</h2>
        <p className="text-muted">{copy.quizText}</p>
        <PoolsEditor pools={content.pools} onChange={(pools) => set({ pools })} />
        {course.versions.length > 0 && (
          <section>
            <h2 className="mb-2">{copy.versions}</h2>
            <ul className="grid gap-1">
              {course.versions.map(({ version, note, by, at, voidsEarlier }) => (
                <li key={version} className="wrap-anywhere">
                  {[copy.version(version), moment(at), by, note, voidsEarlier ? copy.voided : ''].filter(Boolean).join(' · ')}
                </li>
              ))}
            </ul>
          </section>
        )}
      </form>
      {dialog === 'publish' && (
        <PublishDialog
          course={course}
          onClose={() => setDialog(undefined)}
          onDone={async (after) => {
            setDialog(undefined);
            await onSaved(after);
            events.emit('toast', { type: 'success', text: copy.published(after.published) });
            await revalidate(getCourses, getOwnCourses, getOwnCourse, getTrainingRecords);
          }}
        />
      )}
      {dialog === 'delete' && (
        <ConfirmDialog
          title={copy.deleteTitle(course.content.title)}
          keep={copy.keep}
          confirm={copy.delete}
          onConfirm={remove}
          onClose={() => setDialog(undefined)}
          failed={(failure) => `${copy.notDeleted} ${reasonOf(failure)}`}
        >
          <p>{copy.deleteText}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
