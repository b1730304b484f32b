import { type ReactNode, Suspense, useEffect, useRef } from 'react';

interface Props<Route extends string> {
  label: string;
  /** The name of each section, in order. */
  sections: Readonly<Record<Route, string>>;
  current: Route;
  hrefOf: (route: Route) => string;
  /** Content after the name of a section. */
  after?: (route: Route) => ReactNode;
}

/** Links to the sections of a zone, with the current one marked. */
function SectionNav<Route extends string>({ label, sections, current, hrefOf, after }: Props<Route>) {
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
      {(Object.entries(sections) as [Route, string][]).map(([route, text]) => (
        <a
          key={route}
          href={hrefOf(route)}
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

interface FrameProps<Route extends string> extends Props<Route> {
  loading: ReactNode;
  children: ReactNode;
}

/** The current section of a zone, below the links to all sections. */
export const SectionFrame = <Route extends string>({ loading, children, ...nav }: FrameProps<Route>) => (
  <>
    <SectionNav {...nav} />
    <Suspense fallback={loading}>{children}</Suspense>
  </>
);
