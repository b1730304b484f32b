import type { Person } from '@services/identity/contract/people';
import { copy } from './copy';
import { nameOf } from './name-of';

const { columns } = copy;

export const peopleHeads = [
  columns.name,
  columns.email,
  columns.role,
  columns.status,
  columns.mfa,
  columns.lastSignIn,
  columns.joined,
  columns.groups,
];

/** Timestamps stay as the API returns them: a spreadsheet reads ISO 8601 in any language. */
export const peopleRow = (person: Person): string[] => [
  nameOf(person),
  person.email,
  copy.roles[person.role],
  copy.statuses[person.status],
  person.hasTwoFactor ? copy.mfaOn : copy.mfaOff,
  person.lastSignInAt ?? '',
  person.joinedAt,
  person.groups.map(({ name }) => name).join('; '),
];
