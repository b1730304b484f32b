import type { Evidence, ToDo } from '@services/insights/contract/to-dos';
import { ruleReasons, toDoTitle } from '@services/insights/wording/advice-rules';
import { promiseText } from '@suite/iq/promise-text';
import { rowsUrl } from '@suite/iq/rows-view';
import { textOf } from '@suite/iq/to-do-evidence';
import { useMetricFormats } from '@suite/iq/use-metric-formats';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { Icon } from '@suite/ui/icon';
import { Link } from '@suite/ui/link';
import { useModal } from '@suite/ui/use-modal';
import { zoneUrl } from '@suite/zones/zone-url';
import { type ReactNode, useId } from 'react';
import { copy } from './copy';
import { Notes } from './notes';

/** Whether a piece of evidence is backed by ledger rows. */
const hasRows = (measure: Evidence['measure']): measure is 'overdue' | 'sales' => measure === 'overdue' || measure === 'sales';

interface Props {
  toDo: ToDo;
  /** Currency of the firm. */
  currency: string;
  /** From `salesNameOf`. */
  salesName: string;
  actions: ReactNode;
  onClose: () => void;
}

/** Panel beside the list with everything about one to-do: its reason, promises, notes and actions. */
export function ToDoPanel({ toDo, currency, salesName, actions, onClose }: Props) {
  const dialog = useModal();
  const titleId = useId();
  const { deployment } = useSuite();
  const { date } = useFormats();
  const formats = useMetricFormats();
  const { client, clientId, rule, evidence, asOf, holds, state, createdAt, createdBy, changedAt, changedBy } = toDo;
  const { owner, dueOn, snoozedUntil, dismissReason, dismissText, promise } = toDo;
  const measures = copy.measures(salesName);
  const facts = [
    owner && [copy.columns.owner, owner.name],
    dueOn && [copy.columns.dueOn, formats.day(dueOn)],
    snoozedUntil && [copy.snoozed, copy.until(formats.day(snoozedUntil))],
    promise && [copy.promise, promiseText(promise, currency, formats)],
    dismissReason && [copy.reason, [copy.reasons[dismissReason], dismissText].filter(Boolean).join(': ')],
  ].filter((each) => each !== null && each !== '' && each !== undefined) as [string, string][];
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      closedby="any"
      className="ms-auto me-0 my-0 h-dvh max-h-none w-[420px] max-w-full overflow-auto border-s border-line bg-surface p-5 text-ink shadow-pop backdrop:bg-scrim"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="flex items-start justify-between gap-3">
        <h2 id={titleId} className="min-w-0 break-words">
          {toDoTitle(toDo)}
        </h2>
        <button type="button" className="ui-toast-dismiss flex-none" aria-label={copy.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <p className="mt-1 break-words">
        <Link href={zoneUrl(deployment, 'iq-clients', '/client', { id: clientId })}>
          <bdi>{client}</bdi>
        </Link>
      </p>
      <div className="mt-4">{actions}</div>
      {rule && <p className="mt-4 text-pretty text-muted">{holds ? ruleReasons[rule] : copy.gone}</p>}
      <dl className="mt-4 grid gap-2">
        {evidence.map((each) => {
          const { measure } = each;
          const text = textOf(each, currency, formats);
          return (
            <Fact key={measure} name={measures[measure]}>
              {hasRows(measure) ? (
                <Link href={rowsUrl(deployment, { metric: measure, client: clientId, asOf: asOf ?? '' })}>{text}</Link>
              ) : (
                text
              )}
            </Fact>
          );
        })}
        {facts.map(([name, text]) => (
          <Fact key={name} name={name}>
            {text}
          </Fact>
        ))}
      </dl>
      <p className="mt-4 text-xs text-muted">
        {createdBy ? copy.createdBy(createdBy, date(createdAt)) : asOf && copy.asOf(formats.day(asOf))}
        {changedAt &&
          changedBy &&
          ` · ${copy.changed(state === 'open' ? copy.edited : copy.lists[state], changedBy, date(changedAt))}`}
      </p>
      <Notes toDo={toDo} />
    </dialog>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4 border-b border-line pb-2">
    <dt className="text-muted">{name}</dt>
    <dd className="min-w-0 break-words text-end font-medium">{children}</dd>
  </div>
);
