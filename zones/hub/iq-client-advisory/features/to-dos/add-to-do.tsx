import { createToDo } from '@suite/api/advisory/create-to-do';
import { useApi } from '@suite/api/api-provider';
import { useReadAnew } from '@suite/api/use-read';
import { useUnsavedWork } from '@suite/session/session-provider';
import { Button } from '@suite/ui/button';
import { Dialog } from '@suite/ui/dialog';
import { Notice } from '@suite/ui/notice';
import { TextArea } from '@suite/ui/text-area';
import { type FormEvent, useId, useRef, useState } from 'react';
import { ClientChoice } from './client-choice';
import { copy } from './copy';

interface Props {
  onClose: () => void;
}

/** A to-do of a person's own, about one client. */
export function AddToDo({ onClose }: Props) {
  const { client: api } = useApi();
  const readAnew = useReadAnew();
  const [clientId, setClientId] = useState('');
  const [text, setText] = useState('');
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
    const of = `${clientId} ${text.trim()}`;
    if (key.current.of !== of) key.current = { of, value: crypto.randomUUID() };
    setRunning(true);
    setFailed(false);
    try {
      await createToDo(api, { clientId, text: text.trim() }, key.current.value);
      onClose();
      await readAnew('to-dos');
    } catch {
      setFailed(true);
      setRunning(false);
    }
  }

  return (
    <Dialog
      title={copy.addTitle}
      onClose={isRunning ? undefined : onClose}
      actions={
        <>
          <Button look="quiet" disabled={isRunning} onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" form={formId} spinning={isRunning}>
            {copy.save}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={add} noValidate className="grid gap-4">
        <ClientChoice value={clientId} onChange={setClientId} error={isTold && !clientId ? copy.noClient : undefined} />
        <TextArea
          label={copy.what}
          value={text}
          maxLength={2000}
          error={isTold && !text.trim() ? copy.noText : undefined}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {hasFailed && <Notice tone="bad">{copy.notAdded}</Notice>}
      </form>
    </Dialog>
  );
}
