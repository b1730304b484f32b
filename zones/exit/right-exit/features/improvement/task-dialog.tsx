import {
  createImprovementTask,
  deleteImprovementTask,
  putImprovementTask,
  type Suggestion,
  type Task,
} from '@services/improvement/contract/tasks';
import { useApi } from '@suite/api/api-provider';
import { fields, wholeNumber, worded } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { Checkbox } from '@suite/ui/checkbox';
import { Combobox } from '@suite/ui/combobox';
import { DateField } from '@suite/ui/date-field';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { TextArea } from '@suite/ui/text-area';
import { useReload, useSave } from '../frame/use-save';
import { copy } from './copy';

const { title, target, why, ownerId, dueOn, isDone } = putImprovementTask.body.entries;
const texts = { title: worded(title, copy.noName), why, ownerId, dueOn, isDone };
const schema = fields({ ...texts, target: wholeNumber(target, copy.wrongTarget) });
const schemaWithTarget = fields({ ...texts, target: wholeNumber(target.wrapped, copy.wrongTarget) });

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
  const hasTarget = given !== undefined;
  const reload = useReload();
  const form = useForm(hasTarget ? schemaWithTarget : schema, {
    saved: {
      title: task?.title ?? suggestion?.title ?? '',
      why: task?.why ?? suggestion?.why ?? '',
      ownerId: task?.owner?.userId ?? null,
      dueOn: task?.dueOn ?? null,
      isDone: task?.state === 'done',
      target: hasTarget ? String(given) : '',
    },
    save: ({ isDone: done, ...output }) =>
      task
        ? formClient.call(putImprovementTask, {
            params: { taskId: task.id },
            body: { ...output, isDone: done, version: task.version },
          })
        : formClient.call(createImprovementTask, { body: { ...output, driver: suggestion?.driver ?? null } }),
    onSaved: () => reload().then(onClose),
    done: task ? copy.saved : copy.added,
    failed: copy.notSaved,
  });
  const due = form.field('dueOn');
  const owners = people.map(({ userId, name }) => ({ value: userId, label: name }));
  if (task?.owner && !people.some(({ userId }) => userId === task.owner?.userId))
    owners.push({ value: task.owner.userId, label: task.owner.name });

  return (
    <FormDialog
      title={task ? copy.editTitle : copy.addTitle}
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
      onClose={onClose}
      {...form.dialog}
    >
      <Input label={copy.name} maxLength={200} autoComplete="off" {...form.text('title')} />
      <TextArea label={copy.why} maxLength={1000} rows={2} {...form.text('why')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Combobox label={copy.owner} options={owners} placeholder={copy.nobody} {...form.field('ownerId')} />
        <DateField label={copy.dueOn} {...due} value={due.value ?? ''} onChange={(day) => due.onChange(day || null)} />
      </div>
      {hasTarget && (
        <Input
          label={copy.target}
          hint={copy.targetHint}
          inputMode="numeric"
          maxLength={3}
          autoComplete="off"
          {...form.text('target')}
        />
      )}
      {task && (
        <Checkbox
          label={copy.isDone}
          hint={hasTarget && <span className="block text-xs">{copy.isDoneHint}</span>}
          className="min-h-9 items-center gap-2.5"
          boxClassName="mt-0"
          {...form.check('isDone')}
        />
      )}
    </FormDialog>
  );
}
