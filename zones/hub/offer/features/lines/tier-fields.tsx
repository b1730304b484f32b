import { type Driver, HIGHEST_PRICE } from '@suite/pricing/line';
import { MoneyField } from '@suite/shell/form/money-field';
import { useNumberFormat } from '@suite/shell/form/use-number-format';
import { Button } from '@suite/ui/button';
import { Icon } from '@suite/ui/icon';
import { NumberField } from '@suite/ui/number-field';
import { copy } from './copy';

const { drivers: words } = copy;

type Tiers = Driver['tiers'];

const MAX_TIERS = 20;

interface Props {
  tiers: Tiers;
  currency: string;
  onChange: (tiers: Tiers) => void;
}

/** Unit prices up to a number, and above it; the last tier has no upper limit. */
export function TierFields({ tiers, currency, onChange }: Props) {
  const count = useNumberFormat({ decimals: 0, max: 1_000_000 });
  const change = (place: number, part: Partial<Tiers[number]>) =>
    onChange(tiers.map((tier, at) => (at === place ? { ...tier, ...part } : tier)));

  function add() {
    const last = tiers.at(-1);
    const end = (tiers.at(-2)?.upTo ?? 0) + 10;
    if (last) onChange([...tiers.slice(0, -1), { ...last, upTo: end }, { ...last, upTo: null }]);
  }

  const isOrdered = tiers.every(({ upTo }, at) => upTo === null || Number.isNaN(upTo) || upTo > (tiers[at - 1]?.upTo ?? 0));
  return (
    <div className="grid gap-2">
      {tiers.map((tier, place) => (
        <div key={place} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)_32px] items-end gap-2">
          {tier.upTo === null ? (
            <p className="flex h-10 items-center text-muted">{words.noEnd}</p>
          ) : (
            <NumberField
              label={words.upTo}
              value={tier.upTo}
              format={count}
              wrong={words.wrongUnits}
              onChange={(upTo) => change(place, { upTo })}
            />
          )}
          <MoneyField
            label={words.each}
            value={tier.each}
            currency={currency}
            max={HIGHEST_PRICE}
            wrong={copy.row.wrongPrice}
            onChange={(each) => change(place, { each })}
          />
          <MoneyField
            label={words.flat}
            value={tier.flat}
            currency={currency}
            max={HIGHEST_PRICE}
            wrong={copy.row.wrongPrice}
            onChange={(flat) => change(place, { flat })}
          />
          {tier.upTo !== null && (
            <Button
              variant="plain"
              size="sm"
              className="mb-1 px-2"
              aria-label={words.removeTier}
              onClick={() => onChange(tiers.filter((other) => other !== tier))}
            >
              <Icon name="close" />
            </Button>
          )}
        </div>
      ))}
      {!isOrdered && <p className="ui-field-error">{words.unordered}</p>}
      {tiers.length < MAX_TIERS && (
        <div>
          <Button variant="plain" size="sm" onClick={add}>
            {words.addTier}
          </Button>
        </div>
      )}
    </div>
  );
}
