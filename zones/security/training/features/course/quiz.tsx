import {
  type Attempt,
  type QuizResult,
  type ShownCourse,
  saveAnswer,
  startAttempt,
  submitAttempt,
} from '@services/training/contract/learning';
import { useApi } from '@suite/api/api-provider';
import { SuiteError } from '@suite/contract/errors';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { ErrorNote } from '@suite/ui/error-note';
import { useState } from 'react';
import { copy } from './copy';
import { QuestionOptions } from './question-options';
import { Result } from './result';

interface Props {
  course: ShownCourse;
  /** Reads the course again. */
  onChanged: () => Promise<unknown>;
}

/** The quiz of a course, question by question. The server stores each answer, so that the quiz can be left and resumed. */
export function Quiz({ course, onChanged }: Props) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const [attempt, setAttempt] = useState<Attempt>();
  const [at, setAt] = useState(0);
  const [result, setResult] = useState<QuizResult>();
  const [isRunning, setRunning] = useState(false);
  const [wasChanged, setChanged] = useState(false);
  const isReadWhole = course.lessons.every(({ isDone }) => isDone);

  async function run(task: () => Promise<void>) {
    setRunning(true);
    try {
      await task();
    } catch (error) {
      if (error instanceof SuiteError && error.code === 'changed_meanwhile') setChanged(true);
      else events.emit('toast', { type: 'error', text: `${copy.notSaved} ${reasonOf(error)}` });
    } finally {
      setRunning(false);
    }
  }

  const start = () =>
    run(async () => {
      const started = await formClient.call(startAttempt, { params: { courseId: course.id } });
      const firstOpen = started.questions.findIndex(({ id }) => !started.answers[id]);
      setResult(undefined);
      setAt(firstOpen === -1 ? started.questions.length - 1 : firstOpen);
      setAttempt(started);
    });

  if (wasChanged)
    return (
      <ErrorNote
        title={copy.changedTitle}
        text={copy.readFirst}
        onRetry={() => {
          setChanged(false);
          setAttempt(undefined);
          void onChanged();
        }}
      />
    );
  if (result) return <Result result={result} onAgain={() => void start()} />;
  if (!attempt)
    return (
      <section>
        <h2 className="mb-2">{copy.quiz}</h2>
        <p className="mb-4 max-w-[68ch]">{copy.quizText(course.questions, course.passPercent)}</p>
        <Button disabled={!isReadWhole && !course.isInQuiz} spinning={isRunning} onClick={() => void start()}>
          {course.isInQuiz ? copy.goOn : copy.start}
        </Button>
        {!isReadWhole && !course.isInQuiz && <p className="mt-2 text-muted">{copy.readFirst}</p>}
      </section>
    );

  const question = attempt.questions[at];
  if (!question) return null;
  const chosen = attempt.answers[question.id] ?? [];
  const isLast = at === attempt.questions.length - 1;
  const isWhole = attempt.questions.every(({ id }) => attempt.answers[id]?.length);

  const choose = (optionIds: string[]) => setAttempt({ ...attempt, answers: { ...attempt.answers, [question.id]: optionIds } });
  const keep = async () => {
    if (chosen.length > 0)
      await formClient.call(saveAnswer, {
        params: { attemptId: attempt.id },
        body: { questionId: question.id, optionIds: chosen },
      });
  };
  const goTo = (next: number) =>
    run(async () => {
      await keep();
      setAt(next);
    });
  const submit = () =>
    run(async () => {
      await keep();
      setResult(await formClient.call(submitAttempt, { params: { attemptId: attempt.id } }));
      await onChanged();
    });

  return (
    <section>
      <h2 className="mb-1">{copy.quiz}</h2>
      <p className="mb-4 text-muted" aria-live="polite">
        {copy.progress(at + 1, attempt.questions.length)}
      </p>
      <QuestionOptions key={question.id} question={question} chosen={chosen} onChoose={choose} disabled={isRunning} />
      <div className="mt-5 flex flex-wrap gap-2">
        <Button variant="quiet" disabled={at === 0 || isRunning} onClick={() => void goTo(at - 1)}>
          {copy.back}
        </Button>
        {isLast ? (
          <Button disabled={!isWhole} spinning={isRunning} onClick={() => void submit()}>
            {copy.submit}
          </Button>
        ) : (
          <Button disabled={chosen.length === 0} spinning={isRunning} onClick={() => void goTo(at + 1)}>
            {copy.forward}
          </Button>
        )}
      </div>
      {isLast && !isWhole && <p className="mt-2 text-muted">{copy.answerAll}</p>}
    </section>
  );
}
