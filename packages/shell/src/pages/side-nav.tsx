import { useIsAdministrator } from '@suite/session/is-administrator';
import { useSession } from '@suite/session/session-provider';
import { Icon } from '@suite/ui/icon';
import type { NavEntry } from '@suite/zones/pages';
import { type NavRouteOf, writeHash } from '@suite/zones/zone-url';
import { type ZoneName, zoneRow } from '@suite/zones/zones';
import { type ComponentType, Fragment, type ReactNode, Suspense } from 'react';
import { type LoadPage, latePage } from './late-page';
import { useNavEntries } from './nav-entries';

interface SideLink extends Pick<NavEntry, 'text' | 'icon'> {
  href: string;
}

interface LinksProps {
  label: string;
  links: readonly SideLink[];
  /** Address of the open section. */
  current: string | undefined;
}

/** Links to the sections of a zone, with the open one marked as current. */
export const SideLinks = ({ label, links, current }: LinksProps) => (
  <nav aria-label={label} className="suite-side-nav">
    {links.map(({ href, ...link }) => (
      <a key={href} href={href} aria-current={href === current ? 'page' : undefined}>
        <Entry {...link} />
      </a>
    ))}
  </nav>
);

const Entry = ({ icon, text }: Omit<SideLink, 'href'>) => (
  <>
    {icon && <Icon name={icon} />}
    {text}
  </>
);

interface Props<Zone extends ZoneName> {
  zone: Zone;
  current: NavRouteOf<Zone> | undefined;
}

/** The navigation of a zone, without the entries that are not for the person. */
export function SideNav<Zone extends ZoneName>({ zone, current }: Props<Zone>) {
  const { rights } = useSession().token;
  const isFor = { administrators: useIsAdministrator(), operators: rights.includes('operator') };
  const links = useNavEntries<Zone>()
    .filter(([, entry]) => !entry.for || isFor[entry.for])
    .map(([route, entry]) => ({ ...entry, href: writeHash(route) }));
  return <SideLinks label={zoneRow(zone).title} links={links} current={current && writeHash(current)} />;
}

interface FrameOptions {
  /** Skeleton of most pages, and of the zone until it has started. */
  shape: ReactNode;
  /** Wraps each page. */
  Around?: ComponentType<{ children: ReactNode }>;
  /** Whether the navigation shows all entries until the zone has started, not only those for everyone. */
  isWhole?: boolean;
}

/**
 * Returns what a zone needs to show its pages beside its navigation: `framed` makes the view of a page, with its section marked and a
 * skeleton until it is loaded; `loading` is shown until the zone has started.
 */
export function besideNav<Zone extends ZoneName>(zone: Zone, { shape, Around = Fragment, isWhole = false }: FrameOptions) {
  const framed = (section: NavRouteOf<Zone>, load: LoadPage, ownShape = shape) => (
    <div key={section} className="suite-side">
      <SideNav zone={zone} current={section} />
      <div className="suite-side-page">
        <Around>
          <Suspense fallback={ownShape}>{latePage(load)}</Suspense>
        </Around>
      </div>
    </div>
  );
  const loading = (
    <div className="suite-side">
      <SideNavShape isWhole={isWhole} />
      <div className="suite-side-page">{shape}</div>
    </div>
  );
  return { framed, loading };
}

/** Placeholder of the navigation until the zone has started. */
export const SideNavShape = ({ isWhole = false }: Pick<FrameOptions, 'isWhole'>) => (
  <div aria-hidden="true" className="suite-side-nav">
    {useNavEntries().map(
      ([route, entry]) =>
        (isWhole || !entry.for) && (
          <span key={route}>
            <Entry {...entry} />
          </span>
        ),
    )}
  </div>
);
