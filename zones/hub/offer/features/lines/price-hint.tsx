import type { ClientPrice } from '@services/price-book/contract/client-prices';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { Button } from '@suite/ui/button';
import { copy } from './copy';

const { hint: words } = copy;

interface Props {
  hint: ClientPrice;
  /** The price in the field. */
  price: number;
  onUse: (price: number) => void;
}

/** What the client pays for a service, and what the firm's clients pay. */
export function PriceHint({ hint: { firm, client, currency }, price, onUse }: Props) {
  const { money, wholeMoney, wholePercent } = useMetricFormats();
  const write = (amount: number) => (amount % 100 === 0 ? wholeMoney(amount, currency) : money(amount, currency));
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-x-2 gap-y-1 rounded-md bg-sunken px-2.5 py-1 text-xs text-muted">
      {client ? (
        <span>
          {client.isEnded ? words.paidBefore : words.paid} <b className="text-ink">{write(client.price)}</b>
          {' · '}
          {words.unchanged(client.months, client.isIncrease)}
          {client.realChange !== null &&
            Math.abs(client.realChange) >= 0.005 &&
            ` · ${realText(client.realChange, wholePercent)}`}
        </span>
      ) : (
        <span>{words.never}</span>
      )}
      {firm ? (
        <>
          <span>
            {'· '}
            {words.median} <b className="text-ink">{write(firm.median)}</b>
          </span>
          <Range
            firm={firm}
            price={price}
            label={words.rangeLabel(write(firm.lowest), write(firm.median), write(firm.highest))}
          />
          <span>
            {words.range(write(firm.lowest), write(firm.highest))} · {words.clients(firm.clients)}
          </span>
          {firm.median !== price && (
            <Button variant="plain" size="sm" className="ms-auto text-accent" onClick={() => onUse(firm.median)}>
              {words.use(write(firm.median))}
            </Button>
          )}
        </>
      ) : (
        <span>{`· ${words.few}`}</span>
      )}
    </div>
  );
}

const realText = (change: number, percent: (share: number) => string) =>
  change < 0 ? words.worthLess(percent(-change)) : words.worthMore(percent(change));

interface RangeProps {
  firm: NonNullable<ClientPrice['firm']>;
  price: number;
  label: string;
}

/** Range from the lowest to the highest price, with a mark at the median and a dot at the entered price. */
function Range({ firm: { lowest, highest, median }, price, label }: RangeProps) {
  const placeOf = (amount: number) =>
    highest === lowest ? '50%' : `${Math.max(0, Math.min(1, (amount - lowest) / (highest - lowest))) * 100}%`;
  return (
    <span role="img" aria-label={label} className="relative h-1.5 w-36 rounded-full bg-line-strong">
      <span className="absolute -top-[3px] h-3 w-0.5 bg-ink" style={{ insetInlineStart: placeOf(median) }} />
      {!Number.isNaN(price) && (
        <span
          className="absolute -top-px size-2 -translate-x-1/2 rounded-full bg-accent rtl:translate-x-1/2"
          style={{ insetInlineStart: placeOf(price) }}
        />
      )}
    </span>
  );
}
