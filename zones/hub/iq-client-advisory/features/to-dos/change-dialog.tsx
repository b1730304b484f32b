import {
  type DismissReason,
  dismissReasons,
  getToDoOwners,
  type ToDo,
  type ToDoChange,
} from '@services/insights/contract/to-dos';
import { toDoTitle } from '@services/insights/wording/advice-rules';
import { useQuery } from '@suite/api/use-query';
import { Button } from '@suite/ui/button';
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

const NOBODY = 'nobody';

/** Asks for the details of dismissing, assigning or snoozing to-dos, or of changing their due date. */
export function ChangeDialog({ question, toDos, today, onClose, onChange }: Props) {
  const [first] = toDos;
  const [reason, setReason] = useState<DismissReason>();
  const [text, setText] = useState('');
  const [owner, setOwner] = useState(first?.owner?.userId ?? NOBODY);
  const [day, setDay] = useState(question === 'due' && toDos.length === 1 ? (first?.dueOn ?? '') : '');
  const [isTold, setTold] = useState(false);

  const change = changeOf();
  function changeOf(): ToDoChange | undefined {
    if (question === 'assign') return { ownerId: owner === NOBODY ? null : owner };
    if (question === 'due') return { dueOn: day || null };
    if (question === 'snooze') return day > today ? { snoozedUntil: day } : undefined;
    if (!reason || (reason === 'other' && !text.trim())) return undefined;
    return { state: 'dismissed', reason, reasonText: text.trim() };
  }

  function submit() {
    setTold(true);
    return change && onChange(change);
  }

  return (
    <FormDialog
      title={copy.questions[question]}
      submit={copy.answers[question]}
      onSubmit={submit}
      onClose={onClose}
      isUnsaved={text.trim() !== ''}
      failed={() => copy.notChanged}
    >
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
                checked={reason === each}
                onChange={() => setReason(each)}
              />
            ))}
          </RadioGroup>
          <TextArea
            label={copy.reasonText}
            value={text}
            maxLength={500}
            error={isTold && !change ? (reason ? copy.noReasonText : copy.noReason) : undefined}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </>
      )}
      {question === 'assign' && <OwnerChoice value={owner} onChange={setOwner} />}
      {question === 'snooze' && (
        <div className="flex flex-wrap gap-2">
          {copy.later.map(({ text: label, days }) => (
            <Button key={days} variant="quiet" size="sm" onClick={() => setDay(addDays(today, days))}>
              {label}
            </Button>
          ))}
        </div>
      )}
      {(question === 'snooze' || question === 'due') && (
        <DateField
          label={copy.days[question]}
          value={day}
          onChange={setDay}
          hint={question === 'due' ? copy.noDue : undefined}
          error={isTold && !change ? copy.notLater : undefined}
        />
      )}
    </FormDialog>
  );
}

const MANY = 8;

/** Chooses one person or nobody; long lists can be searched by name. */
function OwnerChoice({ value, onChange }: { value: string; onChange: (userId: string) => void }) {
  const { data, error } = useQuery(getToDoOwners, {});
  const [find, setFind] = useState('');
  if (error) return <Notice tone="bad">{copy.ownersFailed}</Notice>;
  if (!data) return <Skeleton className="h-24" />;
  const { owners } = data;
  const found = owners.filter(({ name }) => name.toLowerCase().includes(find.trim().toLowerCase()));
  return (
    <RadioGroup legend={copy.columns.owner} legendClassName="sr-only">
      {owners.length > MANY && (
        <Input
          label={copy.findOwner}
          type="search"
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
