import {
  createImprovementTask,
  deleteImprovementTask,
  putImprovementTask,
  type Suggestion,
  type Task,
} from '@services/firm-improvement/contract/tasks';
import { useApi } from '@suite/api/api-provider';
import { reasonOf } from '@suite/shell/form/reason-of';
import { Checkbox } from '@suite/ui/checkbox';
import { Combobox } from '@suite/ui/combobox';
import { DateField } from '@suite/ui/date-field';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { TextArea } from '@suite/ui/text-area';
import { useState } from 'react';
import { useSave } from '../frame/use-save';
import { copy } from './copy';

interface Props {
  /** The task to edit; absent for a new one. */
  task?: Task | undefined;
  /** The suggestion that a new task is based on; absent for the firm's own task. */
  suggestion?: Suggestion | undefined;
  people: readonly { userId: string; name: string }[];
  mayRemove: boolean;
  onClose: () => void;
}

/** Adds or edits a task, or marks it as done. */
export function TaskDialog({ task, suggestion, people, mayRemove, onClose }: Props) {
  const { formClient } = useApi();
  const { saveInDialog } = useSave();
  const given = task?.measure?.target ?? suggestion?.target;
  const [first] = useState({
    title: task?.title ?? suggestion?.title ?? '',
    why: task?.why ?? suggestion?.why ?? '',
    ownerId: task?.owner?.userId ?? null,
    dueOn: task?.dueOn ?? null,
    target: given === undefined ? '' : String(given),
    isDone: task?.state === 'done',
  });
  const [entries, setEntries] = useState(first);
  const [isTold, setTold] = useState(false);
  const set = (part: Partial<typeof first>) => setEntries({ ...entries, ...part });
  const hasTarget = given !== undefined;
  const target = /^([1-9]\d?|100)$/.test(entries.target.trim()) ? Number(entries.target) : undefined;
  const owners = people.map(({ userId, name }) => ({ value: userId, label: name }));
  if (task?.owner && !people.some(({ userId }) => userId === task.owner?.userId))
    owners.push({ value: task.owner.userId, label: task.owner.name });

  function submit() {
    setTold(true);
    if (!entries.title.trim() || (hasTarget && target === undefined)) return undefined;
    const { why, ownerId, dueOn, isDone } = entries;
    const body = { title: entries.title.trim(), why: why.trim(), ownerId, dueOn, target: target ?? null };
    const write = () =>
      task
        ? formClient.call(putImprovementTask, { params: { taskId: task.id }, body: { ...body, isDone, version: task.version } })
        : formClient.call(createImprovementTask, { body: { ...body, driver: suggestion?.driver ?? null } });
    return saveInDialog(write, task ? copy.saved : copy.added).then(onClose);
  }

  return (
    <FormDialog
      title={task ? copy.editTitle : copy.addTitle}
      isUnsaved={entries !== first}
      submit={copy.save}
      other={
        task && mayRemove
          ? {
              text: copy.remove,
              onAction: () =>
                saveInDialog(() => formClient.call(deleteImprovementTask, { params: { taskId: task.id } }), copy.removed).then(
                  onClose,
                ),
            }
          : undefined
      }
      onSubmit={submit}
      onClose={onClose}
      failed={(error) => copy.notSaved(reasonOf(error))}
    >
      <Input
        label={copy.name}
        value={entries.title}
        maxLength={200}
        autoComplete="off"
        {...(isTold && !entries.title.trim() && { error: copy.noName })}
        onChange={(event) => set({ title: event.currentTarget.value })}
      />
      <TextArea
        label={copy.why}
        value={entries.why}
        maxLength={1000}
        rows={2}
        onChange={(event) => set({ why: event.currentTarget.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Combobox
          label={copy.owner}
          options={owners}
          value={entries.ownerId}
          onChange={(ownerId) => set({ ownerId })}
          placeholder={copy.nobody}
        />
        <DateField label={copy.dueOn} value={entries.dueOn ?? ''} onChange={(day) => set({ dueOn: day || null })} />
      </div>
      {hasTarget && (
        <Input
          label={copy.target}
          hint={copy.targetHint}
          value={entries.target}
          inputMode="numeric"
          maxLength={3}
          autoComplete="off"
          {...(isTold && target === undefined && { error: copy.wrongTarget })}
          onChange={(event) => set({ target: event.currentTarget.value })}
        />
      )}
      {task && (
        <Checkbox
          label={copy.isDone}
          hint={hasTarget && <span className="block text-xs">{copy.isDoneHint}</span>}
          className="min-h-9 items-center gap-2.5"
          boxClassName="mt-0"
          checked={entries.isDone}
          onChange={(isDone) => set({ isDone })}
        />
      )}
    </FormDialog>
  );
}
