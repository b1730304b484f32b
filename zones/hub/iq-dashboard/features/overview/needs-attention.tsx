import { useFigureState } from '@services/insights/client/dashboard';
import { useToDos } from '@services/insights/client/to-dos';
import { toDoTitle } from '@services/insights/wording/advice-rules';
import { useFigureFormats } from '@suite/iq/use-figure-formats';
import { useSession } from '@suite/session/session-provider';
import { useSuite } from '@suite/shell/suite-context';
import { Link } from '@suite/ui/link';
import { Skeleton } from '@suite/ui/skeleton';
import { zoneUrl } from '@suite/zones/zone-url';
import { rightOf } from '@suite/zones/zones';
import { copy } from './copy';
import { Panel } from './panel';

const text = copy.attention;
const SHOWN = 5;

interface Props {
  currency: string;
}

/** The to-dos with the most at stake, for those who may open them. */
export function NeedsAttention({ currency }: Props) {
  const { place } = useSuite();
  const { rights } = useSession().token;
  const { wholeMoney, number } = useFigureFormats();
  const mayOpen = rights.includes(rightOf('iq-client-advisory'));
  const { data } = useToDos(mayOpen ? { sort: 'atStake', order: 'descending', limit: String(SHOWN) } : undefined);
  const { data: state } = useFigureState();
  if (!mayOpen) return null;
  return (
    <Panel
      heading={text.heading}
      more={state && <Link href={zoneUrl(place, 'iq-client-advisory')}>{text.all(number(state.openToDos))}</Link>}
    >
      {!data && <Skeleton className="h-[304px]" />}
      {data?.toDos.length === 0 && <p className="text-muted">{text.none}</p>}
      <ul className={`divide-y divide-line ${data ? 'min-h-[304px]' : ''}`}>
        {data?.toDos.map(({ id, clientId, client, rule, text: own, atStake }) => (
          <li key={id} className="flex items-baseline justify-between gap-4 py-2.5">
            <div className="min-w-0">
              <p className="truncate font-medium">{toDoTitle({ rule, text: own })}</p>
              <p className="truncate text-muted">
                <Link href={zoneUrl(place, 'iq-clients', '/client', { id: clientId })}>
                  <bdi>{client}</bdi>
                </Link>
              </p>
            </div>
            {atStake !== null && (
              <p className="flex-none text-end">
                <span className="ui-number block font-medium">{wholeMoney(atStake, currency)}</span>
                <span className="text-xs text-muted">{text.atStake}</span>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
