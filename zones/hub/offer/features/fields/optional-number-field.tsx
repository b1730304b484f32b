import { useMemo } from 'react';
import { NumberField } from './number-field';
import type { NumberFormat } from './use-amount';

interface Props {
  label: string;
  value: number | null;
  onChange: (value: number | null) => void;
  format: NumberFormat;
  wrong: string;
  hint?: string;
}

/** Internal value of an empty field. */
const NONE = -1;

/** A field for one number, or none if it is empty. */
export function OptionalNumberField({ value, onChange, format, ...rest }: Props) {
  const optional = useMemo(
    () => ({
      write: (number: number) => (number === NONE ? '' : format.write(number)),
      read: (typed: string) => (typed.trim() === '' ? { value: NONE } : format.read(typed)),
    }),
    [format],
  );
  return (
    <NumberField
      {...rest}
      value={value ?? NONE}
      format={optional}
      onChange={(number) => onChange(number === NONE ? null : number)}
    />
  );
}
