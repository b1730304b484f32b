import type { ToDo, ToDoList } from '@services/insights/contract/to-dos';
import { amountKind, toDoTitle } from '@services/insights/wording/advice-rules';
import { DaysPastDue } from '@suite/iq/days-past-due';
import { whyOf } from '@suite/iq/to-do-evidence';
import type { MetricFormats } from '@suite/iq/use-metric-formats';
import type { ListColumn } from '@suite/list/list-column';
import { NameText } from '@suite/list/name-text';
import { Avatar } from '@suite/ui/avatar';
import { classNames } from '@suite/ui/class-names';
import { Link } from '@suite/ui/link';
import type { Deployment } from '@suite/zones/addresses';
import { zoneUrl } from '@suite/zones/zone-url';
import { copy } from './copy';
import { type Action, RowActions } from './row-actions';
import { isIn } from './to-dos-view';

interface Options {
  deployment: Deployment;
  formats: MetricFormats;
  /** Currency of the firm. */
  currency: string;
  /** From `salesNameOf`. */
  salesName: string;
  /** `2026-03-31`. */
  today: string;
  /** List that the to-dos are in. */
  list: ToDoList;
  isRunning: boolean;
  onOpen: (toDo: ToDo) => void;
  onAction: (act: Action, toDo: ToDo) => void;
}

export const toDoColumns = ({
  list,
  deployment,
  formats,
  currency,
  salesName,
  today,
  isRunning,
  onOpen,
  onAction,
}: Options): ListColumn<ToDo>[] => [
  {
    id: 'title',
    text: copy.columns.title,
    className: 'w-[188px]',
    cell: (toDo) => (
      <button
        type="button"
        className={classNames(
          'block max-w-full cursor-pointer truncate rounded text-start hover:underline',
          !isIn(list, toDo, today) && 'text-faint line-through',
        )}
        onClick={() => onOpen(toDo)}
      >
        <bdi>{toDoTitle(toDo)}</bdi>
      </button>
    ),
  },
  {
    id: 'client',
    text: copy.columns.client,
    sortable: true,
    narrow: 'below',
    cell: ({ client, clientId }) => (
      <Link href={zoneUrl(deployment, 'iq-clients', '/client', { id: clientId })} className="block">
        <NameText text={client} />
      </Link>
    ),
  },
  {
    id: 'why',
    text: copy.columns.why,
    from: 800,
    narrow: 'line',
    cell: (toDo) => {
      const text = whyOf(toDo, currency, formats, salesName);
      const [first] = toDo.evidence;
      const days = first?.measure === 'longestPastDue' && !toDo.promise ? Number(first.value) : 0;
      return (
        <span className="block truncate text-muted" title={text}>
          {days > 0 ? <DaysPastDue days={days} text={text} /> : text}
        </span>
      );
    },
  },
  {
    id: 'atStake',
    text: copy.columns.atStake,
    sortable: true,
    numeric: true,
    narrow: 'beside',
    className: 'w-[112px]',
    cell: ({ rule, atStake }) =>
      rule && atStake ? (
        <>
          {formats.wholeMoney(atStake, currency)}
          <span className="block text-xs leading-4 font-normal text-muted">{amountKind(rule, salesName)}</span>
        </>
      ) : null,
  },
  {
    id: 'owner',
    text: copy.columns.owner,
    className: 'w-[132px]',
    from: 1180,
    cell: ({ owner }) => owner && <Owner name={owner.name} />,
  },
  {
    id: 'dueOn',
    text: copy.columns.dueOn,
    sortable: true,
    narrow: 'corner',
    className: 'w-[120px]',
    from: 900,
    cell: ({ owner, dueOn, snoozedUntil, state }) => {
      const isSnoozed = snoozedUntil !== null && snoozedUntil > today;
      const isLate = state === 'open' && dueOn !== null && dueOn < today;
      if (!owner && !isSnoozed && !dueOn) return null;
      return (
        <span className="flex items-center gap-2">
          {/* Where their column has no room. */}
          {owner && (
            <span className="sm:@min-[1180px]:hidden" title={owner.name}>
              <Initials name={owner.name} />
            </span>
          )}
          {isSnoozed && <span className="text-muted">{copy.until(formats.day(snoozedUntil))}</span>}
          {!isSnoozed && dueOn && (
            <time dateTime={dueOn} className={isLate ? 'font-medium text-bad' : undefined}>
              {formats.day(dueOn)}
            </time>
          )}
        </span>
      );
    },
  },
  {
    id: 'actions',
    text: copy.columns.actions,
    narrow: 'line',
    className: 'w-[196px]',
    // No button at the place of the last click, so that a double click changes only one to-do.
    cell: (toDo) =>
      isIn(list, toDo, today) ? (
        <RowActions toDo={toDo} disabled={isRunning} onAction={(act) => onAction(act, toDo)} />
      ) : (
        <span className="text-muted">
          {toDo.state === 'open' ? (toDo.snoozedUntil ? copy.lists.snoozed : copy.lists.open) : copy.lists[toDo.state]}
        </span>
      ),
  },
];

const Owner = ({ name }: { name: string }) => (
  <span className="flex min-w-0 items-center gap-2" title={name}>
    <Initials name={name} />
    <bdi className="truncate">{name}</bdi>
  </span>
);

function Initials({ name }: { name: string }) {
  const [first = '', ...rest] = name.split(' ');
  return <Avatar firstName={first} lastName={rest.at(-1) ?? ''} size="sm" />;
}
