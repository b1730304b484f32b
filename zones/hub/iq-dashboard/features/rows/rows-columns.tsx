import type { LedgerRow } from '@services/insights/contract/metrics';
import type { FigureFormats } from '@suite/iq/use-figure-formats';
import { NameText } from '@suite/list/name-text';
import { Link } from '@suite/ui/link';
import type { Column } from '@suite/ui/table';
import type { Place } from '@suite/zones/addresses';
import { zoneUrl } from '@suite/zones/zone-url';
import { copy } from './copy';

const text = copy.columns;

/** `currency` is the firm's, in which rows count; `asOf` what the address asks for. @param isNet they count without tax */
export const rowsColumns = (
  place: Place,
  { day, money, number }: FigureFormats,
  currency: string,
  asOf: string,
  isNet: boolean,
): Column<LedgerRow>[] => [
  { id: 'date', text: text.date, sortable: true, className: 'w-[128px]', cell: ({ date }) => day(date) },
  { id: 'kind', text: text.kind, className: 'w-[112px]', cell: ({ kind }) => copy.kinds[kind] },
  {
    id: 'number',
    text: text.number,
    sortable: true,
    className: 'w-[116px]',
    cell: ({ number }) => <NameText text={number ?? '–'} />,
  },
  {
    id: 'name',
    text: text.name,
    sortable: true,
    cell: ({ name, clientId }) =>
      clientId ? (
        <Link href={zoneUrl(place, 'iq-clients', '/client', { id: clientId, asOf })} className="block">
          <NameText text={name} />
        </Link>
      ) : (
        <NameText text={name} />
      ),
  },
  { id: 'dueOn', text: text.dueOn, sortable: true, className: 'w-[128px]', cell: ({ dueOn }) => (dueOn ? day(dueOn) : '–') },
  {
    id: 'daysPastDue',
    text: text.daysPastDue,
    sortable: true,
    numeric: true,
    className: 'w-[136px]',
    cell: ({ daysPastDue, isUnsure }) => (isUnsure ? <span className="text-muted">{copy.unsure}</span> : number(daysPastDue)),
  },
  {
    id: 'amount',
    text: text.amount,
    sortable: true,
    numeric: true,
    className: 'w-[136px]',
    cell: ({ amount, currency }) => money(amount, currency),
  },
  {
    id: 'value',
    text: text.value,
    sortable: true,
    numeric: true,
    className: 'w-[136px]',
    cell: ({ value, isUnsure, isTaxKnown }) =>
      value === null ? (
        <span className="text-muted">{isUnsure ? copy.unsure : copy.noRate}</span>
      ) : (
        <>
          {money(value, currency)}
          {isNet && !isTaxKnown && <span className="block text-xs text-muted">{copy.taxUnknown}</span>}
        </>
      ),
  },
];
