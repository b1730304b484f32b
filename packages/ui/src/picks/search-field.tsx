import { Combobox as BaseCombobox } from '@base-ui/react/combobox';
import { useId } from 'react';
import { Icon } from '../icon';
import type { Found, SearchPickProps } from '../search-pick';
import { useLayer } from '../use-layer';

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
        onValueChange={(item: Found | null) => item && onPick(item.value)}
        autoHighlight
        disabled={disabled}
      >
        <BaseCombobox.InputGroup className="ui-pick-field">
          <BaseCombobox.Input
            id={id}
            // While the list is open, everything beside it is hidden from screen readers, the label with it.
            aria-label={label}
            placeholder={placeholder}
            maxLength={200}
            className="ui-pick-input"
          />
          <BaseCombobox.Trigger className="ui-pick-button" aria-label="Show what is found">
            <Icon name="chevron-down" />
          </BaseCombobox.Trigger>
        </BaseCombobox.InputGroup>
        <BaseCombobox.Portal container={dialog}>
          <BaseCombobox.Positioner className="ui-pick-place" sideOffset={4} positionMethod={dialog ? 'fixed' : 'absolute'}>
            <BaseCombobox.Popup className="ui-pick-popup">
              <BaseCombobox.Empty>
                <p className="ui-pick-note">{none}</p>
              </BaseCombobox.Empty>
              <BaseCombobox.List className="ui-pick-list">
                {(item: Found) => (
                  <BaseCombobox.Item key={item.value} value={item} className="ui-pick-item">
                    <span className="ui-pick-text">{item.label}</span>
                    {item.note && <span className="ui-pick-aside">{item.note}</span>}
                  </BaseCombobox.Item>
                )}
              </BaseCombobox.List>
            </BaseCombobox.Popup>
          </BaseCombobox.Positioner>
        </BaseCombobox.Portal>
      </BaseCombobox.Root>
    </div>
  );
}
