import { Icon } from '@suite/ui/icon';
import { hashOf } from '@suite/zones/zone-url';

const sections = {
  '/': { text: 'Pipeline', icon: 'chart' },
  '/payments': { text: 'Payments', icon: 'card' },
  '/revenue': { text: 'Revenue', icon: 'arrow-up' },
  '/price-book': { text: 'Price book', icon: 'tag' },
  '/templates': { text: 'Templates', icon: 'file' },
  '/terms': { text: 'Terms', icon: 'check' },
  '/settings': { text: 'Settings', icon: 'gear' },
} as const;

export type Section = keyof typeof sections;

const all = Object.entries(sections) as [Section, (typeof sections)[Section]][];

/** The sections of the zone, with the open one marked. */
export const OfferNav = ({ current }: { current: Section }) => (
  <nav aria-label="Offers" className="suite-side-nav">
    {all.map(([route, { text, icon }]) => (
      <a key={route} href={hashOf('offer', route)} aria-current={route === current ? 'page' : undefined}>
        <Icon name={icon} />
        {text}
      </a>
    ))}
  </nav>
);

/** What the navigation looks like before the zone has started. */
export const OfferNavShape = () => (
  <div aria-hidden="true" className="suite-side-nav">
    {all.map(([route, { text, icon }]) => (
      <span key={route}>
        <Icon name={icon} />
        {text}
      </span>
    ))}
  </div>
);
