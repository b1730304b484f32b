import type { ToDo } from '@services/insights/contract/to-dos';
import { ruleReasons } from '@services/insights/wording/advice-rules';
import { rowsUrl } from '@suite/iq/rows-view';
import { useFigureFormats } from '@suite/iq/use-figure-formats';
import { useSuite } from '@suite/shell/suite-context';
import { useFormats } from '@suite/shell/use-formats';
import { Link } from '@suite/ui/link';
import { zoneUrl } from '@suite/zones/zone-url';
import { copy } from './copy';
import { figureOf, textOf, titleOf } from './evidence';
import { Notes } from './notes';
import { StateActions } from './state-actions';

interface Props {
  toDo: ToDo;
  /** The firm's. */
  currency: string;
}

/** One to-do: what, whom it is about, why, what was noted, and what can be done with it. */
export function ToDoItem({ toDo, currency }: Props) {
  const { place } = useSuite();
  const { date } = useFormats();
  const formats = useFigureFormats();
  const { client, clientId, rule, evidence, asOf, holds, state, createdAt, createdBy, changedAt, changedBy } = toDo;
  return (
    <li className="rounded-lg border border-line bg-surface p-4">
      <div className="flex flex-col gap-x-6 gap-y-3 sm:flex-row sm:items-start sm:justify-between">
        <div className="min-w-0 max-w-full">
          <h2 className="break-words text-[15px]">{titleOf(toDo)}</h2>
          <p className="mt-0.5 break-words">
            <Link href={zoneUrl(place, 'iq-clients', '/client', { id: clientId })}>
              <bdi>{client}</bdi>
            </Link>
          </p>
        </div>
        <StateActions toDo={toDo} title={titleOf(toDo)} />
      </div>
      {rule && <p className="mt-2 text-pretty text-muted">{holds ? ruleReasons[rule] : copy.gone}</p>}
      {evidence.length > 0 && (
        <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2">
          {evidence.map((each) => {
            const figure = figureOf(each.measure);
            const text = textOf(each, currency, formats);
            return (
              <div key={each.measure}>
                <dt className="text-xs text-muted">{copy.measures[each.measure]}</dt>
                <dd className="font-medium">
                  {figure ? <Link href={rowsUrl(place, { figure, client: clientId, asOf: asOf ?? '' })}>{text}</Link> : text}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
      <p className="mt-3 text-xs text-muted">
        {createdBy ? copy.createdBy(createdBy, date(createdAt)) : asOf && copy.asOf(formats.day(asOf))}
        {changedAt && changedBy && state !== 'open' && ` · ${copy.changed(copy.states[state], changedBy, date(changedAt))}`}
      </p>
      <Notes toDo={toDo} />
    </li>
  );
}
