import { useNumberFormat } from '@suite/shell/form/use-number-format';
import { Input } from '@suite/ui/input';
import { useState } from 'react';

interface Props {
  label: string;
  /** A plain decimal, as in the URL; empty for none. */
  value: string;
  onChange: (value: string) => void;
}

/** One end of a range of amounts. Filters nothing until the input is an amount. */
export function AmountFilter({ label, value, onChange }: Props) {
  const { read, write } = useNumberFormat({ decimals: 3, max: 999_999_999_999 });
  const [typed, setTyped] = useState<{ text: string; value: string }>();
  const isTyped = typed?.value === value;

  function type(text: string) {
    const next = String(read(text).value ?? '');
    setTyped({ text, value: next });
    if (next !== value) onChange(next);
  }

  return (
    <Input
      label={label}
      value={isTyped ? typed.text : value && write(Number(value))}
      inputMode="decimal"
      autoComplete="off"
      maxLength={24}
      validate={(field) => read(field.value).problem}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}
