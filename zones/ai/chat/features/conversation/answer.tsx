import type { Message } from '@services/assistant/contract/answers';
import { CopyButton } from '@suite/shell/copy-button';
import { Notice } from '@suite/ui/notice';
import { Spinner } from '@suite/ui/spinner';
import { useCallback, useState } from 'react';
import { AnswerText } from '../answer/answer-text';
import { copy as answerCopy } from '../answer/copy';
import { SourceList } from '../answer/source-list';
import { copy } from './copy';
import { DraftCard } from './draft-card';

interface Props {
  message: Message;
  isWaiting: boolean;
  isOwn: boolean;
  onChanged: (message: Message) => void;
}

/** An answer: what was read, its text, its sources and drafts. */
export function Answer({ message, isWaiting, isOwn, onChanged }: Props) {
  const { text, state, failure, steps, sources, marks, drafts, model, isWithheld } = message;
  const [isOpen, setOpen] = useState(false);
  const [current, setCurrent] = useState<number>();
  const cite = useCallback((key: number) => {
    setCurrent(key);
    setOpen(true);
  }, []);
  if (isWithheld) return <p className="text-muted">{copy.withheld}</p>;
  const isRunning = state === 'running';
  const note = failure ? copy.failures[failure] : copy.states[state];
  return (
    <>
      <Steps steps={steps} isRunning={isRunning && !text} />
      {text && <AnswerText text={text} sources={sources} marks={marks} onCite={cite} />}
      {isWaiting && <Notice>{copy.waiting}</Notice>}
      {marks.length > 0 && <p className="mt-2 text-[13px] text-warn">{answerCopy.marksNote(marks.length)}</p>}
      {note && <p className="mt-2 text-sm text-muted">{note}</p>}
      {drafts.map((draft) => (
        <DraftCard key={draft.id} draft={draft} isOwn={isOwn} message={message} onChanged={onChanged} />
      ))}
      <SourceList sources={sources} isOpen={isOpen} current={current} onToggle={setOpen} />
      {!isRunning && text && (
        <div className="mt-2 flex flex-wrap items-center gap-3 text-xs text-faint">
          <span>{model ? copy.modelBy(model) : copy.lookupBy}</span>
          <span className="print:hidden">
            <CopyButton name={copy.copyAnswer} text={text} />
          </span>
        </div>
      )}
    </>
  );
}

function Steps({ steps, isRunning }: { steps: Message['steps']; isRunning: boolean }) {
  if (!steps.length && !isRunning) return null;
  return (
    <div className="mb-3 text-[13px] text-muted">
      {isRunning ? (
        <span className="flex items-center gap-2">
          <Spinner size="sm" label={copy.writing} />
          <span aria-hidden="true">{steps.some((step) => step.state === 'running') ? copy.stepRunning : copy.writing}</span>
        </span>
      ) : (
        <details>
          <summary className="w-fit cursor-pointer hover:text-ink">{copy.steps(steps.length)}</summary>
          <ul className="mt-1 ps-4">
            {steps.map(({ tool, state, rows, failure }, position) => (
              <li key={position}>
                {tool}: {state === 'failed' ? `${copy.stepFailed}. ${failure ?? ''}` : copy.rows(rows)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
