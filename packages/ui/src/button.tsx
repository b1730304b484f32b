import type { ButtonHTMLAttributes } from 'react';
import { classNames } from './class-names';
import { Spinner } from './spinner';
import { Tooltip } from './tooltip';

export interface ButtonLook {
  /** `danger` takes something away. */
  look?: 'solid' | 'danger' | 'quiet' | 'plain';
  size?: 'sm' | 'md';
}

export const buttonClass = ({ look = 'solid', size = 'md' }: ButtonLook, className?: string): string =>
  classNames('ui-button', `ui-button-${look}`, size === 'sm' && 'ui-button-sm', className);

interface Props extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  /** Work is under way: the button is disabled and its spinner takes the button's size (§4). */
  spinning?: boolean;
  /** Why the button is disabled, in a tooltip (§2). The keyboard still reaches the button then, to learn it. */
  disabledText?: string;
}

/** Its width comes from the text, or from a class of the caller. */
export function Button({
  look,
  size,
  spinning = false,
  disabled = false,
  disabledText,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: Props) {
  const reason = disabled && !spinning ? disabledText : undefined;
  const button = (
    <button
      type={type}
      disabled={!reason && (disabled || spinning)}
      aria-disabled={reason ? true : undefined}
      aria-description={reason}
      aria-busy={spinning || undefined}
      className={buttonClass({ look, size }, className)}
      onClick={reason ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {spinning && <Spinner size={size === 'sm' ? 'sm' : 'md'} label="Please wait" className="ui-button-spinner" />}
      <span>{children}</span>
    </button>
  );
  if (!disabledText) return button;
  // In its place while the button is enabled, too: a button that moved into it would lose the focus.
  return (
    <Tooltip text={reason} always>
      {button}
    </Tooltip>
  );
}
