import type { ClientRow } from '@services/insights/contract/clients';
import type { RowMetric } from '@services/insights/contract/ledger-rows';
import type { Aging } from '@services/insights/contract/metric-schemas';
import { ageBuckets } from '@suite/charts/age-tones';
import { plainValue } from '@suite/insights/plain-metrics';
import { ageNames } from '@suite/insights/receivables/age-names';
import { mergeUnsure } from '@suite/insights/unsure-documents';
import { AgeBar } from '@suite/iq/age-bar';
import { ClientSegment, segmentText } from '@suite/iq/client-segment';
import { DaysPastDue } from '@suite/iq/days-past-due';
import { MetricCell } from '@suite/iq/metric-cell';
import { NotIncluded } from '@suite/iq/not-included';
import { rowsUrl } from '@suite/iq/rows-view';
import { exported, type Metric, type MetricFormats, NOT_AVAILABLE, reasonOf, written } from '@suite/iq/use-metric-formats';
import type { ListColumn } from '@suite/list/list-column';
import { NameText } from '@suite/list/name-text';
import { Link } from '@suite/ui/link';
import type { Deployment } from '@suite/zones/addresses';
import { Amount, None } from '../metrics/amount';
import { isOldestLeftOut } from '../metrics/days-late';
import { clientHash } from '../views/client-view';
import { copy } from './copy';

export interface ColumnParts {
  deployment: Deployment;
  formats: MetricFormats;
  currency: string;
  /** As-of date from the URL; empty for the latest. */
  asOf: string;
  room?: ColumnRoom | undefined;
}

/** Which columns of clients are shown when there isn't room for all. */
export interface ColumnRoom {
  /** Columns on a phone: beside the name, and below it. */
  narrow: Partial<Record<keyof typeof heads, 'beside' | 'corner'>>;
  /** Minimum table width at which a column is shown. */
  from: Partial<Record<keyof typeof heads, ClientColumn['from']>>;
}

type ClientColumn = ListColumn<ClientRow> & { id: keyof typeof copy.columns };

const { columns: heads, csv } = copy;

/** Value for a spreadsheet. */
const valueOr = (metric: Metric, write: (value: number) => number = (value) => value): number | string =>
  exported(metric, write) ?? NOT_AVAILABLE;

/** Overdue less unapplied credit; never negative, because the rest is credit. */
function lessCredit({ overdue, unappliedCredit }: ClientRow): Metric {
  // The range of one of them is no range of the difference.
  if (!overdue.available) return { available: false, reason: overdue.reason };
  if (!unappliedCredit.available) return { available: false, reason: unappliedCredit.reason };
  const isWhole = !overdue.leftOut && !unappliedCredit.leftOut;
  const leftOut = isWhole ? undefined : mergeUnsure(overdue.leftOut ?? {}, unappliedCredit.leftOut ?? {});
  return { available: true, value: Math.max(0, overdue.value - unappliedCredit.value), leftOut };
}

/** Says that credit is not deducted from what is overdue, which can therefore be more than the receivables. */
function BeforeCredit({ row: { overdue, unappliedCredit }, money }: { row: ClientRow; money: (value: number) => string }) {
  if (!overdue.available || overdue.value === 0 || !unappliedCredit.available || unappliedCredit.value === 0) return null;
  return <span className="block text-xs text-muted">{copy.beforeCredit(money(unappliedCredit.value))}</span>;
}

/** Revenue and receivables come first. */
const usualRoom: ColumnRoom = {
  narrow: { revenue: 'beside', open: 'corner' },
  from: { aging: 800, daysLate: 1000, lastInvoiceOn: 1100, revenueBefore: 1180 },
};

/** Describes the aging of a client's receivables in words. */
const ageText = (aging: Aging, money: (amount: number) => string): string =>
  ageBuckets
    .filter((age) => aging[age] !== 0)
    .map((age) => `${ageNames[age]} ${money(aging[age])}`)
    .join(', ') || copy.nothingOpen;

/** Columns of clients; each list picks the ones it shows. */
export const clientColumns = ({ deployment, formats, currency, asOf, room = usualRoom }: ColumnParts): ClientColumn[] => {
  const { wholeMoney, major, columnMetric, day } = formats;
  const { narrow, from } = room;
  type Money = 'revenue' | 'revenueBefore' | 'open' | 'overdue' | 'overdueLessCredit';
  const amount = (id: Money, metricOf: (row: ClientRow) => Metric, rows?: RowMetric): ClientColumn => ({
    id,
    text: heads[id],
    sortable: true,
    numeric: true,
    className: id === 'open' || id === 'overdueLessCredit' ? 'w-[112px]' : 'w-[92px]',
    narrow: narrow[id],
    cell: (row) => {
      const metric = metricOf(row);
      const href = rows && rowsUrl(deployment, { metric: rows, client: row.clientId, asOf });
      const none = <None why={reasonOf(metric)} />;
      const cell = (
        <MetricCell
          metric={metric}
          write={(value) => wholeMoney(value, currency)}
          none={href ? <Amount href={href}>{none}</Amount> : none}
          linked={(text) =>
            href ? (
              <Amount href={href} isNothing={metric.available && metric.value === 0}>
                {text}
              </Amount>
            ) : (
              text
            )
          }
        />
      );
      if (!rows) return cell;
      return (
        <>
          {cell}
          {rows === 'overdue' && <BeforeCredit row={row} money={(value) => wholeMoney(value, currency)} />}
          {rows !== 'overdue' && <NotIncluded excluded={row.excluded} from="dso" client={row.clientId} asOf={asOf} isShort />}
        </>
      );
    },
    value: (row) => valueOr(metricOf(row), (value) => major(value, currency)),
    csvText: csv[id](currency),
  });
  const columns: ClientColumn[] = [
    {
      id: 'name',
      text: heads.name,
      sortable: true,
      cell: ({ clientId, name }) => (
        <Link href={clientHash(clientId, asOf)} className="block">
          <NameText text={name} />
        </Link>
      ),
      value: ({ name }) => name,
    },
    {
      id: 'badge',
      text: heads.badge,
      sortable: true,
      className: 'w-[166px]',
      narrow: 'below',
      cell: ({ badge }) => <ClientSegment segment={badge} />,
      value: ({ badge }) => segmentText(badge),
    },
    {
      id: 'badgeBefore',
      text: heads.badgeBefore,
      className: 'w-[166px]',
      cell: ({ badgeBefore }) => (badgeBefore ? <ClientSegment segment={badgeBefore} /> : copy.notAClient),
      value: ({ badgeBefore }) => (badgeBefore ? segmentText(badgeBefore) : copy.notAClient),
    },
    amount('revenue', ({ revenue }) => revenue, 'revenue'),
    amount('revenueBefore', ({ revenueBefore }) => revenueBefore),
    {
      id: 'daysLate',
      text: heads.daysLate,
      sortable: true,
      numeric: true,
      className: 'w-[112px]',
      cell: ({ daysLate, longestPastDue }) => {
        const average = written(daysLate, columnMetric('daysLate'));
        if (average === undefined) return <None why={reasonOf(daysLate)} />;
        return isOldestLeftOut(longestPastDue) ? <None why={copy.oldestLeftOut(average)} /> : average;
      },
      value: ({ daysLate }) => valueOr(daysLate, (value) => Math.round(value * 10) / 10),
      csvText: csv.daysLate,
    },
    {
      id: 'shareLate',
      isOff: true,
      text: heads.shareLate,
      sortable: true,
      numeric: true,
      className: 'w-[108px]',
      cell: ({ shareLate }) => written(shareLate, columnMetric('shareLate')) ?? <None why={reasonOf(shareLate)} />,
      value: ({ shareLate }) => valueOr(shareLate, (value) => plainValue('shareLate', value)),
      csvText: csv.shareLate,
    },
    {
      id: 'lastInvoiceOn',
      text: heads.lastInvoiceOn,
      sortable: true,
      numeric: true,
      className: 'w-[108px]',
      cell: ({ lastInvoiceOn }) =>
        lastInvoiceOn ? <time dateTime={lastInvoiceOn}>{day(lastInvoiceOn)}</time> : <None why={copy.neverInvoiced} />,
      value: ({ lastInvoiceOn }) => lastInvoiceOn ?? '',
    },
    amount('open', ({ open }) => open, 'open'),
    amount('overdue', ({ overdue }) => overdue, 'overdue'),
    {
      id: 'aging',
      text: heads.aging,
      className: 'w-[96px]',
      cell: ({ aging }) =>
        aging.available &&
        Object.values(aging.value).some((amount) => amount > 0) && (
          <AgeBar aging={aging.value} label={ageText(aging.value, (amount) => wholeMoney(amount, currency))} />
        ),
    },
    amount('overdueLessCredit', lessCredit),
    {
      id: 'longestPastDue',
      text: heads.longestPastDue,
      sortable: true,
      numeric: true,
      className: 'w-[128px]',
      narrow: narrow.longestPastDue,
      cell: ({ longestPastDue: longest }) => {
        if (!longest.available) return <None why={reasonOf(longest)} />;
        return longest.value ? (
          <DaysPastDue days={longest.value} text={formats.days(longest.value)} />
        ) : (
          <span className="text-faint">0</span>
        );
      },
      value: ({ longestPastDue }) => valueOr(longestPastDue),
      csvText: csv.longestPastDue,
    },
  ];
  return columns.map((column) => ({ ...column, from: from[column.id] }));
};
