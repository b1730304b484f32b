'use client';

import { getMetricState } from '@services/insights/contract/dashboard';
import { createToDo, getToDos } from '@services/insights/contract/to-dos';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { fields, textOrNull, worded } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { DateField } from '@suite/ui/date-field';
import { FormDialog } from '@suite/ui/form-dialog';
import { TextArea } from '@suite/ui/text-area';
import type { ReactNode } from 'react';

interface Choice {
  value: string;
  error: string | undefined;
  onChange: (clientId: string) => void;
}

interface Props {
  /** The client of the to-do. */
  clientId?: string;
  /** Field for choosing the client, if none is given. */
  choice?: (field: Choice) => ReactNode;
  /** Text of the toast after adding. */
  done: string;
  onClose: () => void;
}

const { clientId, text, dueOn } = createToDo.body.entries;
const schema = fields({
  clientId: worded(clientId, 'Choose the client that it is about.'),
  text: worded(text, 'Say what is to be done.'),
  dueOn: textOrNull(dueOn.wrapped, 'Enter an existing day.'),
});

/** Dialog that adds a person's own to-do for one client. */
export function ToDoDialog({ clientId = '', choice, done, onClose }: Props) {
  const { formClient: api } = useApi();
  const revalidate = useRevalidate();
  const form = useForm(schema, {
    saved: { clientId, text: '', dueOn: '' },
    save: (body, _, idempotencyKey) => api.call(createToDo, { body, idempotencyKey }),
    onSaved() {
      onClose();
      return revalidate(getToDos, getMetricState);
    },
    done,
    failed: () => 'The to-do was not added. Try again.',
  });

  return (
    <FormDialog title="New to-do" submit="Add" onClose={onClose} {...form.dialog}>
      {choice?.(form.field('clientId'))}
      <TextArea label="What is to be done" maxLength={2000} {...form.text('text')} />
      <DateField label="Due on" hint="Leave it empty for no due date." {...form.field('dueOn')} />
    </FormDialog>
  );
}
