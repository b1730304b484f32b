import { useMetricFormats } from '@suite/iq/use-metric-formats';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { EmptyState } from '@suite/ui/empty-state';
import { type Column, Table } from '@suite/ui/table';
import { useMemo } from 'react';
import { TitledSection } from '../frame/titled-section';
import { None } from '../metrics/amount';
import { copy } from './copy';
import type { LedgerDocument } from './document-state';
import { Totals } from './totals';

type Line = LedgerDocument['lines']['rows'][number];

const heads = copy.line;

/** Lines of an invoice and their sum. */
export function Lines({ data }: { data: LedgerDocument }) {
  const { number } = useFormats();
  const { money, number: quantity } = useMetricFormats();
  const { lines, document, subtotal, tax } = data;
  const { currency, amount: total } = document;
  // Some sources give tax only for the whole document.
  const hasTax = lines.rows.some((line) => line.tax !== 0);
  const columns = useMemo((): Column<Line>[] => {
    const amount = (text: string, value: (line: Line) => number | null, narrow?: 'beside'): Column<Line> => ({
      id: text,
      text,
      numeric: true,
      className: 'w-[120px]',
      ...(narrow && { narrow }),
      cell: (line) => {
        const of = value(line);
        return of === null ? <None /> : money(of, currency);
      },
    });
    return [
      {
        id: 'item',
        text: heads.item,
        cell: ({ item, description, quantity: count, price }) => (
          <span className="block wrap-anywhere whitespace-normal">
            <bdi>{item ?? description ?? copy.unnamed}</bdi>
            {item && description && <bdi className="block font-normal text-muted">{description}</bdi>}
            {count !== null && price !== null && (
              <span className="block font-normal text-muted sm:hidden">{`${quantity(count)} × ${money(price, currency)}`}</span>
            )}
          </span>
        ),
      },
      {
        id: 'quantity',
        text: heads.quantity,
        numeric: true,
        className: 'w-[92px]',
        cell: (line) => (line.quantity === null ? <None /> : quantity(line.quantity)),
      },
      amount(heads.price, ({ price }) => price),
      amount(heads.amount, (line) => line.amount, 'beside'),
      ...(hasTax ? [amount(heads.tax, (line) => line.tax)] : []),
    ];
  }, [money, quantity, currency, hasTax]);
  return (
    <TitledSection
      title={copy.lines}
      text={lines.total > lines.rows.length ? copy.first(number(lines.rows.length), number(lines.total)) : undefined}
      className=""
    >
      <Table
        label={copy.linesTable}
        columns={columns}
        rows={lines.rows}
        rowId={(_, place) => place}
        empty={<EmptyState title={copy.noLinesTitle} text={copy.noLinesText} />}
        className="ui-table-fit"
      />
      <Totals
        rows={[
          [copy.subtotal, tax === null ? <None key="subtotal" why={copy.taxUnknown} /> : money(subtotal, currency)],
          [copy.tax, tax === null ? <None key="tax" why={copy.taxUnknown} /> : money(tax, currency)],
          [copy.total, money(total, currency)],
        ]}
      />
    </TitledSection>
  );
}
