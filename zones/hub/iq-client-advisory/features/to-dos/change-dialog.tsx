import { changeToDos, dismissReasons, getToDoOwners, type ToDo, type ToDoChange } from '@services/insights/contract/to-dos';
import { toDoTitle } from '@services/insights/wording/advice-rules';
import { useQuery } from '@suite/api/use-query';
import { fields, obeying, textOrNull, worded } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { Button } from '@suite/ui/button';
import { closeFromSearch } from '@suite/ui/close-from-search';
import { DateField } from '@suite/ui/date-field';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { Notice } from '@suite/ui/notice';
import { Radio, RadioGroup } from '@suite/ui/radio';
import { Skeleton } from '@suite/ui/skeleton';
import { TextArea } from '@suite/ui/text-area';
import { addDays } from '@suite/values/iso-day';
import { useState } from 'react';
import { copy } from './copy';
import { failureOf } from './use-changes';

export type Question = 'dismiss' | 'assign' | 'due' | 'snooze';

interface Props {
  question: Question;
  toDos: readonly ToDo[];
  /** Today's date in the firm's time zone. */
  today: string;
  onClose: () => void;
  /** Changes the to-dos and closes the dialog when done. */
  onChange: (change: ToDoChange) => Promise<void>;
}

const NOBODY = '';

const { reason, reasonText, ownerId, dueOn, snoozedUntil } = changeToDos.body.entries.change.entries;
const dismissal = fields({ reason: worded(reason.wrapped, copy.noReason), reasonText: reasonText.wrapped });

/** The schema of each question. */
const schemas = {
  dismiss: () => obeying(dismissal, (output) => output.reason !== 'other' || output.reasonText !== '', copy.noReasonText),
  assign: () => fields({ ownerId: textOrNull(ownerId.wrapped, copy.noOwner) }),
  due: () => fields({ dueOn: textOrNull(dueOn.wrapped, copy.noDay) }),
  snooze: (today: string) =>
    fields({ snoozedUntil: obeying(worded(snoozedUntil.wrapped.wrapped, copy.notLater), (day) => day > today, copy.notLater) }),
};

/** Asks for the details of dismissing, assigning or snoozing to-dos, or of changing their due date. */
export function ChangeDialog({ question, toDos, today, onClose, onChange }: Props) {
  const [first] = toDos;
  const form = useForm(schemas[question](today), {
    saved: {
      reason: '',
      reasonText: '',
      ownerId: first?.owner?.userId ?? NOBODY,
      dueOn: toDos.length === 1 ? (first?.dueOn ?? '') : '',
      snoozedUntil: '',
    },
    save: (change) => onChange(question === 'dismiss' ? { state: 'dismissed', ...change } : change),
    failed: failureOf,
  });
  const { values, set, errors } = form;

  return (
    <FormDialog title={copy.questions[question]} submit={copy.answers[question]} onClose={onClose} {...form.dialog}>
      <p className="text-muted">
        {toDos.length === 1 && first ? copy.one(toDoTitle(first), first.client) : copy.many(toDos.length)}
      </p>
      {question === 'dismiss' && (
        <>
          <RadioGroup legend={copy.reason} legendClassName="sr-only" className="grid gap-1">
            {dismissReasons.map((each) => (
              <Radio
                key={each}
                label={copy.reasons[each]}
                size="sm"
                className="min-h-8"
                checked={values.reason === each}
                onChange={() => set({ reason: each })}
              />
            ))}
          </RadioGroup>
          <TextArea label={copy.reasonText} maxLength={500} {...form.text('reasonText')} error={errors.reason ?? errors['']} />
        </>
      )}
      {question === 'assign' && <OwnerChoice {...form.field('ownerId')} />}
      {question === 'snooze' && (
        <div className="flex flex-wrap gap-2">
          {copy.later.map(({ text: label, days }) => (
            <Button key={days} variant="quiet" size="sm" onClick={() => set({ snoozedUntil: addDays(today, days) })}>
              {label}
            </Button>
          ))}
        </div>
      )}
      {question === 'snooze' && <DateField label={copy.days.snooze} {...form.field('snoozedUntil')} />}
      {question === 'due' && <DateField label={copy.days.due} hint={copy.noDue} {...form.field('dueOn')} />}
    </FormDialog>
  );
}

const MANY = 8;

interface OwnerProps {
  value: string;
  error: string | undefined;
  onChange: (userId: string) => void;
}

/** Chooses one person or nobody; long lists can be searched by name. */
function OwnerChoice({ value, error: problem, onChange }: OwnerProps) {
  const { data, error } = useQuery(getToDoOwners, {});
  const [find, setFind] = useState('');
  if (error) return <Notice tone="bad">{copy.ownersFailed}</Notice>;
  if (!data) return <Skeleton className="h-24" />;
  const { owners } = data;
  const found = owners.filter(({ name }) => name.toLowerCase().includes(find.trim().toLowerCase()));
  return (
    <RadioGroup legend={copy.columns.owner} legendClassName="sr-only" error={problem}>
      {owners.length > MANY && (
        <Input
          label={copy.findOwner}
          type="search"
          onKeyDown={closeFromSearch}
          value={find}
          autoComplete="off"
          onChange={(event) => setFind(event.currentTarget.value)}
        />
      )}
      <div className="mt-2 grid max-h-[240px] content-start overflow-y-auto">
        {[{ userId: NOBODY, name: copy.nobody }, ...found].map(({ userId, name }) => (
          <Radio
            key={userId}
            label={<bdi className="truncate">{name}</bdi>}
            size="sm"
            className="min-h-8 min-w-0"
            checked={userId === value}
            onChange={() => onChange(userId)}
          />
        ))}
      </div>
    </RadioGroup>
  );
}
