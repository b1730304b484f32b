import { useIsAdministrator } from '@suite/session/is-administrator';
import { SideNav, SideNavShape } from '@suite/shell/side-nav';
import { hashOf } from '@suite/zones/zone-url';

const links = [
  { href: hashOf('chat', '/'), text: 'New chat', icon: 'plus' },
  { href: hashOf('chat', '/prompts'), text: 'Prompts', icon: 'spark' },
  { href: hashOf('chat', '/data'), text: 'Data and limits', icon: 'eye', isClosed: true },
] as const;

const forEverybody = links.filter((link) => !('isClosed' in link));

export type Section = '/' | '/prompts' | '/data';

export const ChatNav = ({ current }: { current: Section }) => (
  <SideNav label="AI chat" links={useIsAdministrator() ? links : forEverybody} current={hashOf('chat', current)} />
);

export const ChatNavShape = () => <SideNavShape links={links} />;
