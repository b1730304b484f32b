'use client';

import { getCertificatePdf } from '@services/training/contract/certificates';
import { getOwnCourse, getOwnCourses, type ShownCourse } from '@services/training/contract/learning';
import { useApi } from '@suite/api/api-provider';
import { useQuery, useRevalidate } from '@suite/api/use-query';
import { DownloadButton } from '@suite/list/download-button';
import { PageError } from '@suite/list/page-error';
import { ViewHead } from '@suite/list/view-head';
import { useHashParam } from '@suite/shell/pages/use-hash-param';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { EmptyState } from '@suite/ui/empty-state';
import { Icon } from '@suite/ui/icon';
import { ButtonLink } from '@suite/ui/link';
import { Progress } from '@suite/ui/progress';
import { hashOf } from '@suite/zones/zone-url';
import { PageSkeleton } from '../frame/skeletons';
import { copy } from './copy';
import { LessonView } from './lesson-view';
import { Quiz } from './quiz';

const QUIZ = 'quiz';

/** The course in the URL, at the lesson in the URL or where the person left it. */
export function CoursePage() {
  const { formClient } = useApi();
  const { day } = useFormats();
  const revalidate = useRevalidate();
  const id = useHashParam<'training', '/course'>('id') ?? '';
  const part = useHashParam<'training', '/course'>('part');
  const { data: course, error, mutate } = useQuery(getOwnCourse, { params: { courseId: id } });
  if (!course) {
    if (error?.code === 'not_found')
      return (
        <EmptyState
          title={copy.goneTitle}
          text={copy.goneText}
          action={<ButtonLink href={hashOf('training', '/')}>{copy.all}</ButtonLink>}
        />
      );
    return error ? <PageError title={copy.page} text={copy.failed} onRetry={() => mutate()} /> : <PageSkeleton />;
  }
  const shown = part ?? placeOf(course);
  const lesson = course.lessons.find((one) => one.id === shown) ?? course.lessons[0];
  const open = (next: string) => {
    location.hash = hashOf('training', '/course', { id, part: next });
    scrollTo({ top: 0 });
  };
  const { certificate } = course;
  return (
    <>
      <ViewHead
        title={<bdi>{course.title}</bdi>}
        text={certificate ? copy.certificate(day(certificate.completedOn)) : course.summary}
        actions={
          certificate && (
            <DownloadButton
              size="sm"
              file={() => formClient.call(getCertificatePdf, { params: { number: certificate.number } })}
              text={copy.download}
            />
          )
        }
      />
      <div className="grid gap-6 lg:grid-cols-[240px_minmax(0,1fr)]">
        <Contents course={course} current={shown === QUIZ ? QUIZ : (lesson?.id ?? '')} />
        <div className="min-w-0">
          {shown === QUIZ && course.questions > 0 ? (
            <Quiz course={course} onChanged={() => revalidate(getOwnCourse, getOwnCourses)} />
          ) : (
            lesson && (
              <LessonView
                key={lesson.id}
                course={course}
                lesson={lesson}
                onAnswered={() => void mutate()}
                onFinished={(next) => {
                  void mutate(next, { revalidate: false });
                  void revalidate(getOwnCourses);
                  const left = next.lessons.find(({ isDone }) => !isDone);
                  if (left || next.questions > 0) open(left && !isWhole(next) ? left.id : QUIZ);
                }}
              />
            )
          )}
        </div>
      </div>
    </>
  );
}

const isWhole = ({ lessons }: ShownCourse) => lessons.every(({ isDone }) => isDone);

/** Returns where the person left the course. */
function placeOf(course: ShownCourse): string {
  if (course.isInQuiz) return QUIZ;
  const left = course.lessons.find(({ isDone }) => !isDone);
  return left?.id ?? (course.questions > 0 ? QUIZ : (course.lessons[0]?.id ?? ''));
}

function Contents({ course, current }: { course: ShownCourse; current: string }) {
  const entry = (part: string, title: string, isDone: boolean) => (
    <li key={part}>
      <a
        href={hashOf('training', '/course', { id: course.id, part })}
        aria-current={part === current ? 'step' : undefined}
        className="flex items-start gap-2 rounded-md px-2 py-1.5 hover:bg-surface aria-[current=step]:bg-surface aria-[current=step]:font-semibold"
      >
        <span className={isDone ? 'mt-0.5 text-good' : 'invisible mt-0.5'}>
          <Icon name="check" />
        </span>
        <span className="min-w-0 wrap-anywhere">
          {title}
          {isDone && <span className="ui-visually-hidden"> ({copy.isDone})</span>}
        </span>
      </a>
    </li>
  );
  return (
    <nav aria-label={copy.lessons} className="self-start lg:sticky lg:top-20">
      <div className="mb-2 px-2">
        <Progress
          label={copy.lessons}
          value={course.lessons.filter(({ isDone }) => isDone).length / Math.max(1, course.lessons.length)}
          text={copy.read(course.lessons.filter(({ isDone }) => isDone).length, course.lessons.length)}
        />
      </div>
      <ol>
        {course.lessons.map(({ id, title, isDone }) => entry(id, title, isDone))}
        {course.questions > 0 && entry(QUIZ, copy.quiz, false)}
      </ol>
      <p className="mt-2 px-2 text-xs text-muted">{copy.minutes(course.minutes)}</p>
    </nav>
  );
}
