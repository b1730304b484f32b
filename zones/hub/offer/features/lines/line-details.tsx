import { HIGHEST_PRICE, isRecurring, type Line } from '@suite/pricing/line';
import { PercentField } from '@suite/shell/form/percent-field';
import { useNumberFormat } from '@suite/shell/form/use-number-format';
import { Checkbox } from '@suite/ui/checkbox';
import { DateField } from '@suite/ui/date-field';
import { Input } from '@suite/ui/input';
import { NumberField, OptionalNumberField } from '@suite/ui/number-field';
import { copy } from './copy';
import { DiscountFields } from './discount-fields';
import { DriverFields } from './driver-fields';

const { details: words } = copy;

interface Props {
  line: Line;
  currency: string;
  onChange: (part: Partial<Line>) => void;
}

/** Properties of a line other than its name and its price. */
export function LineDetails({ line, currency, onChange }: Props) {
  const quantity = useNumberFormat({ decimals: 3, max: 1_000_000 });
  const term = useNumberFormat({ decimals: 0, min: 1, max: 120 });
  const { billing, quantityLimits: limits } = line;

  return (
    <fieldset className="mx-3 mb-3 grid gap-x-4 gap-y-3 rounded-md border border-line bg-paper p-3 sm:ms-12 sm:grid-cols-3">
      <legend className="ui-visually-hidden">{words.heading(line.name)}</legend>
      <Input
        label={words.unit}
        hint={words.unitHint}
        value={line.unit}
        maxLength={40}
        autoComplete="off"
        onChange={(event) => onChange({ unit: event.currentTarget.value })}
      />
      <PercentField
        label={words.taxRate}
        value={line.taxRate}
        storedAs="thousandths"
        wrong={words.wrongRate}
        onChange={(taxRate) => onChange({ taxRate })}
      />
      <DateField
        label={words.startsOn}
        hint={words.startsOnHint}
        value={line.startsOn ?? ''}
        onChange={(day) => onChange({ startsOn: day || null })}
      />
      {billing === 'completion' && (
        <PercentField
          label={words.depositRate}
          value={line.depositRate}
          storedAs="hundredths"
          wrong={words.wrongRate}
          onChange={(depositRate) => onChange({ depositRate })}
        />
      )}
      {isRecurring(billing) && (
        <OptionalNumberField
          label={words.minimumTerm[billing]}
          hint={words.minimumTermHint}
          value={line.minimumTerm}
          format={term}
          wrong={words.wrongTerm}
          onChange={(minimumTerm) => onChange({ minimumTerm })}
        />
      )}
      <DiscountFields
        discount={line.discount}
        currency={currency}
        most={HIGHEST_PRICE}
        onChange={(discount) => onChange({ discount })}
      />
      <div className="grid content-start gap-2 sm:col-span-3 sm:grid-cols-2">
        {isRecurring(billing) && (
          <Checkbox
            label={words.isProrated}
            hint={words.isProratedHint}
            checked={line.isProrated}
            onChange={(isProrated) => onChange({ isProrated })}
          />
        )}
        <Checkbox label={words.isAddOn} checked={line.isAddOn} onChange={(isAddOn) => onChange({ isAddOn })} />
        {line.isAddOn && (
          <Checkbox
            label={words.isPreselected}
            checked={line.isPreselected}
            onChange={(isPreselected) => onChange({ isPreselected })}
          />
        )}
        <Checkbox
          label={words.showsBreakdown}
          checked={line.showsBreakdown}
          onChange={(showsBreakdown) => onChange({ showsBreakdown })}
        />
        <Checkbox
          label={words.hasLimits}
          checked={limits !== null}
          onChange={(has) => onChange({ quantityLimits: has ? { least: 0, most: Math.max(10, line.quantity) } : null })}
        />
      </div>
      {limits && (
        <>
          <NumberField
            label={words.least}
            value={limits.least}
            format={quantity}
            wrong={copy.row.wrongQuantity}
            onChange={(least) => onChange({ quantityLimits: { ...limits, least } })}
          />
          <NumberField
            label={words.most}
            value={limits.most}
            format={quantity}
            wrong={copy.row.wrongQuantity}
            onChange={(most) => onChange({ quantityLimits: { ...limits, most } })}
          />
          {limits.least > limits.most && <p className="ui-field-error self-end">{words.crossed}</p>}
        </>
      )}
      <DriverFields drivers={line.drivers} currency={currency} onChange={(drivers) => onChange({ drivers })} />
    </fieldset>
  );
}
