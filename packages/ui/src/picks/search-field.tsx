import { Combobox as BaseCombobox } from '@base-ui/react/combobox';
import { useId } from 'react';
import { Icon } from '../icon';
import type { SearchResult } from '../search-result';
import { useLayer } from '../use-layer';
import { textClass } from './list-classes';
import { PickList } from './pick-list';

export interface SearchPickProps {
  label: string;
  /** Whether only screen readers get the label. */
  isLabelHidden?: boolean;
  placeholder?: string;
  text: string;
  onText: (text: string) => void;
  /** The matches that the caller has found for the text. */
  found: readonly SearchResult[];
  onPick: (value: string) => void;
  /** Says why there are no matches. */
  none: string;
  disabled?: boolean;
}

export function SearchField({ label, isLabelHidden, placeholder, text, onText, found, onPick, none, disabled }: SearchPickProps) {
  const id = useId();
  const [field, dialog] = useLayer();
  return (
    <div className="ui-field" ref={field}>
      <label htmlFor={id} className={isLabelHidden ? 'ui-visually-hidden' : undefined}>
        {label}
      </label>
      <BaseCombobox.Root
        items={found}
        filter={null}
        value={null}
        inputValue={text}
        onInputValueChange={onText}
        onValueChange={(item: SearchResult | null) => item && onPick(item.value)}
        autoHighlight
        disabled={disabled}
      >
        <BaseCombobox.InputGroup className="ui-pick-field">
          <BaseCombobox.Input
            id={id}
            // While the list is open, everything outside it is hidden from screen readers, including the label.
            aria-label={label}
            placeholder={placeholder}
            maxLength={200}
            className="ui-pick-input"
          />
          <BaseCombobox.Trigger className="ui-pick-button" aria-label="Show what is found">
            <Icon name="chevron-down" />
          </BaseCombobox.Trigger>
        </BaseCombobox.InputGroup>
        <PickList dialog={dialog} none={none} keyOf={({ value }: SearchResult) => value}>
          {(item) => (
            <>
              <span className={textClass}>{item.label}</span>
              {item.note && <span className="ui:whitespace-nowrap ui:text-muted ui:tabular-nums">{item.note}</span>}
            </>
          )}
        </PickList>
      </BaseCombobox.Root>
    </div>
  );
}
