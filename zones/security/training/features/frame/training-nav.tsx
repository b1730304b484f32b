import { useIsAdministrator } from '@suite/session/is-administrator';
import { type SideLink, SideNav, SideNavShape } from '@suite/shell/side-nav';
import { hashOf } from '@suite/zones/zone-url';

const forEverybody: SideLink[] = [
  { href: hashOf('training', '/'), text: 'My courses', icon: 'check' },
  { href: hashOf('training', '/certificates'), text: 'Certificates', icon: 'file' },
  { href: hashOf('training', '/report'), text: 'Report a mail', icon: 'bell' },
];

const forAdministrators: SideLink[] = [
  ...forEverybody,
  { href: hashOf('training', '/people'), text: 'People', icon: 'people' },
  { href: hashOf('training', '/assignments'), text: 'Assignments', icon: 'clock' },
  { href: hashOf('training', '/courses'), text: 'Courses', icon: 'grid' },
  { href: hashOf('training', '/phishing'), text: 'Simulations', icon: 'chart' },
  { href: hashOf('training', '/settings'), text: 'Settings', icon: 'gear' },
];

export type Section = '/' | '/certificates' | '/report' | '/people' | '/assignments' | '/courses' | '/phishing' | '/settings';

export const TrainingNav = ({ current }: { current: Section }) => (
  <SideNav
    label="Training"
    links={useIsAdministrator() ? forAdministrators : forEverybody}
    current={hashOf('training', current)}
  />
);

export const TrainingNavShape = () => <SideNavShape links={forEverybody} />;
