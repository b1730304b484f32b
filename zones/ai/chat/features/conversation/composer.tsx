import { LONGEST_QUESTION } from '@services/assistant/contract/conversations';
import { useDraft } from '@suite/session/use-draft';
import { reasonOf } from '@suite/shell/form/reason-of';
import { Button } from '@suite/ui/button';
import { Notice } from '@suite/ui/notice';
import { type FormEvent, type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { copy } from './copy';

interface Props {
  /** Key under which the typed text is stored until it is sent. */
  of: string;
  /** Initial text of the field. */
  first?: string | undefined;
  /** Text chosen elsewhere, which replaces the typed text. */
  chosen?: { text: string } | undefined;
  isRunning: boolean;
  onSend: (text: string) => Promise<void>;
  onStop?: (() => void) | undefined;
  /** Shown below the field. */
  note?: string | undefined;
}

/** Field for a question. Enter sends it, Shift and Enter start a new line. */
export function Composer({ of, first = '', chosen, isRunning, onSend, onStop, note }: Props) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { draft: text, change, forget } = useDraft(`question:${of}`, first, (typed) => typed.trim() !== '');
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();

  const take = useEffectEvent(({ text: taken }: { text: string }) => {
    change(taken);
    field.current?.focus();
  });
  useEffect(() => {
    if (chosen) take(chosen);
  }, [chosen]);
  useEffect(() => {
    if (first) field.current?.focus();
  }, [first]);

  async function send(event?: FormEvent) {
    event?.preventDefault();
    if (!text.trim() || isRunning || isSending) return;
    setSending(true);
    setFailure(undefined);
    try {
      await onSend(text.trim());
      change('');
      forget();
    } catch (error) {
      setFailure(copy.notSent(reasonOf(error)));
    } finally {
      setSending(false);
    }
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  }

  return (
    <form className="chat-composer" onSubmit={send}>
      <div className="rounded-lg border border-field bg-surface p-2 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent">
        <label htmlFor={id} className="ui-visually-hidden">
          {copy.composer}
        </label>
        <textarea
          id={id}
          ref={field}
          rows={2}
          value={text}
          maxLength={LONGEST_QUESTION}
          readOnly={isSending}
          placeholder={copy.placeholder}
          className="block max-h-48 w-full resize-none bg-transparent px-2 py-1 text-base outline-none [field-sizing:content]"
          onChange={(event) => change(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <div className="mt-1 flex items-end justify-between gap-3">
          <p className="px-2 text-xs text-muted">{note}</p>
          {isRunning && onStop ? (
            <Button variant="quiet" size="sm" onClick={onStop}>
              {copy.stop}
            </Button>
          ) : (
            <Button type="submit" size="sm" spinning={isSending} disabled={!text.trim()}>
              {copy.send}
            </Button>
          )}
        </div>
      </div>
      {failure && <Notice tone="bad">{failure}</Notice>}
    </form>
  );
}
