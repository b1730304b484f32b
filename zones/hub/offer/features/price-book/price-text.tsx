import type { BookService } from '@services/price-book/contract/price-book';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { perBilling } from './billing-words';
import { copy } from './copy';

/** Price of a service with its units: `$28.00 a month`, `per employee`. */
export function PriceText({ service }: { service: Pick<BookService, 'price' | 'currency' | 'billing' | 'unit' | 'drivers'> }) {
  const { money } = useMetricFormats();
  const { price, currency, billing, unit, drivers } = service;
  const parts = [unit && copy.perUnit(unit), drivers.length > 0 && copy.plus(drivers.map(({ name }) => name).join(', '))];
  return (
    <>
      <span className="font-medium tabular-nums">{money(price, currency)}</span>{' '}
      <span className="text-muted">
        {perBilling[billing]}
        {parts.some(Boolean) && <bdi className="block truncate text-xs">{parts.filter(Boolean).join(', ')}</bdi>}
      </span>
    </>
  );
}
