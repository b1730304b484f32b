'use client';

import './pick.css';
import { useState } from 'react';
import { ClosedField } from './picks/closed-field';
import { useFields } from './picks/load-fields';
import type { SelectProps } from './picks/select-field';

/** A field that selects one of a few options (WAI-ARIA select-only combobox pattern); for many options, use a Combobox. */
export function Select(props: SelectProps) {
  const fields = useFields();
  const [isOpen, setOpen] = useState(false);
  if (fields) return <fields.SelectField {...props} isOpen={isOpen} />;
  const { options, value, placeholder, onChange: _, ...rest } = props;
  const chosen = options.find((option) => option.value === value);
  return <ClosedField {...rest} text={chosen?.label ?? placeholder} isPlaceholder={!chosen} onPress={() => setOpen(true)} />;
}
