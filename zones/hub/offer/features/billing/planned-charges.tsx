import type { Billing } from '@services/payments/contract/billing';
import { sumOf } from '@suite/pricing/line-amounts';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { Button } from '@suite/ui/button';
import { useState } from 'react';
import { Items } from '../payments/items';
import { copy } from './copy';

const { planned: words } = copy;

/** Days to show until more are requested. */
const FIRST_DAYS = 3;

/** Charges of the next twelve months by day, and their total. */
export function PlannedCharges({ billing: { planned, status, currency } }: { billing: Billing }) {
  const { money, day } = useMetricFormats();
  const [isAll, setAll] = useState(false);
  const total = sumOf(planned);
  const shown = isAll ? planned : planned.slice(0, FIRST_DAYS);
  return (
    <div>
      <h3 className="flex justify-between gap-3">
        {words.heading}
        {planned.length > 0 && (
          <span className="text-end tabular-nums">
            {money(total.gross, currency)}
            {total.tax !== 0 && (
              <span className="block text-xs font-normal text-muted">{words.taxOf(money(total.tax, currency))}</span>
            )}
          </span>
        )}
      </h3>
      {planned.length === 0 && <p className="text-muted">{status === 'active' ? words.none : words[status]}</p>}
      <ol className="grid gap-2">
        {shown.map(({ on, gross, items }) => (
          <li key={on} className="border-t border-line pt-2">
            <p className="flex justify-between gap-3 font-medium">
              {day(on)}
              <span className="tabular-nums">{money(gross, currency)}</span>
            </p>
            <Items items={items} currency={currency} />
          </li>
        ))}
      </ol>
      {planned.length > shown.length && (
        <Button variant="quiet" size="sm" className="mt-2" onClick={() => setAll(true)}>
          {words.more(planned.length - shown.length)}
        </Button>
      )}
    </div>
  );
}
