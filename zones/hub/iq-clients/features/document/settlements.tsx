import type { Settlement } from '@services/insights/contract/ledger-rows';
import { DocumentLink } from '@suite/iq/document-link';
import { useMetricFormats } from '@suite/iq/use-metric-formats';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { EmptyState } from '@suite/ui/empty-state';
import { type Column, Table } from '@suite/ui/table';
import { useMemo } from 'react';
import { TitledSection } from '../frame/titled-section';
import { None } from '../metrics/amount';
import { copy } from './copy';
import { type LedgerDocument, leftOf } from './document-state';
import { Totals } from './totals';

const heads = copy.settlement;

interface Props {
  data: LedgerDocument;
  /** As-of date from the URL; empty for the latest. */
  asOf: string;
  className: string;
}

/** What settled an invoice and when, or what a credit note or payment was applied to. */
export function Settlements({ data, asOf, className }: Props) {
  const { number } = useFormats();
  const { money, day } = useMetricFormats();
  const { settlements, document, open, isRefunded } = data;
  const isInvoice = document.kind === 'invoice';
  const columns = useMemo((): Column<Settlement>[] => {
    return [
      {
        id: 'other',
        text: isInvoice ? heads.invoice : heads.other,
        cell: ({ other, on, amount, currency }) =>
          other ? (
            <>
              <DocumentLink document={{ ...other, date: on, amount, currency }} asOf={asOf} />
              {other.client && <bdi className="block font-normal text-muted">{copy.ofClient(other.client)}</bdi>}
            </>
          ) : (
            <span className="block font-normal whitespace-normal text-muted">
              {isInvoice ? copy.unnamedPayer : copy.unnamedInvoice}
            </span>
          ),
      },
      {
        id: 'on',
        text: heads.on,
        className: 'w-[168px] lg:w-[240px]',
        narrow: 'below',
        cell: ({ on, after }) =>
          after ? <span title={copy.dayUnknown}>{copy.between(day(after), day(on))}</span> : <time dateTime={on}>{day(on)}</time>,
      },
      {
        id: 'amount',
        text: heads.amount,
        numeric: true,
        className: 'w-[132px]',
        narrow: 'beside',
        cell: ({ amount, currency }) => money(amount, currency),
      },
    ];
  }, [isInvoice, asOf, day, money]);
  const { amount, currency } = document;
  const left = open === null ? undefined : leftOf(data, open);
  return (
    <TitledSection
      title={isInvoice ? copy.settledBy : copy.usedFor}
      text={
        settlements.total > settlements.rows.length
          ? copy.first(number(settlements.rows.length), number(settlements.total))
          : isRefunded
            ? copy.paidOut
            : undefined
      }
      className={className}
    >
      <Table
        label={isInvoice ? copy.settledTable : copy.usedTable}
        columns={columns}
        rows={settlements.rows}
        rowId={(_, place) => place}
        empty={
          <EmptyState
            title={isInvoice ? copy.notSettled : copy.notUsed}
            text={isInvoice ? copy.notSettledText : copy.notUsedText}
          />
        }
        className="ui-table-fit"
      />
      {!isRefunded && (
        <Totals
          rows={[
            [
              isInvoice ? copy.settled : copy.used,
              left === undefined ? <None key="settled" why={copy.notKnown} /> : money(amount - left, currency),
            ],
            [
              isInvoice ? copy.open : copy.left,
              left === undefined ? <None key="left" why={copy.notKnown} /> : money(left, currency),
            ],
          ]}
        />
      )}
    </TitledSection>
  );
}
