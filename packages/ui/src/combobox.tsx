'use client';

import './pick.css';
import { ClosedField } from './picks/closed-field';
import { useFields } from './picks/load-fields';
import type { Option } from './select';

export interface ComboboxProps {
  label: string;
  options: readonly Option[];
  /** The value of the chosen option, null for none. */
  value: string | null;
  onChange: (value: string | null) => void;
  placeholder?: string;
  error?: string;
  hint?: string;
  disabled?: boolean;
}

/** A field that is one of many, found by typing a part of it (WAI-ARIA combobox pattern with list autocomplete). */
export function Combobox(props: ComboboxProps) {
  const fields = useFields();
  if (fields) return <fields.ComboboxField {...props} />;
  const { options, value, placeholder, onChange: _, ...rest } = props;
  const chosen = options.find((option) => option.value === value);
  return <ClosedField {...rest} isInput text={chosen?.label ?? placeholder} isPlaceholder={!chosen} />;
}
