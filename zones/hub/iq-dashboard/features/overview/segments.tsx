import type { Dashboard } from '@services/insights/contract/dashboard';
import { ClientSegment, segmentText } from '@suite/iq/client-segment';
import { Defined } from '@suite/iq/defined';
import { Meanings } from '@suite/iq/meanings';
import { MetricCell } from '@suite/iq/metric-cell';
import { exported, NOT_AVAILABLE, reasonOf, useMetricFormats } from '@suite/iq/use-metric-formats';
import { List, type ListSort } from '@suite/list/list';
import type { ListColumn } from '@suite/list/list-column';
import { useSuite } from '@suite/shell/start/suite-context';
import { Link } from '@suite/ui/link';
import { zoneUrl } from '@suite/zones/zone-url';
import { None } from './none';
import { Panel, TableHead } from './panel';
import { copy } from './panel-copy';

const text = copy.segments;

const measures = ['sales', 'open', 'overdue'] as const;

interface Props extends ListSort {
  dashboard: Dashboard;
  asOf: string;
}

/** Clients by segment; segments without clients are left out. */
export function Segments({ dashboard, asOf, sort, onSort }: Props) {
  const { deployment } = useSuite();
  const { wholeMoney, major, number } = useMetricFormats();
  const { currency, segments } = dashboard;
  const amount = (id: 'sales' | 'open' | 'overdue'): ListColumn<Dashboard['segments'][number]> => ({
    id,
    text: text[id],
    numeric: true,
    ...(id === 'sales' && { narrow: 'beside' }),
    ...(id === 'overdue' && { narrow: 'corner' }),
    value: ({ [id]: metric }) => exported(metric, (value) => major(value, currency)) ?? NOT_AVAILABLE,
    cell: ({ [id]: metric }) => (
      <MetricCell metric={metric} write={(value) => wholeMoney(value, currency)} none={<None reason={reasonOf(metric)} />} />
    ),
  });
  return (
    <Panel className="lg:col-span-2">
      <List
        head={<TableHead heading={<Defined measure="badge" text={text.heading} asOf={dashboard.asOf} />} />}
        label={text.list}
        name="segments"
        day={dashboard.asOf}
        rows={segments.filter(({ clients }) => clients > 0)}
        rowId={({ badge }) => badge}
        sort={sort}
        onSort={onSort}
        columns={[
          {
            id: 'badge',
            text: text.badge,
            value: ({ badge }) => segmentText(badge),
            cell: ({ badge }) => <ClientSegment segment={badge} />,
          },
          {
            id: 'clients',
            text: text.clients,
            numeric: true,
            narrow: 'below',
            value: ({ clients }) => clients,
            cell: ({ badge, clients }) => (
              <Link
                href={zoneUrl(deployment, 'iq-clients', '/', { badge, asOf })}
                aria-label={`${number(clients)} ${segmentText(badge)}`}
              >
                {number(clients)}
              </Link>
            ),
          },
          amount('sales'),
          amount('open'),
          amount('overdue'),
        ]}
      />
      <Meanings asOf={dashboard.asOf} measures={measures} />
    </Panel>
  );
}
