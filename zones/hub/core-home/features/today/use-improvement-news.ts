import { getPlatformUser } from '@services/improvement/contract/tasks';
import { useQuery } from '@suite/api/use-query';
import { useSession } from '@suite/session/session-provider';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { zoneUrl } from '@suite/zones/zone-url';
import { rightOf } from '@suite/zones/zones';
import { copy } from './copy';
import { type Matter, type News, newsOf } from './news';

/** Max tasks that are listed. */
const NAMED = 3;

/** Returns the person's open tasks in the improvement plan; empty for people without access to exit planning. */
export function useImprovementNews(): News[] {
  const { token } = useSession();
  const { deployment } = useSuite();
  const { number, day } = useFormats();
  const mayOpen = token.companyId !== '' && token.rights.includes(rightOf('right-exit'));
  const read = useQuery(getPlatformUser, mayOpen ? {} : undefined);
  if (!mayOpen) return [];
  return [
    newsOf(read, copy.improvement, ({ items, overdue, today }): Matter | undefined => {
      if (!items.length) return undefined;
      const due = items.flatMap(({ dueOn, title }) => (dueOn ? [{ on: dueOn, title }] : [])).slice(0, NAMED);
      return {
        value: number(items.length),
        text: overdue ? copy.improvement.overdue(number(overdue)) : copy.improvement.open,
        calendar: due.map(({ on, title }) => ({ day: day(on), text: title, isOverdue: on < today })),
        links: [{ text: copy.improvement.link, href: zoneUrl(deployment, 'right-exit', '/improvement') }],
      };
    }),
  ];
}
