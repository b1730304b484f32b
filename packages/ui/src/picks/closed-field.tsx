import { classNames } from '../class-names';
import { FieldNote } from '../field-note';
import { Icon } from '../icon';

interface Props {
  label: string;
  isLabelHidden?: boolean | undefined;
  /** The field's text: its selection or its placeholder. */
  text: string | undefined;
  isPlaceholder: boolean;
  /** Whether it is a text input. */
  isInput?: boolean;
  error?: string | undefined;
  hint?: string | undefined;
  disabled?: boolean | undefined;
  onPress?: () => void;
}

/** Placeholder that looks like a field with a closed list and has its size, until the field itself is loaded. */
export const ClosedField = ({ label, isLabelHidden, text, isPlaceholder, isInput, error, hint, disabled, onPress }: Props) => (
  <div className="ui-field" aria-busy="true">
    <span className={classNames('ui-pick-label', isLabelHidden && 'ui-visually-hidden')}>{label}</span>
    <div className="ui-pick-field" data-disabled={disabled ? '' : undefined} onPointerDown={disabled ? undefined : onPress}>
      <span className="ui-pick-value" data-placeholder={isPlaceholder ? '' : undefined}>
        {text}
      </span>
      {isInput ? (
        <span className="ui-pick-button">
          <Icon name="chevron-down" />
        </span>
      ) : (
        <Icon name="chevron-down" />
      )}
    </div>
    <FieldNote id="" error={error} hint={hint} />
  </div>
);
