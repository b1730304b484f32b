import type { Item, Payment } from '@services/payments/contract/billing';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { copy } from './copy';

interface Props {
  items: readonly Item[];
  /** Credits that reduce the amount. */
  credits?: Payment['credits'];
  currency: string;
}

/** The items of an amount: each service with its period and its tax. */
export function Items({ items, credits = [], currency }: Props) {
  const { money, day } = useMetricFormats();
  const all = [
    ...items,
    ...credits.map((credit) => ({ ...credit, kind: 'credit' as const, gross: -credit.gross, tax: -credit.tax })),
  ];
  return (
    <ul className="grid gap-1">
      {all.map(({ lineId, kind, name, from, to, gross, tax }, place) => (
        <li key={`${lineId} ${kind} ${place}`} className="flex items-baseline justify-between gap-3">
          <span className="min-w-0">
            <bdi className="break-words">{kind === 'credit' ? copy.credit(name) : name}</bdi>{' '}
            <span className="text-xs text-muted">
              {from && to ? `${day(from)} – ${day(to)}` : kind !== 'credit' && copy.kinds[kind]}
            </span>
          </span>
          <span className="text-end whitespace-nowrap tabular-nums">
            {money(gross, currency)}
            {tax !== 0 && <span className="block text-xs text-muted">{copy.taxOf(money(tax, currency))}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
