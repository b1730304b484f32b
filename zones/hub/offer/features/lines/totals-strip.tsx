import { type Option, recurrences } from '@suite/pricing/line';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { ChangeMark } from '@suite/ui/stat';
import { memo } from 'react';
import { useToday } from '../payments/days';
import { copy } from './copy';
import { takenAtFirst, totalsOfLines } from './line-totals';

const { totals: words } = copy;

interface Props {
  option: Option;
  currency: string;
  billingDay: number | null;
  /** For an amendment, the amount due on acceptance after its credit, in minor units. */
  due?: number | undefined;
  /** Price change of recurring services that the client already pays, as a fraction; null if none is known. */
  change: number | null;
}

/** Totals of an option with its default selection. */
export const TotalsStrip = memo(({ option, currency, billingDay, due, change }: Props) => {
  const { money, percent } = useMetricFormats();
  const totals = totalsOfLines(takenAtFirst(option.lines), { acceptedOn: useToday(), billingDay });
  const billings = recurrences.filter((billing) => totals && totals.byBilling[billing].gross > 0);
  const recurring = billings.length > 0 ? billings : (['monthly'] as const);
  const cells = [
    { text: words.today, amount: totals && (due ?? totals.today.gross) },
    ...recurring.map((billing) => ({ text: words.every(copy.per[billing]), amount: totals?.byBilling[billing].gross })),
    { text: words.completion, amount: totals?.byBilling.completion.gross },
    { text: words.firstYear, amount: totals?.firstYear.gross, change: totals ? change : null },
  ];
  return (
    <dl
      aria-label={words.label(option.name)}
      className="grid grid-cols-2 overflow-hidden rounded-lg border border-line bg-surface sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none"
    >
      {cells.map(({ text, amount, change: by = null }) => (
        <div key={text} className="-ms-px -mt-px border-s border-t border-line px-4 py-3.5">
          <dt className="text-xs text-muted">{text}</dt>
          <dd className="text-lg font-semibold tabular-nums">
            {amount === undefined ? <span className="font-normal text-faint">{words.unknown}</span> : money(amount, currency)}
          </dd>
          {/* Its room is kept until it is known. */}
          <dd className="min-h-4 text-xs text-muted">
            {by !== null && Math.abs(by) >= 0.0005 && (
              <>
                <ChangeMark direction={by > 0 ? 'up' : 'down'} text={percent(Math.abs(by))} /> {words.change}
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
});
TotalsStrip.displayName = 'TotalsStrip';
