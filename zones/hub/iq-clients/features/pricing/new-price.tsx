import type { Price } from '@services/insights/contract/prices';
import type { MetricFormats } from '@suite/iq/use-metric-formats';
import { HIGHEST_PRICE } from '@suite/pricing/line';
import { MoneyField } from '@suite/shell/form/money-field';
import { None } from '../metrics/amount';
import { copy } from './copy';
import type { Raising } from './use-raising';

const { raise: words } = copy;

interface Props {
  row: Price;
  formats: MetricFormats;
  /** Undefined for people who may not offer prices, and for an earlier as-of date. */
  raising: Raising | undefined;
}

/** The suggested price with its change and reason; a field for people who may offer it. */
export function NewPrice({ row, formats, raising }: Props) {
  const { money, decimalPercent } = formats;
  const { client, service, price, currency, suggested, uplift, suggestedBy, isCapped, freshness } = row;
  if (freshness === 'ended') return <None why={copy.endedTitle} />;
  const entered = raising?.enteredPrice(row);
  if (!raising && suggested === null) return <None why={words.noSuggestion} />;
  const offered = raising ? raising.priceOf(row) : (suggested ?? price);
  const change = offered / price - 1;
  const share = Number.isNaN(change) ? '' : `${change > 0 ? '+' : ''}${decimalPercent(change)}`;
  const isEntered = entered !== undefined && entered !== suggested;
  const reason =
    suggestedBy !== null &&
    uplift !== null &&
    `${words.reasons[suggestedBy](decimalPercent(uplift))}${isCapped ? `, ${words.capped}` : ''}`;
  return (
    <span className="block">
      {raising ? (
        <MoneyField
          isBare
          label={words.newPriceOf(service, client)}
          value={offered}
          currency={currency}
          max={HIGHEST_PRICE}
          wrong={words.wrongPrice}
          onChange={(next) => raising.onPrice(row, next)}
        />
      ) : (
        <span className="block">{money(offered, currency)}</span>
      )}
      <span className="block text-xs whitespace-normal text-muted" title={reason ? undefined : words.noSuggestion}>
        {isEntered || reason ? `${share} · ${isEntered ? words.entered : reason}` : words.none}
      </span>
    </span>
  );
}
