import { copy } from '@services/proposals/wording/offer-page';
import { useNumberFormat } from '@suite/shell/form/use-number-format';
import { useId, useState } from 'react';

interface Props {
  /** Name of the line. */
  name: string;
  unit: string;
  quantity: number;
  limits: { least: number; most: number };
  /** Price of one unit. */
  each: string;
  count: (value: number) => string;
  isDisabled: boolean;
  onChange: (count: number) => void;
}

const button =
  'grid size-11 flex-none cursor-pointer place-items-center rounded-md border border-line-strong bg-surface text-lg hover:bg-sunken disabled:text-faint print:hidden';

/** A quantity within limits, typed or stepped. Values outside are never applied. */
export function QuantityField({ name, unit, quantity, limits, each, count, isDisabled, onChange }: Props) {
  const id = useId();
  /** Text being typed; undefined while the field shows the quantity. */
  const [typed, setTyped] = useState<string>();
  /** What to enter instead, when the text is not valid. */
  const [wrong, setWrong] = useState<string>();
  const { least, most } = limits;
  const texts = [count(least), count(most)] as const;
  const numbers = useNumberFormat({ decimals: 3 });

  function type(text: string) {
    const { value, problem } = numbers.read(text);
    const isWithin = typeof value === 'number' && value >= least && value <= most;
    setTyped(text);
    setWrong(isWithin ? undefined : (problem ?? copy.outOfLimits(...texts)));
    if (isWithin) onChange(value);
  }

  function step(by: number) {
    setTyped(undefined);
    setWrong(undefined);
    onChange(Math.min(most, Math.max(least, Math.round((quantity + by) * 1000) / 1000)));
  }

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1">
      <div className="flex gap-1">
        <button
          type="button"
          className={button}
          aria-label={copy.less(name)}
          disabled={isDisabled || quantity <= least}
          onClick={() => step(-1)}
        >
          −
        </button>
        <input
          type="text"
          inputMode="decimal"
          className="ui-number h-11 w-20 rounded-md border border-field bg-surface px-2 text-center text-lg aria-invalid:border-bad disabled:text-faint"
          aria-label={copy.quantity(name)}
          aria-invalid={(wrong !== undefined && typed !== undefined) || undefined}
          aria-describedby={`${id}-limits`}
          disabled={isDisabled}
          value={typed ?? numbers.write(quantity)}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={() => setTyped(undefined)}
        />
        <button
          type="button"
          className={button}
          aria-label={copy.more(name)}
          disabled={isDisabled || quantity >= most}
          onClick={() => step(1)}
        >
          +
        </button>
      </div>
      <p id={`${id}-limits`} className="text-sm text-muted">
        {copy.each(each, unit)} ·{' '}
        <span aria-live="polite" className={wrong && 'text-bad'}>
          {wrong ?? copy.limits(...texts)}
        </span>
      </p>
    </div>
  );
}
