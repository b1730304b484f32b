import { getToDos } from '@services/insights/contract/to-dos';
import { amountKind, salesNameOf, toDoTitle } from '@services/insights/wording/advice-rules';
import { useQuery } from '@suite/api/use-query';
import { useMetricFormats } from '@suite/iq/use-metric-formats';
import { useSession } from '@suite/session/session-provider';
import { useSuite } from '@suite/shell/start/suite-context';
import { Link } from '@suite/ui/link';
import { zoneUrl } from '@suite/zones/zone-url';
import { rightOf } from '@suite/zones/zones';
import { TitledSection } from '../frame/titled-section';
import { Panel } from './client-panel';
import { copy } from './copy';

const text = copy.toDos;
const SHOWN = 5;

/** Returns the client's open to-dos, or nothing if the person may not open to-dos. */
export function useClientToDos(clientId: string) {
  const { rights } = useSession().token;
  const mayOpen = rights.includes(rightOf('iq-client-advisory'));
  return { ...useQuery(getToDos, mayOpen ? { query: { clientId, limit: String(SHOWN) } } : undefined), mayOpen };
}

interface Props {
  read: ReturnType<typeof useClientToDos>;
  /** Name of the client. */
  name: string;
}

/** The client's to-dos, for people who may open them. */
export function ClientToDos({ read: { data, error, mayOpen }, name }: Props) {
  const { deployment } = useSuite();
  const { wholeMoney, day, number } = useMetricFormats();
  if (!mayOpen) return null;
  const all = zoneUrl(deployment, 'iq-client-advisory', '/', { find: name });
  return (
    <TitledSection
      title={text.heading}
      className=""
      actions={data && data.total > 0 && <Link href={all}>{text.all(number(data.total))}</Link>}
    >
      {!data && error && <p className="text-muted">{text.failed}</p>}
      {data?.total === 0 && <p className="text-muted">{text.none}</p>}
      {data && data.total > 0 && (
        <Panel>
          <ul className="divide-y divide-line">
            {data.toDos.map((toDo) => (
              <li key={toDo.id} className="flex items-baseline justify-between gap-4 py-2.5">
                <div className="min-w-0">
                  <p className="wrap-anywhere">
                    <bdi>{toDoTitle(toDo)}</bdi>
                  </p>
                  {(toDo.owner || toDo.dueOn) && (
                    <p className="text-xs text-muted">
                      {[toDo.owner?.name, toDo.dueOn && text.due(day(toDo.dueOn))].filter(Boolean).join(' · ')}
                    </p>
                  )}
                </div>
                {toDo.rule && toDo.atStake !== null && data.currency && (
                  <span className="ui-number flex-none">
                    {wholeMoney(toDo.atStake, data.currency)}{' '}
                    <span className="text-xs text-muted">{amountKind(toDo.rule, salesNameOf(data.salesAreRevenue))}</span>
                  </span>
                )}
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </TitledSection>
  );
}
