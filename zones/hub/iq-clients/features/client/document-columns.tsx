import type { LedgerRow } from '@services/insights/contract/ledger-rows';
import { kindNames } from '@suite/iq/document-kinds';
import { DocumentLink } from '@suite/iq/document-link';
import type { MetricFormats } from '@suite/iq/use-metric-formats';
import type { ListColumn } from '@suite/list/list-column';
import { None } from '../metrics/amount';

type DocumentColumn = ListColumn<LedgerRow>;

/** Position of a column on a phone. */
type Narrow = NonNullable<DocumentColumn['narrow']>;

const day = (id: 'date' | 'dueOn', text: string, formats: MetricFormats, narrow: Narrow): DocumentColumn => ({
  id,
  text,
  sortable: true,
  className: 'w-[128px]',
  narrow,
  cell: (row) => {
    const on = row[id];
    return on ? <time dateTime={on}>{formats.day(on)}</time> : <None />;
  },
  value: (row) => row[id] ?? '',
});

const number = (asOf: string): DocumentColumn => ({
  id: 'number',
  text: 'Number',
  sortable: true,
  cell: (row) => <DocumentLink document={row} asOf={asOf} />,
  value: (row) => row.number ?? '',
});

const amount = ({ money, major }: MetricFormats, narrow?: Narrow): DocumentColumn => ({
  id: 'amount',
  text: 'Amount',
  sortable: true,
  numeric: true,
  className: 'w-[152px]',
  ...(narrow && { narrow }),
  cell: (row) => money(row.amount, row.currency),
  value: (row) => major(row.amount, row.currency),
});

const currencyOf: DocumentColumn = {
  id: 'currency',
  text: 'Currency',
  className: 'w-[88px]',
  from: 1000,
  cell: (row) => row.currency,
  value: (row) => row.currency,
};

const NO_RATE = 'Not available: the ledger has no rate for this currency';
const UNSURE = 'Not available: when it was paid, or whether it was, is not known';

const value = (text: string, { money, major }: MetricFormats, currency: string, narrow?: Narrow): DocumentColumn => ({
  id: 'value',
  text,
  sortable: true,
  numeric: true,
  className: 'w-[152px]',
  ...(narrow && { narrow }),
  cell: (row) => (row.value === null ? <None why={row.isUnsure ? UNSURE : NO_RATE} /> : money(row.value, currency)),
  value: (row) => (row.value === null ? 'Not available' : major(row.value, currency)),
  csvText: `${text} (${currency})`,
});

/**
 * Columns of invoices; open amounts are in the firm's currency.
 * @param asOf date from the URL
 */
export const invoiceColumns = (formats: MetricFormats, currency: string, asOf: string): DocumentColumn[] => [
  number(asOf),
  day('date', 'Invoiced', formats, 'below'),
  day('dueOn', 'Due', formats, 'corner'),
  amount(formats),
  currencyOf,
  value('Open', formats, currency, 'beside'),
  {
    id: 'daysPastDue',
    text: 'Past due',
    sortable: true,
    numeric: true,
    className: 'w-[112px]',
    cell: ({ daysPastDue, isUnsure }) => {
      if (isUnsure) return <None why={UNSURE} />;
      if (daysPastDue <= 0) return <None why="Not past due" />;
      return <span className="font-medium text-bad">{formats.days(daysPastDue)}</span>;
    },
    value: ({ daysPastDue, isUnsure }) => (isUnsure ? 'Not available' : daysPastDue),
    csvText: 'Past due (days)',
  },
];

/**
 * Columns of payments and credit notes; remaining amounts are negative and in the firm's currency.
 * @param asOf date from the URL
 */
export const paymentColumns = (formats: MetricFormats, currency: string, asOf: string): DocumentColumn[] => [
  number(asOf),
  {
    id: 'kind',
    text: 'Kind',
    className: 'w-[128px]',
    narrow: 'below',
    cell: ({ kind }) => kindNames[kind],
    value: ({ kind }) => kindNames[kind],
  },
  day('date', 'Date', formats, 'corner'),
  amount(formats, 'beside'),
  currencyOf,
  value('Left', formats, currency),
];
