import { type Page, schedulePage } from '@services/site/contract/pages';
import { useApi } from '@suite/api/api-provider';
import { fields, sentAs } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { DateField } from '@suite/ui/date-field';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { Notice } from '@suite/ui/notice';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { useState } from 'react';
import { copy } from './copy';
import type { Draft } from './use-draft';

const words = copy.scheduling;

interface Props {
  page: Page;
  draft: Draft;
  onClose: () => void;
  onDone: (page: Page) => Promise<unknown>;
}

const dayAfter = () => {
  const date = new Date(Date.now() + MILLISECONDS_PER_DAY);
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;
};

/** Returns the chosen moment as ISO 8601 in UTC; undefined unless it is in the future. */
function momentOf({ day, time }: { day: string; time: string }) {
  const at = new Date(`${day}T${time}`).getTime();
  return { at: at > Date.now() ? new Date(at).toISOString() : undefined };
}

const schema = sentAs(momentOf, fields({ at: schedulePage.body.entries.at }));

/** Chooses when the current draft is published. */
export function ScheduleDialog({ page, draft, onClose, onDone }: Props) {
  const { formClient } = useApi();
  const [saved] = useState(() => ({ day: dayAfter(), time: '09:00' }));
  const form = useForm(schema, {
    saved,
    async save({ at }) {
      if (!(await draft.flush())) throw new Error('the draft is not saved');
      return formClient.call(schedulePage, { params: { pageId: page.id }, body: { version: draft.version(), at } });
    },
    onSaved: (scheduled) => onDone(scheduled).then(onClose),
    done: words.done,
    failed: words.failed,
  });

  return (
    <FormDialog title={words.title} submit={words.submit} onClose={onClose} {...form.dialog}>
      <p className="text-muted">{words.text}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField label={words.day} {...form.field('day')} />
        <Input label={words.time} type="time" required {...form.text('time')} />
      </div>
      {form.errors.at && <Notice tone="bad">{words.past}</Notice>}
    </FormDialog>
  );
}
