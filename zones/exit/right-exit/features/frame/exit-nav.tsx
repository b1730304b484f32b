import { OWN } from '@services/rightexit/contract/terms';
import { useIsAdministrator } from '@suite/session/is-administrator';
import { SideNav, SideNavShape } from '@suite/shell/side-nav';
import { hashOf } from '@suite/zones/zone-url';
import { copy } from './copy';
import { inAddress, useSubject } from './use-subject';

const icons = {
  '/': 'chart',
  '/inputs': 'grid',
  '/readiness': 'check',
  '/questions': 'help',
  '/improvement': 'arrow-up',
  '/history': 'clock',
  '/scenarios': 'sliders',
  '/settings': 'gear',
  '/multiples': 'tag',
  '/clients': 'people',
} as const;

export type NavPage = keyof typeof icons;

const ofSubject = ['/', '/inputs', '/readiness', '/questions', '/history', '/scenarios', '/settings'] as const;
const ofFirm: readonly NavPage[] = [
  '/',
  '/inputs',
  '/readiness',
  '/questions',
  '/improvement',
  '/history',
  '/scenarios',
  '/settings',
  '/multiples',
  '/clients',
];
/** Pages for members, who value clients; the firm's own valuation is for its administrators. */
const ofMembers: readonly NavPage[] = ['/clients', '/improvement', '/multiples'];

const isOfSubject = (page: NavPage): page is (typeof ofSubject)[number] => (ofSubject as readonly NavPage[]).includes(page);

const link = (page: NavPage, subjectId: string) => ({
  href: isOfSubject(page) ? hashOf('right-exit', page, inAddress(subjectId)) : hashOf('right-exit', page),
  text: copy.pages[page],
  icon: icons[page],
});

/** Navigation of the firm's own pages, or of the open client's. */
export function ExitNav({ current }: { current: NavPage }) {
  const subjectId = useSubject();
  const isAdministrator = useIsAdministrator();
  const pages: readonly NavPage[] =
    subjectId === OWN ? (isAdministrator ? ofFirm : ofMembers) : [...ofSubject, '/multiples', '/clients'];
  return <SideNav label={copy.nav} links={pages.map((page) => link(page, subjectId))} current={link(current, subjectId).href} />;
}

export const ExitNavShape = () => <SideNavShape links={ofFirm.map((page) => link(page, OWN))} />;
