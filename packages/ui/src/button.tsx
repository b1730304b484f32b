import type { ButtonHTMLAttributes } from 'react';
import { classNames } from './class-names';
import { Spinner } from './spinner';
import { Tooltip } from './tooltip';

export interface ButtonVariant {
  /** `danger` is for actions that remove something. */
  variant?: 'solid' | 'danger' | 'quiet' | 'plain';
  size?: 'sm' | 'md';
}

export const buttonClass = ({ variant = 'solid', size = 'md' }: ButtonVariant, className?: string): string =>
  classNames('ui-button', `ui-button-${variant}`, size === 'sm' && 'ui-button-sm', className);

interface Props extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonVariant {
  /** Work is in progress: the button is disabled and its spinner has the button's size (§4). */
  spinning?: boolean;
  /** Why the button is disabled, in a tooltip (§2). The button stays focusable, so that keyboard users can read it. */
  disabledText?: string;
}

/** Button as wide as its text, or as a class of the caller sets. */
export function Button({
  variant,
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
      className={buttonClass({ variant, size }, className)}
      onClick={reason ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {spinning && <Spinner size={size === 'sm' ? 'sm' : 'md'} label="Please wait" className="ui-button-spinner" />}
      <span>{children}</span>
    </button>
  );
  if (!disabledText) return button;
  // The wrapper is there while the button is enabled, too: a button that moved into it would lose the focus.
  return (
    <Tooltip text={reason} always>
      {button}
    </Tooltip>
  );
}
