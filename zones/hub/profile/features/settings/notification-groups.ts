import type { EventType } from '@services/events/contract/feed';
import type { NotificationSettings } from '@services/events/contract/notifications';
import { copy } from './copy';

type Kind = NotificationSettings['kinds'][number];

const { groups } = copy.notifications;

/** By what a kind is about: the word before its point. */
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

/** The kinds by product, in the order of the copy; without those that have none. */
export const notificationGroups = (kinds: readonly Kind[]) =>
  Object.values(groups)
    .map((title) => ({ title, kinds: kinds.filter(({ type }) => titleOf(type) === title) }))
    .filter((group) => group.kinds.length > 0);
