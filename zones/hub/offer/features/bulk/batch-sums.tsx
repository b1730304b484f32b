import type { BatchPage } from '@services/proposals/contract/bulk';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { copy } from './copy';

const { batch: words } = copy;

/** Yearly totals of a batch by currency. */
export function BatchSums({ sums }: Pick<BatchPage, 'sums'>) {
  const { money, decimalPercent } = useMetricFormats();
  if (!sums.length) return null;
  const texts = sums.map(({ currency, before, after }) => {
    if (before === null) return money(after, currency);
    const change = before ? ` (${after < before ? '' : '+'}${decimalPercent(after / before - 1)})` : '';
    return `${words.fromTo(money(before, currency), money(after, currency))}${change}`;
  });
  return <p className="mb-3 font-medium tabular-nums">{words.year(texts.join(' · '))}</p>;
}
