import type { AnchorHTMLAttributes } from 'react';
import { type ButtonVariant, buttonClass } from './button';
import { classNames } from './class-names';

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Opens beside the page, which it can then not reach. */
  newTab?: boolean;
}

const newTabProps = { target: '_blank', rel: 'noopener' } as const;

export const Link = ({ newTab = false, className, children, ...rest }: Props) => (
  <a className={classNames('ui-link', className)} {...(newTab && newTabProps)} {...rest}>
    {children}
    {newTab && <NewTabMark />}
  </a>
);

/** Leads somewhere and looks like a button. */
export const ButtonLink = ({ newTab = false, variant, size, className, children, ...rest }: Props & ButtonVariant) => (
  <a className={buttonClass({ variant, size }, className)} {...(newTab && newTabProps)} {...rest}>
    {children}
    {newTab && <NewTabMark />}
  </a>
);

/** An item of a menu that leads out of the page. */
export const NewTabItem = ({ children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a className="ui-menu-item" {...newTabProps} {...rest}>
    <span>
      {children}
      <NewTabMark />
    </span>
  </a>
);

const NewTabMark = () => (
  <span className="ui-link-mark" aria-hidden="true">
    ↗
  </span>
);
