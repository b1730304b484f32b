import { getMetricState } from '@services/insights/contract/dashboard';
import { getToDos, type ToDo } from '@services/insights/contract/to-dos';
import { amountKind, salesNameOf, toDoTitle } from '@services/insights/wording/advice-rules';
import { useQuery } from '@suite/api/use-query';
import { whyOf } from '@suite/iq/to-do-evidence';
import { useMetricFormats } from '@suite/iq/use-metric-formats';
import { useToDoAction } from '@suite/iq/use-to-do-action';
import { useSession } from '@suite/session/session-provider';
import { useSuite } from '@suite/shell/start/suite-context';
import { Link } from '@suite/ui/link';
import { Skeleton } from '@suite/ui/skeleton';
import { zoneUrl } from '@suite/zones/zone-url';
import { rightOf } from '@suite/zones/zones';
import { Panel } from './panel';
import { copy } from './panel-copy';

const text = copy.attention;
const SHOWN = 5;

interface Props {
  currency: string;
  asOf: string;
}

/** The most urgent to-dos, for people who may open them. */
export function NeedsAttention({ currency, asOf }: Props) {
  const { deployment } = useSuite();
  const { rights } = useSession().token;
  const { number, day } = useMetricFormats();
  const mayOpen = rights.includes(rightOf('iq-client-advisory'));
  const { data, error } = useQuery(getToDos, mayOpen ? { query: { limit: String(SHOWN) } } : undefined);
  const { data: state } = useQuery(getMetricState, {}, { isOptional: true });
  if (!mayOpen) return null;
  return (
    <Panel
      heading={text.heading}
      more={state && <Link href={zoneUrl(deployment, 'iq-client-advisory')}>{text.all(number(state.openToDos))}</Link>}
    >
      {state && state.asOf !== asOf && <p className="mb-1 text-muted">{text.asOf(day(state.asOf))}</p>}
      {!data && error && <p className="text-muted">{text.failed}</p>}
      {!data && !error && <Skeleton className="h-[304px]" />}
      {data?.toDos.length === 0 && <p className="text-muted">{text.none}</p>}
      <ul className={`divide-y divide-line ${data ? 'min-h-[304px]' : ''}`}>
        {data?.toDos.map((toDo) => (
          <Item key={toDo.id} toDo={toDo} currency={currency} salesName={salesNameOf(data.salesAreRevenue)} />
        ))}
      </ul>
    </Panel>
  );
}

/** A to-do with its reason, its amount and a link to handle it. */
function Item({ toDo, currency, salesName }: { toDo: ToDo; currency: string; salesName: string }) {
  const { deployment } = useSuite();
  const formats = useMetricFormats();
  const action = useToDoAction()(toDo);
  const { rule, clientId, client, atStake } = toDo;
  const title = toDoTitle(toDo);
  const why = whyOf(toDo, currency, formats, salesName);
  return (
    <li className="flex items-baseline justify-between gap-4 py-2.5">
      <div className="min-w-0">
        <p className="truncate font-medium">
          <Link href={zoneUrl(deployment, 'iq-clients', '/client', { id: clientId })}>
            <bdi>{client}</bdi>
          </Link>
        </p>
        <p className="truncate text-muted" title={why}>
          {/* On a phone the reason says more than the title. */}
          <span className={why ? 'max-sm:hidden' : undefined}>{title}</span>
          {why && <span className="max-sm:hidden"> · </span>}
          {why}
        </p>
      </div>
      <div className="flex-none text-end">
        <p>
          {rule && atStake ? (
            <>
              <span className="ui-number font-medium">{formats.wholeMoney(atStake, currency)}</span>{' '}
              <span className="text-xs text-muted">{amountKind(rule, salesName)}</span>
            </>
          ) : (
            '\u00a0'
          )}
        </p>
        {action && (
          <Link href={action.href} aria-label={text.act(action.text, title, client)}>
            {action.text}
          </Link>
        )}
      </div>
    </li>
  );
}
