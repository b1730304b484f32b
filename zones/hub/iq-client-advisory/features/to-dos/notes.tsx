import { createToDoNote, getToDos, type ToDo } from '@services/insights/contract/to-dos';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { MayChange } from '@suite/session/may-change';
import { FormNote } from '@suite/shell/form/form-parts';
import { fields } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Button } from '@suite/ui/button';
import { TextArea } from '@suite/ui/text-area';
import { copy } from './copy';

interface Props {
  toDo: ToDo;
}

const schema = fields(createToDoNote.body.entries);

/** People's notes, oldest first, and a field for another one. */
export function Notes({ toDo: { id, notes } }: Props) {
  const { formClient: api } = useApi();
  const { moment } = useFormats();
  const revalidate = useRevalidate();
  const form = useForm(schema, {
    name: `to-do-note:${id}`,
    saved: { text: '' },
    save: (body, _, idempotencyKey) => api.call(createToDoNote, { params: { toDoId: id }, body, idempotencyKey }),
    onSaved: () => revalidate(getToDos),
    failed: () => copy.noteFailed,
  });

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
        <form className="mt-3" {...form.element}>
          <TextArea label={copy.note} maxLength={2000} {...form.text('text')} />
          <FormNote form={form} />
          <Button type="submit" variant="quiet" size="sm" className="mt-2" spinning={form.isRunning} disabled={!form.isValid}>
            {copy.addNote}
          </Button>
        </form>
      </MayChange>
    </section>
  );
}
