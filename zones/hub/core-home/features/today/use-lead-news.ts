import { getLeadAttention } from '@services/inbox/contract/attention';
import { useQuery } from '@suite/api/use-query';
import { useSession } from '@suite/session/session-provider';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { zoneUrl } from '@suite/zones/zone-url';
import { rightOf } from '@suite/zones/zones';
import { copy } from './copy';
import { type Matter, type News, newsOf } from './news';

/** Returns leads of the website that wait for the person, or for anybody; empty for people without access to the inbox. */
export function useLeadNews(): News[] {
  const { token } = useSession();
  const { deployment } = useSuite();
  const { number, moment } = useFormats();
  const mayOpen = token.companyId !== '' && token.rights.includes(rightOf('contact'));
  const read = useQuery(getLeadAttention, mayOpen ? {} : undefined);
  if (!mayOpen) return [];
  return [
    newsOf(read, copy.leads, ({ own, unowned, oldestAt }): Matter | undefined => {
      if (oldestAt === null) return undefined;
      return {
        value: number(own + unowned),
        text: copy.leads.text(unowned ? number(unowned) : undefined, moment(oldestAt)),
        links: [{ text: copy.leads.link, href: zoneUrl(deployment, 'contact') }],
      };
    }),
  ];
}
