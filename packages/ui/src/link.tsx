import type { AnchorHTMLAttributes } from 'react';
import { type ButtonVariant, buttonClass } from './button';
import { classNames } from './class-names';

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Opens in a new tab, which has no access to this page. */
  newTab?: boolean;
}

const newTabProps = { target: '_blank', rel: 'noopener' } as const;

export const Link = ({ newTab = false, className, children, ...rest }: Props) => (
  <a className={classNames('ui-link', className)} {...(newTab && newTabProps)} {...rest}>
    {children}
    {newTab && <NewTabMark />}
  </a>
);

/** A link that looks like a button. */
export const ButtonLink = ({ newTab = false, variant, size, className, children, ...rest }: Props & ButtonVariant) => (
  <a className={buttonClass({ variant, size }, className)} {...(newTab && newTabProps)} {...rest}>
    {children}
    {newTab && <NewTabMark />}
  </a>
);

/** A menu item that opens in a new tab. */
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
