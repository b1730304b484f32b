import { getSecurityAttention } from '@services/security-plan/contract/attention';
import { useQuery } from '@suite/api/use-query';
import { useSession } from '@suite/session/session-provider';
import { usePreference } from '@suite/shell/preferences/preferences';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { zoneUrl } from '@suite/zones/zone-url';
import { rightOf } from '@suite/zones/zones';
import { copy } from './copy';
import { type Matter, type News, newsOf } from './news';

/** Returns the security score, what is due, and the person's own acknowledgement; empty for people without access to the plan. */
export function useSecurityNews(): News[] {
  const { token } = useSession();
  const { deployment } = useSuite();
  const { number, day } = useFormats();
  const locale = usePreference('locale') || undefined;
  const mayOpen = token.companyId !== '' && token.rights.includes(rightOf('wisp'));
  const read = useQuery(getSecurityAttention, mayOpen ? {} : undefined);
  if (!mayOpen) return [];
  // Until it is known what needs action, it is one item.
  if (!read.data) return [newsOf(read, copy.security, () => undefined)];

  const { today, score, due, acknowledgeBy } = read.data;
  const { failed } = copy.security;
  const linkTo = (text: string, route: '/' | '/own') => [{ text, href: zoneUrl(deployment, 'wisp', route) }];
  const acknowledging = newsOf(read, { ...copy.acknowledge, failed }, (): Matter | undefined => {
    if (acknowledgeBy === null) return undefined;
    const words = copy.acknowledge[acknowledgeBy < today ? 'overdue' : 'due'];
    return { text: words(day(acknowledgeBy)), links: linkTo(copy.acknowledge.link, '/own') };
  });
  if (!score) return [acknowledging];
  return [
    newsOf(read, { ...copy.score, failed }, (): Matter | undefined => {
      if (!score.open) return undefined;
      const more = score.open - score.lowering.length;
      const titles = new Intl.ListFormat(locale, more ? { type: 'unit' } : {}).format(score.lowering);
      return {
        value: copy.score.percent(number(score.percent)),
        text: copy.score.text(titles, more ? number(more) : undefined),
        links: linkTo(copy.score.link, '/'),
      };
    }),
    newsOf(read, { ...copy.due, failed }, (): Matter | undefined => {
      if (!due.count) return undefined;
      return {
        value: number(due.count),
        text: copy.due.text(due.overdue ? number(due.overdue) : undefined),
        calendar: due.first.map(({ on, text }) => ({ day: day(on), text, isOverdue: on < today })),
        links: linkTo(copy.due.link, '/'),
      };
    }),
    acknowledging,
  ];
}
