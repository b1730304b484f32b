import type { Task } from '@services/improvement/contract/tasks';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { Badge } from '@suite/ui/badge';
import { Button } from '@suite/ui/button';
import { Link } from '@suite/ui/link';
import { type Column, Table } from '@suite/ui/table';
import type { ReactNode } from 'react';
import { useCurrencyFormats } from '../frame/use-currency-formats';
import { addressOf } from '../readiness/driver-list';
import { copy } from './copy';

interface Props {
  label: string;
  tasks: readonly Task[];
  onEdit: (task: Task) => void;
  empty: ReactNode;
}

/** Tasks with their owners, their value, and the progress of their drivers. */
export function TaskList({ label, tasks, onEdit, empty }: Props) {
  const { day } = useFormats();
  const { columns: heads } = copy;
  const columns: Column<Task>[] = [
    { id: 'task', text: heads.task, className: 'w-[36%]', cell: (task) => <Name task={task} /> },
    {
      id: 'owner',
      text: heads.owner,
      narrow: 'below',
      cell: ({ owner }) => owner?.name ?? <span className="text-muted">{copy.nobody}</span>,
    },
    {
      id: 'due',
      text: heads.due,
      className: 'w-[120px]',
      narrow: 'beside',
      cell: ({ dueOn, isOverdue, doneOn }) => {
        if (doneOn) return copy.doneOn(day(doneOn));
        if (!dueOn) return '';
        return isOverdue ? <Badge size="sm" tone="bad" text={day(dueOn)} /> : day(dueOn);
      },
    },
    { id: 'effect', text: heads.effect, from: 900, cell: ({ effect }) => effect && <Effect effect={effect} /> },
    { id: 'driver', text: heads.driver, narrow: 'line', cell: (task) => <Driver task={task} /> },
    {
      id: 'actions',
      text: heads.actions,
      className: 'w-[84px]',
      narrow: 'end',
      cell: (task) =>
        task.mayChange && (
          <Button variant="quiet" size="sm" aria-label={copy.editOf(task.title)} onClick={() => onEdit(task)}>
            {copy.edit}
          </Button>
        ),
    },
  ];
  return <Table label={label} columns={columns} rows={tasks} rowId={({ id }) => id} className="ui-table-fit" empty={empty} />;
}

function Name({ task: { title, why, source, to } }: { task: Task }) {
  const { deployment } = useSuite();
  const href = to && addressOf(deployment, to.zone);
  return (
    <>
      <span className="font-medium">{title}</span>
      <span className="block text-xs font-normal text-muted">
        {copy.sources[source]}
        {why && ` · ${why}`}
      </span>
      {to && href && (
        <Link href={href} className="text-xs font-normal">
          {to.text}
        </Link>
      )}
    </>
  );
}

function Effect({ effect: { yearly, value, currency, text } }: { effect: NonNullable<Task['effect']> }) {
  const { money } = useCurrencyFormats(currency);
  if (yearly === null && value === null) return <span className="text-muted">{text}</span>;
  return (
    <>
      {yearly !== null && <span className="block">{copy.yearly(money(yearly))}</span>}
      {value !== null && <span className="block text-muted">{copy.value(money(value))}</span>}
    </>
  );
}

function Driver({ task: { measure, doneBecause, state } }: { task: Task }) {
  if (state === 'done') return <span className="text-muted">{doneBecause}</span>;
  if (!measure) return null;
  const { title, now, start, target, nowValue } = measure;
  const words = (points: number | null) => (points === null ? copy.unknown : String(points));
  return (
    <span className="text-muted">
      {title}
      {nowValue && `: ${nowValue}`}
      <span className="block">
        {copy.progress(words(now), target)}, {copy.from(words(start))}
      </span>
    </span>
  );
}
