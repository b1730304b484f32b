import type { Item } from '@services/payments/contract/billing';
import { useMoney } from '../fields/use-money';
import { copy } from './copy';

interface Props {
  items: readonly Item[];
  currency: string;
}

/** What an amount is made of: each service with its period and what of it is tax. */
export function Items({ items, currency }: Props) {
  const { money, day } = useMoney();
  return (
    <ul className="grid gap-1">
      {items.map(({ lineId, kind, name, from, to, gross, tax }, place) => (
        <li key={`${lineId} ${kind} ${place}`} className="flex items-baseline justify-between gap-3">
          <span className="min-w-0">
            <bdi className="break-words">{name}</bdi>{' '}
            <span className="text-xs text-muted">{from && to ? `${day(from)} – ${day(to)}` : copy.kinds[kind]}</span>
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
