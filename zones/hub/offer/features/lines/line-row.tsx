import type { ClientPrice } from '@services/price-book/contract/client-prices';
import { HIGHEST_PRICE, isWithinLimit, type Line } from '@suite/pricing/line';
import { lineAmounts } from '@suite/pricing/line-amounts';
import { MoneyField } from '@suite/shell/form/money-field';
import { useNumberFormat } from '@suite/shell/form/use-number-format';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { Badge } from '@suite/ui/badge';
import { MoreMenu } from '@suite/ui/more-menu';
import { NumberField } from '@suite/ui/number-field';
import { type KeyboardEvent, memo, type PointerEvent } from 'react';
import { ChoiceField } from '../fields/choice-field';
import { copy } from './copy';
import { LineDetails } from './line-details';
import { isValidLine } from './line-totals';
import { PriceHint } from './price-hint';

const { row: words } = copy;

export type LineAction =
  | { kind: 'change'; part: Partial<Line> }
  | { kind: 'copy' | 'remove' | 'up' | 'down' | 'details' | 'attend' }
  | { kind: 'drag'; event: PointerEvent };

interface Props {
  line: Line;
  currency: string;
  isOpen: boolean;
  /** The ledger's information on its price, while the row is active. */
  hint: ClientPrice | undefined;
  onAction: (lineId: string, act: LineAction) => void;
}

/** Whether its numbers are complete. */
const isCountable = ({ price, quantity, taxRate }: Line): boolean => ![price, quantity, taxRate].some(Number.isNaN);

const actions = ['details', 'copy', 'up', 'down', 'remove'] as const;

const text = 'w-full rounded-sm border border-transparent bg-transparent px-1 -mx-1 hover:border-line-strong focus:border-accent';

/** One line of an option. Rerenders only for its own changes, because an option has up to 200 lines. */
export const LineRow = memo(({ line, currency, isOpen, hint, onAction }: Props) => {
  const { money } = useMetricFormats();
  const quantity = useNumberFormat({ decimals: 3, max: 1_000_000 });
  const { id, name, description, billing } = line;
  const act = (kind: (typeof actions)[number] | 'attend') => onAction(id, { kind });
  const change = (part: Partial<Line>) => onAction(id, { kind: 'change', part });
  const total = isValidLine(line) ? lineAmounts(line).gross : undefined;
  const isTooMuch = isCountable(line) && !isWithinLimit(line);

  function move(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    act(event.key === 'ArrowUp' ? 'up' : 'down');
  }

  return (
    // Rows are laid out only when they become visible.
    <li
      data-line={id}
      className="border-b border-line [contain-intrinsic-block-size:auto_72px] [content-visibility:auto] data-dragged:bg-sunken"
    >
      <div className="grid grid-cols-[24px_minmax(0,1fr)_32px] items-start gap-x-3 gap-y-1 px-3 py-2.5 sm:grid-cols-[24px_minmax(0,1fr)_128px_88px_124px_32px]">
        <button
          type="button"
          data-grip
          aria-label={words.grip(name)}
          className="grid h-8 cursor-grab touch-none place-items-center rounded-sm text-faint hover:text-ink"
          onKeyDown={move}
          onPointerDown={(event) => onAction(id, { kind: 'drag', event })}
        >
          <span aria-hidden="true">⠿</span>
        </button>
        <div className="min-w-0">
          <div className="flex items-center gap-2">
            <input
              aria-label={words.name(name)}
              aria-invalid={name.trim() === '' || undefined}
              className={`${text} h-7 font-semibold aria-invalid:border-bad`}
              maxLength={200}
              autoComplete="off"
              value={name}
              onChange={(event) => change({ name: event.currentTarget.value })}
            />
            {line.isAddOn && <Badge text={words.addOn} size="sm" />}
          </div>
          {name.trim() === '' && <p className="ui-field-error">{words.noName}</p>}
          <textarea
            aria-label={words.description(name)}
            placeholder={words.noDescription}
            className={`${text} block field-sizing-content max-h-32 resize-none text-muted placeholder:text-faint`}
            rows={1}
            maxLength={2000}
            value={description}
            onChange={(event) => change({ description: event.currentTarget.value })}
          />
        </div>
        <div className="max-sm:order-last max-sm:col-span-3 max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_76px_112px] max-sm:gap-2 max-sm:ps-9 sm:contents">
          <ChoiceField
            isBare
            label={words.billing(name)}
            texts={copy.billing}
            value={billing}
            onChange={(next) => change({ billing: next })}
          />
          <NumberField
            isBare
            label={words.quantity(name)}
            value={line.quantity}
            format={quantity}
            wrong={words.wrongQuantity}
            onChange={(next) => change({ quantity: next })}
          />
          {/* A click or a key, not the focus: what opens below must not move what is being pressed. */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notices that its field is used */}
          <div onClick={() => act('attend')} onKeyUp={() => act('attend')}>
            <MoneyField
              isBare
              label={words.price(name)}
              value={line.price}
              currency={currency}
              max={HIGHEST_PRICE}
              wrong={words.wrongPrice}
              onChange={(next) => change({ price: next })}
            />
            {total !== undefined && total !== line.price && (
              <p className="mt-0.5 text-end text-xs text-muted tabular-nums">{words.total(money(total, currency))}</p>
            )}
            {isTooMuch && (
              <p role="alert" className="ui-field-error">
                {words.tooMuch(money(HIGHEST_PRICE, currency))}
              </p>
            )}
          </div>
        </div>
        <MoreMenu label={words.more(name)} actions={actions} texts={words.actions} onAction={act} />
        {hint && (
          <div className="col-span-full max-sm:order-last sm:col-start-2 sm:col-end-6">
            <PriceHint hint={hint} price={line.price} onUse={(price) => change({ price })} />
          </div>
        )}
      </div>
      {isOpen && <LineDetails line={line} currency={currency} onChange={change} />}
    </li>
  );
});
LineRow.displayName = 'LineRow';
