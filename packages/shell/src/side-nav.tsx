import { Icon } from '@suite/ui/icon';
import type { ComponentProps } from 'react';

export interface SideLink {
  href: string;
  text: string;
  icon: ComponentProps<typeof Icon>['name'];
}

interface Props {
  label: string;
  links: readonly SideLink[];
  /** Address of the open section. */
  current: string | undefined;
}

/** The sections of a zone, with the open one marked as current. */
export const SideNav = ({ label, links, current }: Props) => (
  <nav aria-label={label} className="suite-side-nav">
    {links.map(({ href, ...link }) => (
      <a key={href} href={href} aria-current={href === current ? 'page' : undefined}>
        <Entry {...link} />
      </a>
    ))}
  </nav>
);

/** Placeholder of the navigation until the zone has started. */
export const SideNavShape = ({ links }: Pick<Props, 'links'>) => (
  <div aria-hidden="true" className="suite-side-nav">
    {links.map(({ href, ...link }) => (
      <span key={href}>
        <Entry {...link} />
      </span>
    ))}
  </div>
);

const Entry = ({ icon, text }: Omit<SideLink, 'href'>) => (
  <>
    <Icon name={icon} />
    {text}
  </>
);
