import { Combobox as BaseCombobox } from '@base-ui/react/combobox';
import { useId } from 'react';
import { FieldNote } from '../field-note';
import { Icon } from '../icon';
import type { Option } from '../option';
import { useLayer } from '../use-layer';
import { textClass } from './list-classes';
import { PickList } from './pick-list';

export interface ComboboxProps {
  label: string;
  options: readonly Option[];
  /** The value of the selected option; null without a selection. */
  value: string | null;
  onChange: (value: string | null) => void;
  placeholder?: string;
  error?: string;
  hint?: string;
  disabled?: boolean;
}

/** Max options listed at once: with more, opening the list stutters. */
const MAX_LISTED = 100;

export function ComboboxField({ label, options, value, onChange, placeholder, error, hint, disabled }: ComboboxProps) {
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
        limit={MAX_LISTED}
        autoHighlight
        disabled={disabled}
      >
        <BaseCombobox.InputGroup className="ui-pick-field">
          <BaseCombobox.Input
            id={id}
            // While the list is open, everything outside it is hidden from screen readers, including the label.
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
        <PickList
          dialog={dialog}
          none="Nothing is called that."
          keyOf={({ value }: Option) => value}
          note={options.length > MAX_LISTED && `${options.length} in all, ${MAX_LISTED} listed at most. Type to find the others.`}
        >
          {(option) => (
            <>
              <span className={textClass}>{option.label}</span>
              <BaseCombobox.ItemIndicator>
                <Icon name="check" />
              </BaseCombobox.ItemIndicator>
            </>
          )}
        </PickList>
      </BaseCombobox.Root>
      <FieldNote id={`${id}-note`} error={error} hint={hint} />
    </div>
  );
}
