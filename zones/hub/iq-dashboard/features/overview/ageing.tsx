import type { Dashboard } from '@services/insights/contract/dashboard';
import { ageBuckets, ageTones } from '@suite/charts/age-tones';
import { ageNames } from '@suite/insights/receivables/age-names';
import { AgeBar } from '@suite/iq/age-bar';
import { Bars } from '@suite/iq/bars';
import { Defined } from '@suite/iq/defined';
import { rowsUrl, unsureRows } from '@suite/iq/rows-view';
import { NOT_AVAILABLE, reasonOf, useMetricFormats } from '@suite/iq/use-metric-formats';
import { ListMenu } from '@suite/list/list-menu';
import { useSuite } from '@suite/shell/start/suite-context';
import { Link } from '@suite/ui/link';
import { stats } from './headline-copy';
import { Panel } from './panel';
import { copy } from './panel-copy';

interface Props {
  dashboard: Dashboard;
  asOf: string;
}

export function Ageing({ dashboard, asOf }: Props) {
  const { place } = useSuite();
  const { wholeMoney, major } = useMetricFormats();
  const { currency, unsure } = dashboard;
  const ageing = dashboard.ageing.available ? dashboard.ageing.value : undefined;
  const total = ageing ? ageBuckets.reduce((sum, bucket) => sum + ageing[bucket], 0) : 0;
  const rows = (bucket: string) => rowsUrl(place, { figure: 'ageing', bucket, asOf });
  return (
    <Panel
      heading={
        <Defined
          measure="ageing"
          text={copy.ageing.heading}
          asOf={dashboard.asOf}
          figure={dashboard.ageing}
          unsureRows={unsureRows(place, { figure: 'ageing', asOf }, unsure)}
        />
      }
      more={
        <ListMenu
          name="aging"
          label={copy.ageing.heading}
          day={dashboard.asOf}
          heads={[copy.ageing.heading, `${stats.receivables} (${currency})`]}
          rows={() => ageBuckets.map((bucket) => [ageNames[bucket], ageing ? major(ageing[bucket], currency) : NOT_AVAILABLE])}
        />
      }
    >
      {ageing ? (
        <>
          <div aria-hidden="true" className="mb-3">
            <AgeBar ageing={ageing} label={copy.ageing.heading} />
          </div>
          <Bars
            label={copy.ageing.heading}
            bars={ageBuckets.map((bucket) => ({
              id: bucket,
              label: ageNames[bucket],
              value: ageing[bucket],
              text: <Link href={rows(bucket)}>{wholeMoney(ageing[bucket], currency)}</Link>,
              tone: ageTones[bucket],
            }))}
            total={<Link href={rowsUrl(place, { figure: 'open', asOf })}>{wholeMoney(total, currency)}</Link>}
          />
        </>
      ) : (
        <p className="text-muted">
          {NOT_AVAILABLE}. {reasonOf(dashboard.ageing)}
        </p>
      )}
    </Panel>
  );
}
