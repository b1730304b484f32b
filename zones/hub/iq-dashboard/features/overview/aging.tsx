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

export function Aging({ dashboard, asOf }: Props) {
  const { deployment } = useSuite();
  const { wholeMoney, major } = useMetricFormats();
  const { currency, unsure } = dashboard;
  const aging = dashboard.aging.available ? dashboard.aging.value : undefined;
  const total = aging ? ageBuckets.reduce((sum, bucket) => sum + aging[bucket], 0) : 0;
  const rows = (bucket: string) => rowsUrl(deployment, { metric: 'aging', bucket, asOf });
  return (
    <Panel
      heading={
        <Defined
          measure="aging"
          text={copy.aging.heading}
          asOf={dashboard.asOf}
          metric={dashboard.aging}
          unsureRows={unsureRows(deployment, { metric: 'aging', asOf }, unsure)}
        />
      }
      more={
        <ListMenu
          name="aging"
          label={copy.aging.heading}
          day={dashboard.asOf}
          heads={[copy.aging.heading, `${stats.receivables} (${currency})`]}
          rows={() => ageBuckets.map((bucket) => [ageNames[bucket], aging ? major(aging[bucket], currency) : NOT_AVAILABLE])}
        />
      }
    >
      {aging ? (
        <>
          <div aria-hidden="true" className="mb-3">
            <AgeBar aging={aging} label={copy.aging.heading} />
          </div>
          <Bars
            label={copy.aging.heading}
            bars={ageBuckets.map((bucket) => ({
              id: bucket,
              label: ageNames[bucket],
              value: aging[bucket],
              text: <Link href={rows(bucket)}>{wholeMoney(aging[bucket], currency)}</Link>,
              tone: ageTones[bucket],
            }))}
            total={<Link href={rowsUrl(deployment, { metric: 'open', asOf })}>{wholeMoney(total, currency)}</Link>}
          />
        </>
      ) : (
        <p className="text-muted">
          {NOT_AVAILABLE}. {reasonOf(dashboard.aging)}
        </p>
      )}
    </Panel>
  );
}
