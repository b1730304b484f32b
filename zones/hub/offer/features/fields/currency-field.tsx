import { usePreference } from '@suite/shell/preferences/preferences';
import { Combobox } from '@suite/ui/combobox';
import { useMemo } from 'react';

interface Props {
  label: string;
  /** Empty if none is chosen. */
  value: string;
  onChange: (currency: string) => void;
  error?: string | undefined;
  hint?: string;
  disabled?: boolean;
}

/** Chooses a currency, by code or name. */
export function CurrencyField({ label, value, onChange, error, hint, disabled }: Props) {
  const locale = usePreference('locale') || undefined;
  const options = useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'currency' });
    const codes = [...new Set([...Intl.supportedValuesOf('currency'), ...(value ? [value] : [])])];
    return codes.map((code) => ({ value: code, label: `${code} – ${names.of(code) ?? code}` }));
  }, [locale, value]);
  return (
    <Combobox
      label={label}
      options={options}
      value={value || null}
      onChange={(code) => code && onChange(code)}
      {...(error && { error })}
      {...(hint && { hint })}
      {...(disabled && { disabled })}
    />
  );
}
