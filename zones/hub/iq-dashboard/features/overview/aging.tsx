import type { Dashboard } from '@services/insights/contract/dashboard';
import { ageBuckets, ageTones } from '@suite/charts/age-tones';
import { ageNames, currentLessCredit } from '@suite/insights/receivables/age-names';
import { AgeBar } from '@suite/iq/age-bar';
import { Bars } from '@suite/iq/bars';
import { Defined } from '@suite/iq/defined';
import { rowsUrl, unsureRows } from '@suite/iq/rows-view';
import { exported, NOT_AVAILABLE, partOf, reasonOf, useMetricFormats, written } from '@suite/iq/use-metric-formats';
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
  const least = aging ?? (dashboard.aging.available ? undefined : dashboard.aging.range?.low);
  const money = (amount: number) => wholeMoney(amount, currency);
  const total = aging ? money(ageBuckets.reduce((sum, bucket) => sum + aging[bucket], 0)) : written(dashboard.open, money);
  const note = reasonOf(dashboard.aging);
  const { unappliedCredit } = dashboard;
  const credit = unappliedCredit.available && unappliedCredit.value > 0 ? money(unappliedCredit.value) : undefined;
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
          rows={() =>
            ageBuckets.map((bucket) => [
              ageNames[bucket],
              exported(partOf(dashboard.aging, bucket), (amount) => major(amount, currency)) ?? NOT_AVAILABLE,
            ])
          }
        />
      }
    >
      {least ? (
        <>
          {aging && (
            <div aria-hidden="true" className="mb-3">
              <AgeBar aging={aging} label={copy.aging.heading} />
            </div>
          )}
          {note && <p className="mb-2 text-sm text-muted">{note}</p>}
          <Bars
            isRange={!aging}
            label={copy.aging.heading}
            bars={ageBuckets.map((bucket) => ({
              id: bucket,
              label: ageNames[bucket],
              value: least[bucket],
              text: <Link href={rows(bucket)}>{written(partOf(dashboard.aging, bucket), money)}</Link>,
              tone: ageTones[bucket],
            }))}
            total={total && <Link href={rowsUrl(deployment, { metric: 'open', asOf })}>{total}</Link>}
          />
          {credit && <p className="mt-2 text-sm text-muted">{currentLessCredit(credit)}</p>}
        </>
      ) : (
        <p className="text-muted">
          {NOT_AVAILABLE}. {note}
        </p>
      )}
    </Panel>
  );
}
