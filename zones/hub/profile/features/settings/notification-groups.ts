import type { EventType } from '@services/events/contract/feed';
import type { NotificationSettings } from '@services/events/contract/notifications';
import { copy } from './copy';

type Kind = NotificationSettings['kinds'][number];

const { groups } = copy.notifications;

/** Groups by topic, which is the part of a kind before the dot. */
const titles: Record<string, string> = {
  proposal: groups.offers,
  payment: groups.offers,
  import: groups.insights,
  connection: groups.insights,
  report: groups.insights,
  'to-do': groups.insights,
  'device-return': groups.security,
  course: groups.security,
  courses: groups.security,
  lead: groups.website,
  booking: groups.website,
};

const titleOf = (type: EventType): string => titles[type.split('.')[0] ?? ''] ?? groups.firm;

/** Returns the kinds by product, in the order of the copy, without empty groups. */
export const notificationGroups = (kinds: readonly Kind[]) =>
  Object.values(groups)
    .map((title) => ({ title, kinds: kinds.filter(({ type }) => titleOf(type) === title) }))
    .filter((group) => group.kinds.length > 0);
