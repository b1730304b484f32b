import { SideNav, SideNavShape } from '@suite/shell/side-nav';
import { hashOf } from '@suite/zones/zone-url';

const links = [
  { href: hashOf('offer', '/'), text: 'Pipeline', icon: 'chart' },
  { href: hashOf('offer', '/payments'), text: 'Payments', icon: 'card' },
  { href: hashOf('offer', '/revenue'), text: 'Revenue', icon: 'arrow-up' },
  { href: hashOf('offer', '/price-book'), text: 'Price book', icon: 'tag' },
  { href: hashOf('offer', '/templates'), text: 'Templates', icon: 'file' },
  { href: hashOf('offer', '/terms'), text: 'Terms', icon: 'check' },
  { href: hashOf('offer', '/settings'), text: 'Settings', icon: 'gear' },
] as const;

export type Section = '/' | '/payments' | '/revenue' | '/price-book' | '/templates' | '/terms' | '/settings';

export const OfferNav = ({ current }: { current: Section }) => (
  <SideNav label="Offers" links={links} current={hashOf('offer', current)} />
);

export const OfferNavShape = () => <SideNavShape links={links} />;
