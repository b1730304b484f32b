import { type Driver, MAX_DRIVERS } from '@suite/pricing/line';
import { driverPrice } from '@suite/pricing/line-amounts';
import { useNumberFormat } from '@suite/shell/form/use-number-format';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { Button } from '@suite/ui/button';
import { Icon } from '@suite/ui/icon';
import { Input } from '@suite/ui/input';
import { NumberField } from '@suite/ui/number-field';
import { copy } from './copy';
import { TierFields } from './tier-fields';

const { drivers: words } = copy;

interface Props {
  drivers: readonly Driver[];
  currency: string;
  onChange: (drivers: Driver[]) => void;
}

const newDriver: Driver = { name: '', units: 1, tiers: [{ upTo: null, each: 0, flat: 0 }] };

/** Client counts that drive a price, each with its price tiers. */
export function DriverFields({ drivers, currency, onChange }: Props) {
  const count = useNumberFormat({ decimals: 0, max: 1_000_000 });
  const { money } = useMetricFormats();
  const change = (place: number, part: Partial<Driver>) =>
    onChange(drivers.map((driver, at) => (at === place ? { ...driver, ...part } : driver)));

  return (
    <fieldset className="grid gap-3 sm:col-span-3">
      <legend className="font-medium">{words.heading}</legend>
      <p className="text-muted">{words.text}</p>
      {drivers.map((driver, place) => (
        <div key={place} className="grid gap-3 rounded-md border border-line bg-surface p-3">
          <div className="grid grid-cols-[minmax(0,1fr)_120px_auto] items-start gap-3">
            <Input
              label={words.name}
              placeholder={words.namePlaceholder}
              value={driver.name}
              maxLength={60}
              autoComplete="off"
              error={driver.name.trim() === '' ? words.noName : undefined}
              onChange={(event) => change(place, { name: event.currentTarget.value })}
            />
            <NumberField
              label={words.units}
              value={driver.units}
              format={count}
              wrong={words.wrongUnits}
              onChange={(units) => change(place, { units })}
            />
            <Button
              variant="plain"
              size="sm"
              className="mt-6 px-2"
              aria-label={words.remove(driver.name)}
              onClick={() => onChange(drivers.filter((other) => other !== driver))}
            >
              <Icon name="close" />
            </Button>
          </div>
          <TierFields tiers={driver.tiers} currency={currency} onChange={(tiers) => change(place, { tiers })} />
          <Sum driver={driver} write={(amount) => money(amount, currency)} />
        </div>
      ))}
      {drivers.length < MAX_DRIVERS && (
        <div>
          <Button variant="quiet" size="sm" onClick={() => onChange([...drivers, newDriver])}>
            {words.add}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

function Sum({ driver, write }: { driver: Driver; write: (amount: number) => string }) {
  const price = driverPrice(driver);
  return Number.isFinite(price) ? <p className="text-end text-muted tabular-nums">{words.comesTo(write(price))}</p> : null;
}
