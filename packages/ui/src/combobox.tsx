'use client';

import './pick.css';
import { ClosedField } from './picks/closed-field';
import type { ComboboxProps } from './picks/combobox-field';
import { useFields } from './picks/load-fields';

/**
 * A field that selects one of many options, found by typing part of its text (WAI-ARIA combobox pattern with list autocomplete).
 */
export function Combobox(props: ComboboxProps) {
  const fields = useFields();
  if (fields) return <fields.ComboboxField {...props} />;
  const { options, value, placeholder, onChange: _, ...rest } = props;
  const chosen = options.find((option) => option.value === value);
  return <ClosedField {...rest} isInput text={chosen?.label ?? placeholder} isPlaceholder={!chosen} />;
}
