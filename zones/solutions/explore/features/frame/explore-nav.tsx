import { useSession } from '@suite/session/session-provider';
import { SideNav, SideNavShape } from '@suite/shell/side-nav';
import { hashOf } from '@suite/zones/zone-url';

const links = [
  { href: hashOf('explore', '/'), text: 'Directory', icon: 'search' },
  { href: hashOf('explore', '/software'), text: 'Your software', icon: 'card' },
  { href: hashOf('explore', '/favorites'), text: 'Favorites', icon: 'pin' },
  { href: hashOf('explore', '/requests'), text: 'Requests', icon: 'people' },
  { href: hashOf('explore', '/manage'), text: 'Manage', icon: 'gear', isOperators: true },
] as const;

const forEverybody = links.filter((link) => !('isOperators' in link));

export type Section = '/' | '/software' | '/favorites' | '/requests' | '/manage';

export const useIsOperator = (): boolean => useSession().token.rights.includes('operator');

export const ExploreNav = ({ current }: { current: Section }) => (
  <SideNav label="Solutions" links={useIsOperator() ? links : forEverybody} current={hashOf('explore', current)} />
);

export const ExploreNavShape = () => <SideNavShape links={forEverybody} />;
