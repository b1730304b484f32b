import { SideNav, SideNavShape } from '@suite/shell/side-nav';
import { hashOf } from '@suite/zones/zone-url';

const links = [
  { href: hashOf('contact', '/'), text: 'Inbox', icon: 'grid' },
  { href: hashOf('contact', '/forms'), text: 'Forms', icon: 'file' },
  { href: hashOf('contact', '/appointments'), text: 'Appointments', icon: 'clock' },
  { href: hashOf('contact', '/guides'), text: 'Lead magnets', icon: 'upload' },
  { href: hashOf('contact', '/sources'), text: 'Sources', icon: 'chart' },
  { href: hashOf('contact', '/settings'), text: 'Settings', icon: 'gear' },
] as const;

export type Section = '/' | '/forms' | '/appointments' | '/guides' | '/sources' | '/settings';

export const ContactNav = ({ current }: { current: Section }) => (
  <SideNav label="Website contact" links={links} current={hashOf('contact', current)} />
);

export const ContactNavShape = () => <SideNavShape links={links} />;
