import type { PersonIn } from '@services/identity/ports';
import { dayIn } from '@suite/values/zone-day';
import type { Audience } from '../contract/assignments';

interface Starting {
  audience: Audience;
  startsOn: string;
  timeZone: string;
}

/** Returns whether an audience includes a person. */
export function isConcerned(person: PersonIn, { audience, startsOn, timeZone }: Starting): boolean {
  switch (audience.kind) {
    case 'everyone':
      return true;
    case 'new-hires':
      return dayIn(timeZone, person.joinedAt.getTime()) >= startsOn;
    case 'groups':
      return audience.groupIds.some((groupId) => person.groupIds.includes(groupId));
    case 'role':
      return person.role === audience.role;
    case 'people':
      return audience.userIds.includes(person.userId);
  }
}
