import type { Dashboard } from '@services/insights/contract/dashboard';
import { ClientSegment, segmentText } from '@suite/iq/client-segment';
import { DaysPastDue } from '@suite/iq/days-past-due';
import { Defined } from '@suite/iq/defined';
import { Meanings } from '@suite/iq/meanings';
import { rowsUrl, unsureRows } from '@suite/iq/rows-view';
import { useMetricFormats } from '@suite/iq/use-metric-formats';
import { List, type ListSort } from '@suite/list/list';
import { NameText } from '@suite/list/name-text';
import { useSuite } from '@suite/shell/start/suite-context';
import { EmptyState } from '@suite/ui/empty-state';
import { Link } from '@suite/ui/link';
import { zoneUrl } from '@suite/zones/zone-url';
import { Panel, TableHead } from './panel';
import { copy } from './panel-copy';

const text = copy.overdue;

const measures = ['overdue', 'unappliedCredit', 'overdueLessCredit', 'badge'] as const;

interface Props extends ListSort {
  dashboard: Dashboard;
  asOf: string;
}

/** Clients with the highest overdue amounts. */
export function MostOverdue({ dashboard, asOf, sort, onSort }: Props) {
  const { deployment } = useSuite();
  const { wholeMoney, major, days, number } = useMetricFormats();
  const { currency, topOverdue, overdueUnsure } = dashboard;
  return (
    <Panel className="lg:col-span-2">
      <List
        head={
          <TableHead
            heading={
              <Defined
                measure="overdueLessCredit"
                text={text.heading}
                asOf={dashboard.asOf}
                unsureRows={unsureRows(deployment, { metric: 'overdue', asOf }, dashboard.unsure)}
              />
            }
            more={
              <Link href={zoneUrl(deployment, 'iq-clients', '/', { sort: 'overdue', order: 'descending', asOf })}>
                {text.all}
              </Link>
            }
          />
        }
        label={text.list}
        name="most-overdue"
        day={dashboard.asOf}
        rows={topOverdue}
        rowId={({ clientId }) => clientId}
        sort={sort}
        onSort={onSort}
        empty={
          overdueUnsure > 0 ? (
            <EmptyState title={text.noneKnown} text={text.noneKnownText} />
          ) : dashboard.period.days === 0 ? (
            <EmptyState title={text.noInvoices} text={text.noInvoicesText} />
          ) : (
            <EmptyState title={text.none} text={text.noneText} />
          )
        }
        columns={[
          {
            id: 'name',
            text: text.client,
            value: ({ name }) => name,
            cell: ({ clientId, name }) => (
              <Link
                href={zoneUrl(deployment, 'iq-clients', '/client', { id: clientId, asOf })}
                className="block max-w-60 xl:max-w-80"
              >
                <NameText text={name} />
              </Link>
            ),
          },
          {
            id: 'overdue',
            text: text.overdue,
            numeric: true,
            narrow: 'beside',
            value: ({ overdue }) => major(overdue, currency),
            cell: ({ clientId, overdue }) => (
              <Link href={rowsUrl(deployment, { metric: 'overdue', client: clientId, asOf })}>
                {wholeMoney(overdue, currency)}
              </Link>
            ),
          },
          {
            id: 'credit',
            text: text.credit,
            numeric: true,
            value: ({ unappliedCredit }) => major(unappliedCredit, currency),
            cell: ({ unappliedCredit }) => wholeMoney(unappliedCredit, currency),
          },
          {
            id: 'longest',
            text: text.longest,
            numeric: true,
            narrow: 'corner',
            value: ({ longestPastDue }) => longestPastDue,
            cell: ({ longestPastDue }) => <DaysPastDue days={longestPastDue} text={days(longestPastDue)} />,
          },
          {
            id: 'badge',
            text: text.badge,
            narrow: 'below',
            value: ({ badge }) => segmentText(badge),
            cell: ({ badge }) => <ClientSegment segment={badge} />,
          },
        ]}
      />
      {topOverdue.length > 0 && <Meanings asOf={dashboard.asOf} measures={measures} />}
      {overdueUnsure > 0 && topOverdue.length > 0 && (
        <p className="mt-2 text-xs text-muted">{text.unsure(text.clients(overdueUnsure, number(overdueUnsure)))}</p>
      )}
    </Panel>
  );
}
