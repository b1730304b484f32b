import type { Dashboard } from '@services/insights/contract/dashboard';
import { ageBuckets, ageTones } from '@suite/charts/age-tones';
import { Bars } from '@suite/iq/bars';
import { Defined } from '@suite/iq/defined';
import { rowsUrl, unsureRows } from '@suite/iq/rows-view';
import { NOT_AVAILABLE, reasonOf, useFigureFormats } from '@suite/iq/use-figure-formats';
import { ListMenu } from '@suite/list/list-menu';
import { useSuite } from '@suite/shell/suite-context';
import { Link } from '@suite/ui/link';
import { copy } from './copy';
import { Panel } from './panel';

interface Props {
  dashboard: Dashboard;
  asOf: string;
}

export function Ageing({ dashboard, asOf }: Props) {
  const { place } = useSuite();
  const { wholeMoney, major } = useFigureFormats();
  const { currency, unsure } = dashboard;
  const ageing = dashboard.ageing.available ? dashboard.ageing.value : undefined;
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
          heads={[copy.ageing.heading, `${copy.stats.receivables} (${currency})`]}
          rows={() => ageBuckets.map((bucket) => [copy.ageing[bucket], ageing ? major(ageing[bucket], currency) : NOT_AVAILABLE])}
        />
      }
    >
      {ageing ? (
        <Bars
          label={copy.ageing.heading}
          bars={ageBuckets.map((bucket) => ({
            id: bucket,
            label: copy.ageing[bucket],
            value: ageing[bucket],
            text: <Link href={rows(bucket)}>{wholeMoney(ageing[bucket], currency)}</Link>,
            tone: ageTones[bucket],
          }))}
        />
      ) : (
        <p className="text-muted">
          {NOT_AVAILABLE}. {reasonOf(dashboard.ageing)}
        </p>
      )}
    </Panel>
  );
}
