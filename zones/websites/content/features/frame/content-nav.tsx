import { SideNav, SideNavShape } from '@suite/shell/side-nav';
import { hashOf } from '@suite/zones/zone-url';

const links = [
  { href: hashOf('content', '/'), text: 'Pages', icon: 'grid' },
  { href: hashOf('content', '/articles'), text: 'Articles', icon: 'file' },
  { href: hashOf('content', '/pictures'), text: 'Pictures', icon: 'eye' },
  { href: hashOf('content', '/publications'), text: 'Publications', icon: 'clock' },
  { href: hashOf('content', '/trash'), text: 'Trash', icon: 'close' },
] as const;

export type Section = '/' | '/articles' | '/pictures' | '/publications' | '/trash';

export const ContentNav = ({ current }: { current: Section }) => (
  <SideNav label="Website content" links={links} current={hashOf('content', current)} />
);

export const ContentNavShape = () => <SideNavShape links={links} />;
