import type { ValuationResult, YearOfFigures } from '@services/valuation/contract/valuation';
import { Link } from '@suite/ui/link';
import { type Column, Table } from '@suite/ui/table';
import { hashOf } from '@suite/zones/zone-url';
import { useCurrencyFormats } from '../frame/use-currency-formats';
import { inAddress } from '../frame/use-subject';
import { copy } from './copy';

/** The five years with the values derived from their accounts. */
export function Years({ valuation, subjectId }: { valuation: ValuationResult; subjectId: string }) {
  const { money } = useCurrencyFormats(valuation.currency);
  const { yearColumns: heads } = copy;
  const amount = (value: number | null | undefined) => (value === null || value === undefined ? '' : money(value));
  const columns: Column<YearOfFigures>[] = [
    { id: 'year', text: heads.year, cell: ({ year }) => String(year) },
    {
      id: 'revenue',
      text: heads.revenue,
      numeric: true,
      narrow: 'beside',
      cell: ({ figures, counts }) => (figures.revenue ? amount(figures.revenue.amount) : counts ? '' : copy.yearUnknown),
    },
    { id: 'before', text: heads.before, numeric: true, from: 800, cell: ({ normalized }) => amount(normalized?.beforeOwners) },
    { id: 'sde', text: heads.sde, numeric: true, narrow: 'below', cell: ({ normalized }) => amount(normalized?.sde) },
    { id: 'ebitda', text: heads.ebitda, numeric: true, narrow: 'end', cell: ({ normalized }) => amount(normalized?.ebitda) },
    { id: 'earnings', text: heads.earnings, numeric: true, from: 800, cell: ({ normalized }) => amount(normalized?.earnings) },
    { id: 'tangible', text: heads.tangible, numeric: true, from: 900, cell: ({ tangible }) => amount(tangible) },
  ];
  return (
    <section className="mt-8">
      <h2>{copy.years}</h2>
      <p className="mt-1 mb-3 max-w-[80ch] text-muted">
        {copy.yearsText} <Link href={hashOf('right-exit', '/inputs', inAddress(subjectId))}>{copy.figures}</Link>
      </p>
      <Table
        label={copy.years}
        columns={columns}
        rows={valuation.years}
        rowId={({ year }) => year}
        className="ui-table-fit"
        empty={null}
      />
    </section>
  );
}
