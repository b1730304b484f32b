import { useNavEntries } from '@suite/shell/pages/nav-entries';
import { type NavRouteOf, writeHash } from '@suite/zones/zone-url';
import type { ZoneName } from '@suite/zones/zones';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';

interface Props<Zone extends ZoneName> {
  zone: Zone;
  label: string;
  current: NavRouteOf<Zone>;
  /** Content after the name of a section. */
  after?: (route: NavRouteOf<Zone>) => ReactNode;
}

/** Links to the sections of a zone, with the current one marked. */
function SectionNav<Zone extends ZoneName>({ label, current, after }: Props<Zone>) {
  const entries = useNavEntries<Zone>();
  const nav = useRef<HTMLElement>(null);

  // On a narrow page not all links fit. The current one stays visible, even when the page gets narrower or a link before it gets
  // its count.
  useEffect(() => {
    const observer = new ResizeObserver(() => show(nav.current));
    if (nav.current) observer.observe(nav.current);
    for (const link of nav.current?.children ?? []) observer.observe(link);
    return () => observer.disconnect();
  }, [current]);

  return (
    <nav
      ref={nav}
      aria-label={label}
      className="mb-6 flex gap-5 overflow-x-auto border-b border-line max-sm:pe-10 max-sm:[mask-image:linear-gradient(to_left,transparent,black_40px)] max-sm:[scrollbar-width:none]"
    >
      {entries.map(([route, { text }]) => (
        <a
          key={route}
          href={writeHash(route)}
          aria-current={route === current ? 'page' : undefined}
          className="flex h-10 flex-none items-center gap-2 border-b-2 border-transparent font-medium text-muted -outline-offset-2 hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
        >
          {text}
          {after?.(route)}
        </a>
      ))}
    </nav>
  );
}

/** Scrolls the links only horizontally, because somebody may have scrolled the page. */
function show(nav: HTMLElement | null) {
  const link = nav?.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!nav || !link) return;
  const { left, right } = nav.getBoundingClientRect();
  nav.scrollLeft += Math.max(0, link.right - right) - Math.max(0, left - link.left);
}

interface FrameProps<Zone extends ZoneName> extends Props<Zone> {
  loading: ReactNode;
  children: ReactNode;
}

/** The current section of a zone, below the links to all sections. */
export const SectionFrame = <Zone extends ZoneName>({ loading, children, ...nav }: FrameProps<Zone>) => (
  <>
    <SectionNav {...nav} />
    <Suspense fallback={loading}>{children}</Suspense>
  </>
);
