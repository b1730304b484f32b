import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as BaseSelect } from '@base-ui/react/select';
import { useId } from 'react';
import { FieldNote } from '../field-note';
import { Icon } from '../icon';
import type { Option } from '../option';
import { useLayer } from '../use-layer';
import { itemClass, listClass, popupClass, textClass } from './list-classes';

export interface SelectProps {
  label: string;
  options: readonly Option[];
  /** The value of the selected option; null without a selection. */
  value: string | null;
  onChange: (value: string) => void;
  placeholder?: string;
  error?: string;
  hint?: string;
  disabled?: boolean;
}

interface Props extends SelectProps {
  /** Opens the list at once, because the field was pressed before it was loaded. */
  isOpen: boolean;
}

export function SelectField({ label, options, value, onChange, placeholder, error, hint, disabled, isOpen }: Props) {
  const noteId = useId();
  const [field, dialog] = useLayer();
  return (
    // Without the provider a style element would be added, which the Content-Security-Policy blocks.
    <CSPProvider disableStyleElements>
      <div className="ui-field" ref={field}>
        <BaseSelect.Root
          items={options}
          defaultOpen={isOpen}
          value={value}
          onValueChange={(chosen) => chosen !== null && onChange(chosen)}
          disabled={disabled}
          modal={false}
        >
          <BaseSelect.Label className="ui-pick-label">{label}</BaseSelect.Label>
          <BaseSelect.Trigger
            className="ui-pick-field"
            // Base UI refers to the label only after an effect; until then the trigger would have no name.
            aria-label={label}
            aria-invalid={error ? true : undefined}
            aria-describedby={error || hint ? noteId : undefined}
          >
            <BaseSelect.Value className="ui-pick-value" placeholder={placeholder} />
            <Icon name="chevron-down" />
          </BaseSelect.Trigger>
          <BaseSelect.Portal container={dialog}>
            <BaseSelect.Positioner
              className="ui:z-3"
              sideOffset={4}
              alignItemWithTrigger={false}
              positionMethod={dialog ? 'fixed' : 'absolute'}
            >
              <BaseSelect.Popup className={popupClass}>
                <BaseSelect.List className={listClass}>
                  {options.map((option) => (
                    <BaseSelect.Item key={option.value} value={option.value} className={itemClass}>
                      <BaseSelect.ItemText className={textClass}>{option.label}</BaseSelect.ItemText>
                      <BaseSelect.ItemIndicator>
                        <Icon name="check" />
                      </BaseSelect.ItemIndicator>
                    </BaseSelect.Item>
                  ))}
                </BaseSelect.List>
              </BaseSelect.Popup>
            </BaseSelect.Positioner>
          </BaseSelect.Portal>
        </BaseSelect.Root>
        <FieldNote id={noteId} error={error} hint={hint} />
      </div>
    </CSPProvider>
  );
}
