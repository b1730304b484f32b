import type { Message } from '@services/assistant/contract/answers';
import { reasonOf } from '@suite/shell/form/reason-of';
import { Button } from '@suite/ui/button';
import { Notice } from '@suite/ui/notice';
import { TextArea } from '@suite/ui/text-area';
import { useState } from 'react';
import { Answer } from './answer';
import { copy } from './copy';

interface Props {
  message: Message;
  /** The question that an answer responds to. */
  question: Message | undefined;
  isLast: boolean;
  /** Whether the reader may continue the conversation. */
  isOwn: boolean;
  isWaiting: boolean;
  onEdit: (text: string) => Promise<void>;
  onRetry: (question: Message) => void;
  onFork: () => void;
  onShow: (leafId: string) => void;
  onChanged: (message: Message) => void;
}

/** A question or an answer with its actions. */
export function MessageView(props: Props) {
  const { message, question, isLast, isOwn, isWaiting, onRetry, onFork, onChanged } = props;
  const isRunning = message.state === 'running';
  if (message.role === 'person') return <Question {...props} />;
  return (
    <li>
      <h2 className="ui-visually-hidden">{copy.assistant}</h2>
      {/* Read once it is complete: otherwise a screen reader would start again with each piece. */}
      <div aria-live={isLast ? 'polite' : undefined} aria-busy={isRunning}>
        <Answer message={message} isWaiting={isWaiting} isOwn={isOwn} onChanged={onChanged} />
      </div>
      {!isRunning && (
        <div className="mt-2 flex flex-wrap items-center gap-1 text-[13px] print:hidden">
          <Branches {...props} />
          {isOwn && question && (
            <Button variant="plain" size="sm" onClick={() => onRetry(question)}>
              {copy.retry}
            </Button>
          )}
          <Button variant="plain" size="sm" onClick={onFork}>
            {copy.fork}
          </Button>
        </div>
      )}
    </li>
  );
}

function Question(props: Props) {
  const { message, isOwn, onEdit } = props;
  const [isEdited, setEdited] = useState(false);
  return (
    <li className="grid justify-items-end">
      <h2 className="ui-visually-hidden">{copy.you}</h2>
      {isEdited ? (
        <Editing text={message.text} onEdit={onEdit} onClose={() => setEdited(false)} />
      ) : (
        <>
          <p className="max-w-[85%] whitespace-pre-wrap break-words rounded-lg bg-sunken px-4 py-2 text-base">
            {message.isWithheld ? copy.withheld : message.text}
          </p>
          <div className="mt-1 flex items-center gap-1 text-[13px] print:hidden">
            <Branches {...props} />
            {isOwn && (
              <Button variant="plain" size="sm" onClick={() => setEdited(true)}>
                {copy.edit}
              </Button>
            )}
          </div>
        </>
      )}
    </li>
  );
}

interface EditingProps {
  text: string;
  onEdit: (text: string) => Promise<void>;
  onClose: () => void;
}

function Editing({ text, onEdit, onClose }: EditingProps) {
  const [edited, setEdited] = useState(text);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function send() {
    setSending(true);
    try {
      await onEdit(edited.trim());
      onClose();
    } catch (error) {
      setFailure(copy.notSent(reasonOf(error)));
      setSending(false);
    }
  }

  return (
    <div className="grid w-full gap-2">
      <TextArea
        label={copy.editQuestion}
        value={edited}
        rows={3}
        maxLength={8000}
        onChange={(event) => setEdited(event.currentTarget.value)}
      />
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div className="flex justify-end gap-2">
        <Button variant="quiet" size="sm" disabled={isSending} onClick={onClose}>
          {copy.cancel}
        </Button>
        <Button size="sm" spinning={isSending} disabled={!edited.trim()} onClick={send}>
          {copy.saveEdit}
        </Button>
      </div>
    </div>
  );
}

/** Steps through the versions of a question or an answer. */
function Branches({ message: { id, siblings }, isOwn, onShow }: Props) {
  const position = siblings.indexOf(id);
  if (siblings.length < 2 || !isOwn) return null;
  const step = (by: number, label: string, sign: string) => {
    const other = siblings[position + by];
    return (
      <Button variant="plain" size="sm" aria-label={label} disabled={!other} onClick={() => other && onShow(other)}>
        {sign}
      </Button>
    );
  };
  return (
    <span className="flex items-center text-muted tabular-nums">
      {step(-1, copy.previous, '‹')}
      {copy.branch(position + 1, siblings.length)}
      {step(1, copy.next, '›')}
    </span>
  );
}
