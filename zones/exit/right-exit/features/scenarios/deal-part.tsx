import type { Scenarios } from '@services/valuation/contract/scenarios';
import { Button } from '@suite/ui/button';
import { Stat, Stats } from '@suite/ui/stat';
import { type Column, Table } from '@suite/ui/table';
import { useState } from 'react';
import { useCurrencyFormats } from '../frame/use-currency-formats';
import { copy } from './copy';
import { DealDialog } from './deal-dialog';

type Payment = NonNullable<Scenarios['terms']>['payments'][number];

/** How a price would be paid, and its value at closing. */
export function DealPart({ subjectId, scenarios }: { subjectId: string; scenarios: Scenarios }) {
  const { deal, terms, currency, mayChange, today } = scenarios;
  const { money, percent } = useCurrencyFormats(currency);
  const [isEditing, setEditing] = useState(false);
  const { columns: heads } = copy;
  const columns: Column<Payment>[] = [
    { id: 'year', text: heads.year, cell: ({ year }) => (year === 0 ? copy.closing : copy.yearOf(year)) },
    { id: 'full', text: heads.full, numeric: true, from: 800, cell: ({ full }) => money(full) },
    { id: 'retained', text: heads.retained, numeric: true, narrow: 'below', cell: ({ retained }) => percent(retained) },
    { id: 'expected', text: heads.expected, numeric: true, narrow: 'beside', cell: ({ expected }) => money(expected) },
    { id: 'present', text: heads.present, numeric: true, narrow: 'end', cell: ({ present }) => money(present) },
  ];
  return (
    <section className="mt-8">
      <div className="mb-3 flex flex-wrap items-start justify-between gap-3">
        <div className="max-w-[68ch]">
          <h2>{copy.deal}</h2>
          <p className="mt-1 text-muted">{copy.dealText}</p>
        </div>
        {mayChange && (
          <Button variant="quiet" onClick={() => setEditing(true)}>
            {deal ? copy.editDeal : copy.setDeal}
          </Button>
        )}
      </div>
      {deal && !terms && <p className="text-muted">{copy.noPrice}</p>}
      {terms && (
        <>
          <Stats>
            <Stat label={copy.price} value={money(terms.price)} />
            <Stat label={copy.expected} value={money(terms.expected)} />
            <Stat label={copy.present} value={money(terms.present)} />
          </Stats>
          <div className="mt-4">
            <Table
              label={copy.deal}
              columns={columns}
              rows={terms.payments}
              rowId={({ year }) => year}
              className="ui-table-fit"
              empty={null}
            />
          </div>
        </>
      )}
      {isEditing && (
        <DealDialog
          subjectId={subjectId}
          version={scenarios.version}
          deal={deal}
          currency={currency}
          hasValue={today !== null}
          onClose={() => setEditing(false)}
        />
      )}
    </section>
  );
}
