'use client';

import './pick.css';
import { ClosedField } from './picks/closed-field';
import { useFields } from './picks/load-fields';

export interface Found {
  value: string;
  label: string;
  /** Distinguishes it from others of the same name. */
  note?: string;
}

export interface SearchPickProps {
  label: string;
  /** Whether only screen readers get the label. */
  isLabelHidden?: boolean;
  placeholder?: string;
  text: string;
  onText: (text: string) => void;
  /** The matches that the caller has found for the text. */
  found: readonly Found[];
  onPick: (value: string) => void;
  /** Says why there are no matches. */
  none: string;
  disabled?: boolean;
}

/** A search field that passes on the picked match (WAI-ARIA combobox pattern with list autocomplete). */
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
