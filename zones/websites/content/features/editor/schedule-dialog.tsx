import { type Page, schedulePage } from '@services/site/contract/pages';
import { useApi } from '@suite/api/api-provider';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/start/suite-context';
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

/** Chooses when the current draft is published. */
export function ScheduleDialog({ page, draft, onClose, onDone }: Props) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const [day, setDay] = useState(dayAfter);
  const [time, setTime] = useState('09:00');
  const [problem, setProblem] = useState<string>();

  async function schedule(at: number) {
    if (!(await draft.flush())) throw new Error('the draft is not saved');
    await onDone(
      await formClient.call(schedulePage, {
        params: { pageId: page.id },
        body: { version: draft.version(), at: new Date(at).toISOString() },
      }),
    );
    events.emit('toast', { type: 'success', text: words.done });
    onClose();
  }

  function submit() {
    const at = new Date(`${day}T${time}`).getTime();
    const isFuture = at > Date.now();
    setProblem(isFuture ? undefined : words.past);
    return isFuture ? schedule(at) : undefined;
  }

  return (
    <FormDialog
      title={words.title}
      submit={words.submit}
      onSubmit={submit}
      onClose={onClose}
      failed={(error) => words.failed(reasonOf(error))}
    >
      <p className="text-muted">{words.text}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField label={words.day} value={day} onChange={setDay} />
        <Input label={words.time} type="time" value={time} required onChange={(event) => setTime(event.currentTarget.value)} />
      </div>
      {problem && <Notice tone="bad">{problem}</Notice>}
    </FormDialog>
  );
}
