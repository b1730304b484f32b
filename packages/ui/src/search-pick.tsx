'use client';

import './pick.css';
import { ClosedField } from './picks/closed-field';
import { useFields } from './picks/load-fields';
import type { SearchPickProps } from './picks/search-field';

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
