import { useIsAdministrator } from '@suite/session/is-administrator';
import { SideNav, SideNavShape } from '@suite/shell/side-nav';
import { hashOf } from '@suite/zones/zone-url';

const links = [
  { href: hashOf('devices', '/'), text: 'Devices', icon: 'grid' },
  { href: hashOf('devices', '/overview'), text: 'Security Six', icon: 'chart', isClosed: true },
  { href: hashOf('devices', '/evidence'), text: 'Evidence', icon: 'upload' },
  { href: hashOf('devices', '/handovers'), text: 'Handovers', icon: 'file' },
  { href: hashOf('devices', '/returns'), text: 'Returns', icon: 'log-out', isClosed: true },
  { href: hashOf('devices', '/os-support'), text: 'OS support', icon: 'clock' },
] as const;

const forEverybody = links.filter((link) => !('isClosed' in link));

export type Section = '/' | '/overview' | '/evidence' | '/handovers' | '/returns' | '/os-support';

export const DevicesNav = ({ current }: { current: Section }) => (
  <SideNav label="Devices" links={useIsAdministrator() ? links : forEverybody} current={hashOf('devices', current)} />
);

export const DevicesNavShape = () => <SideNavShape links={links} />;
