import { hashOf } from '@suite/zones/zone-url';
import { copy } from './copy';
import type { Section } from './section';

/** The sections of the zone as plain links, the present one marked. */
export const SectionNav = ({ current }: { current: Section }) => (
  <nav aria-label={copy.sections} className="mb-6 flex flex-wrap gap-x-5 border-b border-line">
    {Object.entries(copy.links).map(([route, text]) => (
      <a
        key={route}
        href={hashOf('internal', route as Section)}
        aria-current={route === current ? 'page' : undefined}
        className="-mb-px border-b-2 border-transparent py-2 font-medium whitespace-nowrap text-muted -outline-offset-2 hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
      >
        {text}
      </a>
    ))}
  </nav>
);
