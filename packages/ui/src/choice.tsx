import { type ChangeEvent, type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { ChoiceNote } from './choice-note';
import { classNames } from './class-names';

export interface ChoiceProps
  extends Omit<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'role' | 'size' | 'checked' | 'className' | 'children' | 'onChange'
  > {
  /** Without one, only the box is rendered: `aria-label` names it, or a label elsewhere that names its `id`. */
  label?: ReactNode;
  /** Shown below the label, and read out as the description. */
  hint?: ReactNode;
  /** Error of the form; it replaces the hint and is read out when it appears. */
  error?: string | undefined;
  checked: boolean;
  /** 13, 16, 18 or 20 pixels; `md` by default. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Class of the label. */
  className?: string | undefined;
  boxClassName?: string | undefined;
}

interface Props extends ChoiceProps {
  type: 'checkbox' | 'radio';
  role?: 'switch';
  isIndeterminate?: boolean;
  onChange: (isChecked: boolean, event: ChangeEvent<HTMLInputElement>) => void;
}

const boxSizes = { sm: 'ui:size-[13px]', md: 'ui:size-4', lg: 'ui:size-[18px]', xl: 'ui:size-5' };

/** The browser's own box or button with its label: what checkboxes, radio buttons and switches have in common. */
export function Choice({
  label,
  hint,
  error,
  size = 'md',
  isIndeterminate = false,
  className,
  boxClassName,
  id: ownId,
  onChange,
  'aria-describedby': describedBy,
  ...rest
}: Props) {
  const madeId = useId();
  const id = ownId ?? madeId;
  const hasNote = label !== undefined && Boolean(error || hint);
  const box = (
    <input
      {...rest}
      id={label === undefined ? ownId : id}
      {...(hasNote && { 'aria-labelledby': `${id}-label` })}
      ref={(input) => {
        if (input) input.indeterminate = isIndeterminate;
      }}
      className={classNames('ui:flex-none', boxSizes[size], hasNote && 'ui:mt-0.5', boxClassName)}
      aria-invalid={error ? true : undefined}
      aria-describedby={classNames(describedBy, hasNote && `${id}-note`) || undefined}
      onChange={(event) => onChange(event.currentTarget.checked, event)}
    />
  );
  if (label === undefined) return box;
  return (
    <label
      htmlFor={id}
      className={classNames(
        'ui:flex ui:cursor-pointer ui:gap-2 ui:has-[>:disabled]:cursor-auto',
        hasNote ? 'ui:items-start' : 'ui:items-center',
        className,
      )}
    >
      {box}
      {hasNote ? (
        <span>
          <span id={`${id}-label`}>{label}</span>
          <ChoiceNote id={`${id}-note`} error={error} hint={hint} />
        </span>
      ) : (
        label
      )}
    </label>
  );
}
