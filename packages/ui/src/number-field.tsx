'use client';

import { useId, useState } from 'react';
import { classNames } from './class-names';
import { FieldNote } from './field-note';

/** Reads and writes the text of a field. */
export interface NumberFormat {
  /** The number, or null when the field is empty; undefined when it is not accepted, with a `problem` that says what to write. */
  read: (text: string) => { value: number | null; problem?: undefined } | { value?: undefined; problem?: string | undefined };
  /** The number as people write it; empty for null and undefined. */
  write: (value: number | null | undefined) => string;
}

interface CommonProps {
  label: string;
  format: NumberFormat;
  /** Says what to enter when the input is not accepted. */
  wrong: string;
  hint?: string;
  disabled?: boolean;
  /** In a table row, where the column heading is its visible label. */
  isBare?: boolean;
  className?: string;
}

export interface NumberFieldProps extends CommonProps {
  /** `NaN` while the input isn't a number. */
  value: number;
  onChange: (value: number) => void;
}

/** A field for one number. While typing, it keeps the last valid number; on blur, invalid input stays and gets an error. */
export function NumberField({
  label,
  value,
  onChange,
  format,
  wrong,
  hint,
  disabled,
  isBare = false,
  className,
}: NumberFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<{ text: string; value: number }>();
  const isTyped = typed !== undefined && Object.is(typed.value, value);
  const isWrong = Number.isNaN(value);
  const error = isWrong ? ((isTyped ? format.read(typed.text).problem : undefined) ?? wrong) : undefined;

  function type(text: string) {
    const next = format.read(text).value ?? value;
    setTyped({ text, value: next });
    if (!Object.is(next, value)) onChange(next);
  }

  function leave() {
    if (!isTyped) return;
    if (typeof format.read(typed.text).value === 'number') return setTyped(undefined);
    setTyped({ text: typed.text, value: Number.NaN });
    if (!isWrong) onChange(Number.NaN);
  }

  return (
    <div className={classNames('ui-field', className)}>
      {!isBare && <label htmlFor={id}>{label}</label>}
      <div className="ui-field-box">
        <input
          id={id}
          className={classNames('ui:tabular-nums', isBare && 'ui:h-8 ui:px-2 ui:text-end')}
          inputMode="decimal"
          autoComplete="off"
          aria-label={isBare ? label : undefined}
          aria-invalid={isWrong || undefined}
          aria-describedby={error || hint ? `${id}-note` : undefined}
          disabled={disabled}
          value={isTyped ? typed.text : isWrong ? '' : format.write(value)}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={leave}
        />
      </div>
      <FieldNote id={`${id}-note`} error={error} hint={hint} />
    </div>
  );
}

interface OptionalProps extends CommonProps {
  value: number | null;
  onChange: (value: number | null) => void;
}

/** Internal value of an empty field. */
const NONE = -1;

/** A field for one number, or none if it is empty. */
export const OptionalNumberField = ({ value, onChange, format, ...rest }: OptionalProps) => (
  <NumberField
    {...rest}
    value={value ?? NONE}
    format={{
      read: (text) => (text.trim() === '' ? { value: NONE } : format.read(text)),
      write: (number) => (number === NONE ? '' : format.write(number)),
    }}
    onChange={(number) => onChange(number === NONE ? null : number)}
  />
);
