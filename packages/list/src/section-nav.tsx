import type { ReactNode } from 'react';

interface Props<Route extends string> {
  /** The zone's name. */
  label: string;
  /** What a person calls each part, in their order. */
  sections: Readonly<Record<Route, string>>;
  current: Route;
  hrefOf: (route: Route) => string;
  /** What stands behind a part's name. */
  after?: (route: Route) => ReactNode;
}

/** On a narrow page not all links have room. */
const show = (link: HTMLAnchorElement | null) => link?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });

/** The parts of a zone as links, and the one that is open. */
export const SectionNav = <Route extends string>({ label, sections, current, hrefOf, after }: Props<Route>) => (
  <nav aria-label={label} className="mb-6 flex gap-5 overflow-x-auto border-b border-line">
    {(Object.entries(sections) as [Route, string][]).map(([route, text]) => (
      <a
        key={route}
        ref={route === current ? show : undefined}
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
