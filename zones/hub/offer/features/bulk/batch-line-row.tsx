import type { BatchLine } from '@services/proposals/contract/bulk';
import { HIGHEST_PRICE } from '@suite/pricing/line';
import { MoneyField } from '@suite/shell/form/money-field';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { Checkbox } from '@suite/ui/checkbox';
import { copy as lineCopy } from '../lines/copy';
import { copy } from './copy';

const { item: words } = copy;

interface Props {
  line: BatchLine;
  currency: string;
  /** As typed. */
  price: number;
  /** What is left out of an amendment stays as it is. */
  isAmendment: boolean;
  /** The proposal has several options, so each line names its option. */
  hasOption: boolean;
  isEditable: boolean;
  onPrice: (price: number) => void;
  onLeaveOut: (isLeftOut: boolean) => void;
}

/** A price of one client: current, new, and the change. */
export function BatchLineRow({ line, currency, price, isAmendment, hasOption, isEditable, onPrice, onLeaveOut }: Props) {
  const { money, number, decimalPercent } = useMetricFormats();
  const { name, option, billing, quantity, unit, isAddOn, before, source, inputs, isLeftOut, isEdited, raise } = line;
  const staysAsItIs = isAmendment && source === 'accepted';
  const offered = isLeftOut && staysAsItIs && before !== null ? before - inputs : price;
  const notes = [
    lineCopy.billing[billing],
    (quantity !== 1 || unit !== '') && words.quantity(number(quantity), unit),
    isAddOn && words.addOn,
    words.sources[source],
    isEdited && words.edited,
    raise && (raise.suggested === null ? words.noSuggestion : words.reasons[raise.by](`+${decimalPercent(raise.uplift)}`)),
    raise?.isCapped && words.capped,
    isLeftOut && (staysAsItIs ? words.notRaised : words.leftOut),
  ].filter(Boolean);
  return (
    <li className="grid grid-cols-[20px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 px-4 py-2 sm:grid-cols-[20px_minmax(0,1fr)_110px_150px_96px]">
      <Checkbox
        aria-label={words.takes(name)}
        checked={!isLeftOut}
        disabled={!isEditable}
        onChange={(isTaken) => onLeaveOut(!isTaken)}
      />
      <div className="min-w-0 max-sm:col-span-2">
        <bdi className={`block truncate ${isLeftOut && !staysAsItIs ? 'text-muted line-through' : ''}`} title={name}>
          {hasOption ? `${option}: ${name}` : name}
        </bdi>
        <span className="block text-xs text-muted">{notes.join(' · ')}</span>
      </div>
      <span className="text-muted tabular-nums max-sm:col-start-2 sm:text-end">
        {before === null ? words.new : money(before, currency)}
      </span>
      <div className="max-sm:w-36">
        {isEditable && !isLeftOut ? (
          <MoneyField
            isBare
            label={words.price(name)}
            value={price}
            currency={currency}
            max={HIGHEST_PRICE}
            wrong={words.wrongPrice}
            onChange={onPrice}
          />
        ) : (
          <span className="block text-end tabular-nums">{money(offered, currency)}</span>
        )}
        {inputs > 0 && <p className="text-end text-xs text-muted tabular-nums">{words.inputs(money(inputs, currency))}</p>}
      </div>
      <span className="text-end text-muted tabular-nums max-sm:col-span-2 max-sm:col-start-2">
        <Change before={before} after={offered + inputs} currency={currency} />
      </span>
    </li>
  );
}

function Change({ before, after, currency }: { before: number | null; after: number; currency: string }) {
  const { money, decimalPercent } = useMetricFormats();
  if (before === null || Number.isNaN(after)) return null;
  if (after === before) return words.same;
  const sign = after > before ? '+' : '';
  const share = before ? `${sign}${decimalPercent(after / before - 1)}` : '';
  return (
    <span className={after < before ? 'text-bad' : ''} title={`${sign}${money(after - before, currency)}`}>
      {share}
    </span>
  );
}
