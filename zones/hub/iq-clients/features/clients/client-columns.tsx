import type { ClientRow } from '@services/insights/contract/metrics';
import { rowsUrl } from '@suite/iq/rows-view';
import type { FigureFormats } from '@suite/iq/use-figure-formats';
import { NameText } from '@suite/list/name-text';
import { Link } from '@suite/ui/link';
import { SegmentBadge, segments } from '@suite/ui/segment-badge';
import type { Place } from '@suite/zones/addresses';
import { clientHash } from '../client/client-view';
import { Amount, None } from '../figures/amount';
import type { ListedColumn } from '../figures/listed';
import { copy } from './copy';

export interface ColumnParts {
  place: Place;
  formats: FigureFormats;
  currency: string;
  /** The day that the address asks for, empty for the latest. */
  asOf: string;
}

type ClientColumn = ListedColumn<ClientRow> & { id: keyof typeof copy.columns };

const { columns: heads, csv } = copy;

/** The columns of clients; each list of them takes those it shows. */
export const clientColumns = ({ place, formats, currency, asOf }: ColumnParts): ClientColumn[] => {
  const { wholeMoney, major, number, percent, day } = formats;
  const amount = (id: 'sales' | 'open' | 'overdue'): ClientColumn => ({
    id,
    text: heads[id],
    sortable: true,
    numeric: true,
    className: 'w-[92px]',
    cell: (row) => (
      <Amount href={rowsUrl(place, { figure: id, client: row.clientId, asOf })} isNothing={row[id] === 0}>
        {wholeMoney(row[id], currency)}
      </Amount>
    ),
    csv: (row) => major(row[id], currency),
    csvText: csv[id](currency),
  });
  return [
    {
      id: 'name',
      text: heads.name,
      sortable: true,
      cell: ({ clientId, name }) => (
        <Link href={clientHash(clientId, asOf)} className="block">
          <NameText text={name} />
        </Link>
      ),
      csv: ({ name }) => name,
    },
    {
      id: 'badge',
      text: heads.badge,
      sortable: true,
      className: 'w-[166px]',
      cell: ({ badge }) => <SegmentBadge segment={badge} />,
      csv: ({ badge }) => segments[badge].text,
    },
    amount('sales'),
    {
      id: 'salesBefore',
      text: heads.salesBefore,
      sortable: true,
      numeric: true,
      className: 'w-[92px]',
      cell: ({ salesBefore }) => wholeMoney(salesBefore, currency),
      csv: ({ salesBefore }) => major(salesBefore, currency),
      csvText: csv.salesBefore(currency),
    },
    amount('open'),
    amount('overdue'),
    {
      id: 'longestPastDue',
      text: heads.longestPastDue,
      sortable: true,
      numeric: true,
      className: 'w-[88px]',
      cell: ({ longestPastDue }) => (longestPastDue ? formats.days(longestPastDue) : <span className="text-faint">0</span>),
      csv: ({ longestPastDue }) => longestPastDue,
      csvText: csv.longestPastDue,
    },
    {
      id: 'daysLate',
      text: heads.daysLate,
      sortable: true,
      numeric: true,
      className: 'w-[86px]',
      cell: ({ daysLate }) => (daysLate === null ? <None why={copy.nothingSettled} /> : number(daysLate)),
      csv: ({ daysLate }) => daysLate ?? '',
    },
    {
      id: 'shareLate',
      text: heads.shareLate,
      sortable: true,
      numeric: true,
      className: 'w-[96px]',
      cell: ({ shareLate }) => (shareLate === null ? <None why={copy.nothingDue} /> : percent(shareLate)),
      csv: ({ shareLate }) => (shareLate === null ? '' : shareLate * 100),
      csvText: csv.shareLate,
    },
    {
      id: 'lastInvoiceOn',
      text: heads.lastInvoiceOn,
      sortable: true,
      numeric: true,
      className: 'w-[116px]',
      cell: ({ lastInvoiceOn }) =>
        lastInvoiceOn ? <time dateTime={lastInvoiceOn}>{day(lastInvoiceOn)}</time> : <None why={copy.neverInvoiced} />,
      csv: ({ lastInvoiceOn }) => lastInvoiceOn ?? '',
    },
  ];
};
