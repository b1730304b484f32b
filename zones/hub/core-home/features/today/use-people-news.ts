import { useExpiredInvitations } from '@services/identity/browser/invitations';
import { useWaitingRequests } from '@services/identity/browser/requests';
import { useSession } from '@suite/session/session-provider';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { zoneUrl } from '@suite/zones/zone-url';
import { copy } from './copy';
import { type News, newsOf } from './news';

/** Returns what needs administrators; empty for anyone else. */
export function usePeopleNews(): News[] {
  const { token } = useSession();
  const { deployment } = useSuite();
  const { number } = useFormats();
  const isAdministrator = token.companyId !== '' && token.rights.includes('admin');
  const requests = useWaitingRequests(isAdministrator);
  const invitations = useExpiredInvitations(isAdministrator);
  if (!isAdministrator) return [];

  const counted = (
    count: number,
    text: (count: string, isOne: boolean) => string,
    link: string,
    route: '/requests' | '/invitations',
  ) => {
    const links = [{ text: link, href: zoneUrl(deployment, 'app-manager', route) }];
    return count > 0 ? { text: text(number(count), count === 1), links } : undefined;
  };
  return [
    newsOf(requests, copy.requests, (count) => counted(count, copy.requests.waiting, copy.requests.link, '/requests')),
    newsOf(invitations, copy.invitations, (count) =>
      counted(count, copy.invitations.expired, copy.invitations.link, '/invitations'),
    ),
  ];
}
