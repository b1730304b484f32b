import type { ButtonHTMLAttributes } from 'react';
import { classNames } from './class-names';
import { Spinner } from './spinner';

export interface ButtonLook {
  look?: 'solid' | 'quiet' | 'plain';
  size?: 'sm' | 'md';
}

export const buttonClass = ({ look = 'solid', size = 'md' }: ButtonLook, className?: string): string =>
  classNames('ui-button', `ui-button-${look}`, size === 'sm' && 'ui-button-sm', className);

interface Props extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  /** Work is under way: the button is disabled and its spinner takes the button's size (spec §4). */
  spinning?: boolean;
}

/** Its width comes from the text, or from a class of the caller. */
export const Button = ({ look, size, spinning = false, disabled, type = 'button', className, children, ...rest }: Props) => (
  <button
    type={type}
    disabled={disabled || spinning}
    aria-busy={spinning || undefined}
    className={buttonClass({ look, size }, className)}
    {...rest}
  >
    {spinning && <Spinner size={size === 'sm' ? 'sm' : 'md'} label="Please wait" className="ui-button-spinner" />}
    <span>{children}</span>
  </button>
);
