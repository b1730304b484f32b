import { answerPractice, type Feedback, type ShownQuestion } from '@services/training/contract/learning';
import { useApi } from '@suite/api/api-provider';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { Notice } from '@suite/ui/notice';
import { useState } from 'react';
import { copy } from './copy';
import { QuestionOptions } from './question-options';

interface Props {
  courseId: string;
  version: number;
  question: ShownQuestion;
  /** Feedback to an earlier answer. */
  feedback: Feedback | null;
  onAnswered: () => void;
}

/** A question in a lesson; the server judges the answer and explains it. */
export function Practice({ courseId, version, question, feedback: before, onAnswered }: Props) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const [chosen, setChosen] = useState<string[]>(before?.chosen.map(({ optionId }) => optionId) ?? []);
  const [feedback, setFeedback] = useState(before);
  const [isRunning, setRunning] = useState(false);

  async function check() {
    setRunning(true);
    try {
      setFeedback(
        await formClient.call(answerPractice, {
          params: { courseId },
          body: { version, questionId: question.id, optionIds: chosen },
        }),
      );
      onAnswered();
    } catch (error) {
      events.emit('toast', { type: 'error', text: `${copy.notSaved} ${reasonOf(error)}` });
    } finally {
      setRunning(false);
    }
  }

  return (
    <div className="my-5 rounded-lg border border-line p-4">
      <QuestionOptions
        question={question}
        chosen={chosen}
        onChoose={(next) => {
          setChosen(next);
          setFeedback(null);
        }}
      />
      <div className="mt-3">
        <Button variant="quiet" size="sm" disabled={chosen.length === 0} spinning={isRunning} onClick={() => void check()}>
          {copy.check}
        </Button>
      </div>
      {feedback && (
        <div className="mt-3">
          <Notice tone={feedback.isRight ? 'good' : 'info'}>
            <p className="font-semibold">{feedback.isRight ? copy.right : copy.notRight}</p>
            {feedback.chosen.map(({ optionId, feedback: text }) => (
              <p key={optionId} className="mt-1">
                {text}
              </p>
            ))}
          </Notice>
        </div>
      )}
    </div>
  );
}
