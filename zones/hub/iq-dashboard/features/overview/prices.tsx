import type { Dashboard } from '@services/insights/contract/dashboard';
import { Bars } from '@suite/iq/bars';
import { Defined } from '@suite/iq/defined';
import { useMetricFormats } from '@suite/iq/use-metric-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { Link } from '@suite/ui/link';
import { zoneUrl } from '@suite/zones/zone-url';
import { Panel } from './panel';
import { copy } from './panel-copy';

const text = copy.pricing;
const ages = [
  { id: 'fresh', value: 'fresh', tone: 'accent' },
  { id: 'due', value: 'due', tone: 'accent' },
  { id: 'stale', value: 'stale', tone: 'age2' },
  { id: 'veryStale', value: 'very-stale', tone: 'age4' },
  { id: 'unknown', value: 'unknown', tone: 'faint' },
  { id: 'ended', value: 'ended', tone: 'faint' },
] as const;

interface Props {
  dashboard: Dashboard;
  asOf: string;
}

export function Prices({ dashboard, asOf }: Props) {
  const { deployment } = useSuite();
  const { number } = useMetricFormats();
  const page = zoneUrl(deployment, 'iq-clients', '/stalepricing', { asOf });
  const isNone = ages.every(({ id }) => dashboard.pricing.prices[id] === 0);
  // Unknown and ended prices are shown only if there are any; most firms have neither.
  const isShown = ({ id, tone }: (typeof ages)[number]) => tone !== 'faint' || dashboard.pricing.prices[id] > 0;
  return (
    <Panel
      heading={<Defined measure="priceAge" text={text.heading} asOf={dashboard.asOf} rows={page} />}
      more={<Link href={page}>{text.all}</Link>}
    >
      {isNone ? (
        <p className="text-muted">{text.none}</p>
      ) : (
        <Bars
          label={text.heading}
          bars={ages.filter(isShown).map(({ id, value, tone }) => {
            const count = dashboard.pricing.prices[id];
            return {
              id,
              label: text[id],
              value: count,
              text: (
                <Link
                  href={zoneUrl(deployment, 'iq-clients', '/stalepricing', { freshness: value, asOf })}
                  aria-label={`${number(count)} ${text[id]}`}
                >
                  {number(count)}
                </Link>
              ),
              tone,
            };
          })}
        />
      )}
    </Panel>
  );
}
