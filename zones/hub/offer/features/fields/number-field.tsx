import { classNames } from '@suite/ui/class-names';
import { useId, useState } from 'react';
import type { NumberFormat } from './use-amount';

interface Props {
  label: string;
  /** `NaN` while the input isn't a number. */
  value: number;
  onChange: (value: number) => void;
  format: NumberFormat;
  /** Says what to enter when the input is invalid. */
  wrong: string;
  hint?: string;
  disabled?: boolean;
  /** In a table row, where the column heading is its visible label. */
  isBare?: boolean;
  className?: string;
}

/** A field for one number. While typing, it keeps the last valid number; on blur, invalid input stays and gets an error. */
export function NumberField({ label, value, onChange, format, wrong, hint, disabled, isBare = false, className }: Props) {
  const id = useId();
  const [typed, setTyped] = useState<{ text: string; value: number }>();
  const isTyped = typed !== undefined && Object.is(typed.value, value);
  const isWrong = Number.isNaN(value);
  const problem = isTyped ? format.read(typed.text).problem : undefined;
  const note = isWrong ? (problem ?? wrong) : hint;

  function type(text: string) {
    const next = format.read(text).value ?? value;
    setTyped({ text, value: next });
    if (!Object.is(next, value)) onChange(next);
  }

  function leave() {
    if (!isTyped) return;
    if (format.read(typed.text).value !== undefined) return setTyped(undefined);
    setTyped({ text: typed.text, value: Number.NaN });
    if (!isWrong) onChange(Number.NaN);
  }

  return (
    <div className={classNames('ui-field', className)}>
      {!isBare && <label htmlFor={id}>{label}</label>}
      <div className="ui-field-box">
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          aria-label={isBare ? label : undefined}
          aria-invalid={isWrong || undefined}
          aria-describedby={note ? `${id}-note` : undefined}
          disabled={disabled}
          className={isBare ? 'h-8! px-2! text-end tabular-nums' : 'tabular-nums'}
          value={isTyped ? typed.text : isWrong ? '' : format.write(value)}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={leave}
        />
      </div>
      {note && (
        <p id={`${id}-note`} className={isWrong ? 'ui-field-error' : 'ui-field-hint'}>
          {note}
        </p>
      )}
    </div>
  );
}
