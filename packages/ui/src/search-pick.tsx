'use client';

import './pick.css';
import { ClosedField } from './picks/closed-field';
import { useFields } from './picks/load-fields';

export interface Found {
  value: string;
  label: string;
  /** Tells it from others of the same name. */
  note?: string;
}

export interface SearchPickProps {
  label: string;
  /** The label is for screen readers alone. */
  isLabelHidden?: boolean;
  placeholder?: string;
  text: string;
  onText: (text: string) => void;
  /** What the caller has found for the text. */
  found: readonly Found[];
  onPick: (value: string) => void;
  /** Says why nothing is found. */
  none: string;
  disabled?: boolean;
}

/** A field that finds as one types, and hands over what is picked (WAI-ARIA combobox pattern with list autocomplete). */
export function SearchPick(props: SearchPickProps) {
  const fields = useFields();
  if (fields) return <fields.SearchField {...props} />;
  const { label, isLabelHidden, text, placeholder, disabled } = props;
  return (
    <ClosedField
      label={label}
      isLabelHidden={isLabelHidden}
      isInput
      text={text || placeholder}
      isPlaceholder={!text}
      disabled={disabled}
    />
  );
}
