import type { LedgerRow } from '@services/insights/contract/ledger-rows';
import { DaysPastDue } from '@suite/iq/days-past-due';
import { kindNames } from '@suite/iq/document-kinds';
import { DocumentLink } from '@suite/iq/document-link';
import type { MetricFormats } from '@suite/iq/use-metric-formats';
import type { ListColumn } from '@suite/list/list-column';
import { NameText } from '@suite/list/name-text';
import { Link } from '@suite/ui/link';
import type { Deployment } from '@suite/zones/addresses';
import { zoneUrl } from '@suite/zones/zone-url';
import { copy } from './copy';

const text = copy.columns;

interface Options {
  deployment: Deployment;
  formats: MetricFormats;
  /** The firm's currency, in which rows count. */
  currency: string;
  /** As-of date from the URL. */
  asOf: string;
  /** Amounts count without tax. */
  isNet: boolean;
}

const counted = ({ value, isUnsure }: LedgerRow, write: (value: number) => string | number) =>
  value === null ? (isUnsure ? copy.unsure : copy.noRate) : write(value);

export const rowsColumns = ({ deployment, formats, currency, asOf, isNet }: Options): ListColumn<LedgerRow>[] => {
  const { day, money, major, number } = formats;
  return [
    {
      id: 'number',
      text: text.number,
      sortable: true,
      className: 'w-[150px]',
      cell: (row) => <DocumentLink document={row} asOf={asOf} />,
      value: (row) => row.number ?? '',
    },
    {
      id: 'kind',
      text: text.kind,
      className: 'w-[120px]',
      from: 800,
      cell: ({ kind }) => kindNames[kind],
      value: ({ kind }) => kindNames[kind],
    },
    {
      id: 'name',
      text: text.name,
      sortable: true,
      narrow: 'below',
      cell: ({ name, clientId }) =>
        clientId ? (
          <Link href={zoneUrl(deployment, 'iq-clients', '/client', { id: clientId, asOf })} className="block">
            <NameText text={name} />
          </Link>
        ) : (
          <NameText text={name} />
        ),
      value: ({ name }) => name,
    },
    {
      id: 'date',
      text: text.date,
      sortable: true,
      className: 'w-[120px]',
      narrow: 'corner',
      cell: ({ date }) => <time dateTime={date}>{day(date)}</time>,
      value: ({ date }) => date,
    },
    {
      id: 'dueOn',
      text: text.dueOn,
      sortable: true,
      className: 'w-[120px]',
      from: 900,
      cell: ({ dueOn }) => (dueOn ? <time dateTime={dueOn}>{day(dueOn)}</time> : '–'),
      value: ({ dueOn }) => dueOn ?? '',
    },
    {
      id: 'daysPastDue',
      text: text.daysPastDue,
      sortable: true,
      numeric: true,
      className: 'w-[96px]',
      cell: ({ daysPastDue, isUnsure }) =>
        isUnsure ? (
          <span className="text-muted">{copy.unsure}</span>
        ) : (
          <DaysPastDue days={daysPastDue} text={number(daysPastDue)} />
        ),
      value: ({ daysPastDue, isUnsure }) => (isUnsure ? copy.unsure : daysPastDue),
      csvText: copy.daysPastDue,
    },
    {
      id: 'amount',
      text: text.amount,
      sortable: true,
      numeric: true,
      className: 'w-[132px]',
      from: 1100,
      cell: ({ amount, currency: own }) => money(amount, own),
      value: ({ amount, currency: own }) => major(amount, own),
    },
    {
      id: 'currency',
      text: text.currency,
      isOff: true,
      className: 'w-[88px]',
      cell: ({ currency: own }) => own,
      value: ({ currency: own }) => own,
    },
    {
      id: 'value',
      text: text.value,
      sortable: true,
      numeric: true,
      className: 'w-[132px]',
      narrow: 'beside',
      cell: (row) =>
        row.value === null ? (
          <span className="text-muted">{counted(row, String)}</span>
        ) : (
          <>
            {money(row.value, currency)}
            {isNet && !row.isTaxKnown && <span className="block text-xs text-muted">{copy.taxUnknown}</span>}
          </>
        ),
      value: (row) => counted(row, (value) => major(value, currency)),
      csvText: copy.counts(currency),
    },
  ];
};
