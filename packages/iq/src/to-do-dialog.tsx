'use client';

import { createToDo } from '@services/insights/client/to-dos';
import { useApi } from '@suite/api/api-provider';
import { useReadAnew } from '@suite/api/use-read';
import { useUnsavedWork } from '@suite/session/session-provider';
import { Button } from '@suite/ui/button';
import { DateField } from '@suite/ui/date-field';
import { Dialog } from '@suite/ui/dialog';
import { Notice } from '@suite/ui/notice';
import { TextArea } from '@suite/ui/text-area';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';

interface Props {
  /** The client it is about; empty while none is chosen. */
  clientId: string;
  /** The field that chooses the client, when none is given. */
  choice?: (isMissing: boolean) => ReactNode;
  onClose: () => void;
  onAdded: () => void;
}

/** Adds a person's own to-do about one client. */
export function ToDoDialog({ clientId, choice, onClose, onAdded }: Props) {
  const { client: api } = useApi();
  const readAnew = useReadAnew();
  const [text, setText] = useState('');
  const [dueOn, setDueOn] = useState('');
  const [isTold, setTold] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const key = useRef({ of: '', value: '' });
  const formId = useId();
  useUnsavedWork(text.trim() !== '');

  async function add(event: FormEvent) {
    event.preventDefault();
    setTold(true);
    if (!clientId || !text.trim()) return;
    const of = `${clientId} ${dueOn} ${text.trim()}`;
    if (key.current.of !== of) key.current = { of, value: crypto.randomUUID() };
    setRunning(true);
    setFailed(false);
    try {
      await createToDo(api, { clientId, text: text.trim(), dueOn: dueOn || null }, key.current.value);
      onAdded();
      onClose();
      await readAnew('to-dos', 'figure-state');
    } catch {
      setFailed(true);
      setRunning(false);
    }
  }

  return (
    <Dialog
      title="A to-do of your own"
      onClose={isRunning ? undefined : onClose}
      actions={
        <>
          <Button look="quiet" disabled={isRunning} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} spinning={isRunning}>
            Add
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={add} noValidate className="grid gap-4">
        {choice?.(isTold && !clientId)}
        <TextArea
          label="What is to be done"
          value={text}
          maxLength={2000}
          error={isTold && !text.trim() ? 'Say what is to be done.' : undefined}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <DateField label="Due on" value={dueOn} onChange={setDueOn} hint="Leave it empty for no due date." />
        {hasFailed && <Notice tone="bad">The to-do was not added. Try again.</Notice>}
      </form>
    </Dialog>
  );
}
