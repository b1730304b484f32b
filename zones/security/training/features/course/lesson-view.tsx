import { finishLesson, type ShownBlock, type ShownCourse, type ShownLesson } from '@services/training/contract/learning';
import { useApi } from '@suite/api/api-provider';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { Checkbox } from '@suite/ui/checkbox';
import { useState } from 'react';
import { copy } from './copy';
import { LessonText } from './lesson-text';
import { Practice } from './practice';

interface Props {
  course: ShownCourse;
  lesson: ShownLesson;
  /** Called with the updated course when the lesson is finished. */
  onFinished: (course: ShownCourse) => void;
  onAnswered: () => void;
}

/** A lesson to read, or an acknowledgement. */
export function LessonView({ course, lesson, onFinished, onAnswered }: Props) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const [isRunning, setRunning] = useState(false);
  const [isConfirmed, setConfirmed] = useState(lesson.isDone);
  const isUnanswered =
    lesson.kind === 'lesson' && lesson.blocks.some((block) => block.kind === 'question' && block.feedback === null);
  const isLast = course.lessons.every(({ id, isDone }) => isDone || id === lesson.id);

  async function finish() {
    setRunning(true);
    try {
      onFinished(
        await formClient.call(finishLesson, {
          params: { courseId: course.id },
          body: { version: course.version, lessonId: lesson.id },
        }),
      );
    } catch (error) {
      events.emit('toast', { type: 'error', text: `${copy.notSaved} ${reasonOf(error)}` });
    } finally {
      setRunning(false);
    }
  }

  const last = course.questions > 0 ? copy.finishLast : copy.finishCourse;
  return (
    <article>
      <h2 className="mb-2">{lesson.title}</h2>
      {lesson.kind === 'lesson' ? (
        lesson.blocks.map((block) => <BlockView key={block.id} course={course} block={block} onAnswered={onAnswered} />)
      ) : (
        <>
          <LessonText text={lesson.text} />
          <Checkbox
            label={<span>{lesson.statement}</span>}
            className="my-4 max-w-[68ch] items-start gap-3 rounded-md border border-line p-3"
            boxClassName="mt-1"
            checked={isConfirmed}
            onChange={setConfirmed}
          />
        </>
      )}
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Button
          spinning={isRunning}
          disabled={isUnanswered || (lesson.kind === 'acknowledgement' && !isConfirmed)}
          onClick={() => void finish()}
        >
          {isLast ? last : copy.next}
        </Button>
        {isUnanswered && <p className="text-muted">{copy.answerFirst}</p>}
      </div>
    </article>
  );
}

interface BlockProps {
  course: ShownCourse;
  block: ShownBlock;
  onAnswered: () => void;
}

function BlockView({ course, block, onAnswered }: BlockProps) {
  switch (block.kind) {
    case 'text':
      return <LessonText text={block.text} />;
    case 'picture':
      if (block.src === null) return <p className="my-4 text-muted">{copy.picture}</p>;
      return <img src={block.src} alt={block.alt} className="my-4 max-h-[480px] max-w-full rounded-md border border-line" />;
    case 'mail':
      return <MailSpecimen block={block} />;
    case 'question':
      return (
        <Practice
          courseId={course.id}
          version={course.version}
          question={block.question}
          feedback={block.feedback}
          onAnswered={onAnswered}
        />
      );
  }
}

const MailSpecimen = ({ block }: { block: Extract<ShownBlock, { kind: 'mail' }> }) => (
  <figure className="my-5 max-w-[68ch] rounded-lg border border-line">
    <figcaption className="border-b border-line px-4 py-2 text-xs text-muted">{copy.mail}</figcaption>
    <div className="px-4 py-3">
      <p className="wrap-anywhere">
        <span className="text-muted">{copy.from}</span> {block.from}
      </p>
      <p className="wrap-anywhere font-semibold">
        <span className="font-normal text-muted">{copy.subject}</span> {block.subject}
      </p>
      <p className="mt-3 wrap-anywhere whitespace-pre-line">{block.text}</p>
    </div>
    {block.notes.length > 0 && (
      <div className="border-t border-line px-4 py-3">
        <p className="font-semibold">{copy.notes}</p>
        <ul className="list-disc space-y-1 ps-5">
          {block.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </div>
    )}
  </figure>
);
