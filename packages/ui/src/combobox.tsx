'use client';

import './pick.css';
import { Combobox as BaseCombobox } from '@base-ui/react/combobox';
import { useId } from 'react';
import { FieldNote } from './field-note';
import { Icon } from './icon';
import type { Option } from './select';
import { useLayer } from './use-layer';

/** The most options listed at once: with more of them, opening the list stutters. */
const MOST_LISTED = 100;

interface Props {
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
export function Combobox({ label, options, value, onChange, placeholder, error, hint, disabled }: Props) {
  const id = useId();
  const [field, dialog] = useLayer();
  const chosen = options.find((option) => option.value === value) ?? null;
  return (
    <div className="ui-field" ref={field}>
      <label htmlFor={id} className="ui-pick-label">
        {label}
      </label>
      <BaseCombobox.Root
        items={options}
        value={chosen}
        onValueChange={(option) => onChange(option?.value ?? null)}
        isItemEqualToValue={(one, other) => one.value === other.value}
        limit={MOST_LISTED}
        autoHighlight
        disabled={disabled}
      >
        <BaseCombobox.InputGroup className="ui-pick-field">
          <BaseCombobox.Input
            id={id}
            // While the list is open, everything beside it is hidden from screen readers, the label with it.
            aria-label={label}
            placeholder={placeholder}
            className="ui-pick-input"
            aria-invalid={error ? true : undefined}
            aria-describedby={error || hint ? `${id}-note` : undefined}
          />
          {!disabled && (
            <BaseCombobox.Clear className="ui-pick-button" aria-label={`Clear ${label.toLowerCase()}`}>
              <Icon name="close" />
            </BaseCombobox.Clear>
          )}
          <BaseCombobox.Trigger className="ui-pick-button" aria-label="Show all options">
            <Icon name="chevron-down" />
          </BaseCombobox.Trigger>
        </BaseCombobox.InputGroup>
        <BaseCombobox.Portal container={dialog}>
          <BaseCombobox.Positioner className="ui-pick-place" sideOffset={4} positionMethod={dialog ? 'fixed' : 'absolute'}>
            <BaseCombobox.Popup className="ui-pick-popup">
              <BaseCombobox.Empty>
                <p className="ui-pick-note">Nothing is called that.</p>
              </BaseCombobox.Empty>
              <BaseCombobox.List className="ui-pick-list">
                {(option: Option) => (
                  <BaseCombobox.Item key={option.value} value={option} className="ui-pick-item">
                    <span className="ui-pick-text">{option.label}</span>
                    <BaseCombobox.ItemIndicator>
                      <Icon name="check" />
                    </BaseCombobox.ItemIndicator>
                  </BaseCombobox.Item>
                )}
              </BaseCombobox.List>
              {options.length > MOST_LISTED && (
                <p className="ui-pick-note">
                  {options.length} in all, {MOST_LISTED} listed at most. Type to find the others.
                </p>
              )}
            </BaseCombobox.Popup>
          </BaseCombobox.Positioner>
        </BaseCombobox.Portal>
      </BaseCombobox.Root>
      <FieldNote id={`${id}-note`} error={error} hint={hint} />
    </div>
  );
}
