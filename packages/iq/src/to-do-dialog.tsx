'use client';

import { getMetricState } from '@services/insights/contract/dashboard';
import { createToDo, getToDos } from '@services/insights/contract/to-dos';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { useUnsavedWork } from '@suite/session/session-provider';
import { DateField } from '@suite/ui/date-field';
import { FormDialog } from '@suite/ui/form-dialog';
import { TextArea } from '@suite/ui/text-area';
import { type ReactNode, useRef, useState } from 'react';

interface Props {
  /** The client of the to-do; empty until one is chosen. */
  clientId: string;
  /** Field for choosing the client, if none is given. */
  choice?: (isMissing: boolean) => ReactNode;
  onClose: () => void;
  onAdded: () => void;
}

/** Dialog that adds a person's own to-do for one client. */
export function ToDoDialog({ clientId, choice, onClose, onAdded }: Props) {
  const { formClient: api } = useApi();
  const revalidate = useRevalidate();
  const [text, setText] = useState('');
  const [dueOn, setDueOn] = useState('');
  const [isTold, setTold] = useState(false);
  const key = useRef({ of: '', value: '' });
  const isUnsaved = text.trim() !== '';
  useUnsavedWork(isUnsaved);

  function submit() {
    setTold(true);
    return clientId && text.trim() ? add() : undefined;
  }

  async function add() {
    const of = `${clientId} ${dueOn} ${text.trim()}`;
    if (key.current.of !== of) key.current = { of, value: crypto.randomUUID() };
    await api.call(createToDo, {
      body: { clientId, text: text.trim(), dueOn: dueOn || null },
      idempotencyKey: key.current.value,
    });
    onAdded();
    onClose();
    await revalidate(getToDos, getMetricState);
  }

  return (
    <FormDialog
      title="New to-do"
      submit="Add"
      onSubmit={submit}
      onClose={onClose}
      isUnsaved={isUnsaved}
      failed={() => 'The to-do was not added. Try again.'}
    >
      {choice?.(isTold && !clientId)}
      <TextArea
        label="What is to be done"
        value={text}
        maxLength={2000}
        error={isTold && !text.trim() ? 'Say what is to be done.' : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <DateField label="Due on" value={dueOn} onChange={setDueOn} hint="Leave it empty for no due date." />
    </FormDialog>
  );
}
