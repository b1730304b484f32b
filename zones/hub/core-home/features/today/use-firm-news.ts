import { useSession } from '@suite/session/session-provider';
import { useSuite } from '@suite/shell/start/suite-context';
import { zoneUrl } from '@suite/zones/zone-url';
import { rightOf } from '@suite/zones/zones';
import { copy } from './copy';
import type { News } from './news';

/** Returns the news that a person without a company has a firm to set up. */
export function useFirmNews(): News[] {
  const { token } = useSession();
  const { deployment } = useSuite();
  if (token.companyId !== '' || !token.rights.includes(rightOf('iq-onboarding'))) return [];
  const { title, text, link } = copy.firm;
  return [
    { title, state: 'needed', text, links: [{ text: link, href: zoneUrl(deployment, 'iq-onboarding') }], retry: () => undefined },
  ];
}
