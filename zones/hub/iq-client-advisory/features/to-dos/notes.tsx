import { createToDoNote, getToDos, type ToDo } from '@services/insights/contract/to-dos';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { MayChange } from '@suite/session/may-change';
import { useDraft } from '@suite/session/use-draft';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Button } from '@suite/ui/button';
import { Notice } from '@suite/ui/notice';
import { TextArea } from '@suite/ui/text-area';
import { type FormEvent, useRef, useState } from 'react';
import { copy } from './copy';

interface Props {
  toDo: ToDo;
}

/** People's notes, oldest first, and a field for another one. */
export function Notes({ toDo: { id, notes } }: Props) {
  const { formClient: api } = useApi();
  const { moment } = useFormats();
  const revalidate = useRevalidate();
  const { draft: text, change, discard } = useDraft(`to-do-note:${id}`, '', (typed) => typed.trim() !== '');
  const [isRunning, setRunning] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const key = useRef(crypto.randomUUID());

  async function add(event: FormEvent) {
    event.preventDefault();
    if (!text.trim()) return;
    setRunning(true);
    setFailed(false);
    try {
      await api.call(createToDoNote, { params: { toDoId: id }, body: { text: text.trim() }, idempotencyKey: key.current });
      key.current = crypto.randomUUID();
      discard();
      await revalidate(getToDos);
    } catch {
      setFailed(true);
    } finally {
      setRunning(false);
    }
  }

  return (
    <section className="mt-4">
      {notes.length > 0 && <h3>{copy.notes(notes.length)}</h3>}
      {notes.length > 0 && (
        <ul className="mt-2 grid gap-2">
          {notes.map(({ text, by, at }) => (
            <li key={at + text} className="border-s-2 border-line ps-3">
              <p className="whitespace-pre-wrap break-words">{text}</p>
              <p className="text-xs text-muted">
                {by}, {moment(at)}
              </p>
            </li>
          ))}
        </ul>
      )}
      <MayChange>
        <form onSubmit={add} className="mt-3">
          <TextArea
            label={copy.note}
            value={text}
            maxLength={2000}
            onChange={(event) => {
              change(event.currentTarget.value);
              // A different text is a new note.
              if (!isRunning) key.current = crypto.randomUUID();
            }}
          />
          {hasFailed && <Notice tone="bad">{copy.noteFailed}</Notice>}
          <Button type="submit" variant="quiet" size="sm" className="mt-2" spinning={isRunning} disabled={!text.trim()}>
            {copy.addNote}
          </Button>
        </form>
      </MayChange>
    </section>
  );
}
