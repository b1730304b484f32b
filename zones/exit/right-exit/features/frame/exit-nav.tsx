import { OWN } from '@services/valuation/contract/terms';
import { useIsAdministrator } from '@suite/session/is-administrator';
import { useNavEntries } from '@suite/shell/pages/nav-entries';
import { SideLinks } from '@suite/shell/pages/side-nav';
import { hashOf, type NavRouteOf } from '@suite/zones/zone-url';
import { zoneRow } from '@suite/zones/zones';
import { inAddress, useSubject } from './use-subject';

export type NavPage = NavRouteOf<'right-exit'>;

const ofSubject = ['/', '/inputs', '/readiness', '/questions', '/history', '/scenarios', '/settings'] as const;
/** Pages for members, who value clients; the firm's own valuation is for its administrators. */
const ofMembers: readonly NavPage[] = ['/clients', '/improvement', '/multiples'];

const isOfSubject = (page: NavPage): page is (typeof ofSubject)[number] => (ofSubject as readonly NavPage[]).includes(page);

const hrefOf = (page: NavPage, subjectId: string) =>
  isOfSubject(page) ? hashOf('right-exit', page, inAddress(subjectId)) : hashOf('right-exit', page);

/** Navigation of the firm's own pages, or of the open client's. */
export function ExitNav({ current }: { current: NavPage }) {
  const subjectId = useSubject();
  const isAdministrator = useIsAdministrator();
  const entries = useNavEntries<'right-exit'>();
  const pages: readonly NavPage[] =
    subjectId === OWN ? (isAdministrator ? entries.map(([page]) => page) : ofMembers) : [...ofSubject, '/multiples', '/clients'];
  const links = pages.flatMap((page) =>
    entries.filter(([route]) => route === page).map(([, entry]) => ({ ...entry, href: hrefOf(page, subjectId) })),
  );
  return <SideLinks label={zoneRow('right-exit').title} links={links} current={hrefOf(current, subjectId)} />;
}
