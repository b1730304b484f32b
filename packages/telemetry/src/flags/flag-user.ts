import type { Right } from '@suite/contract/endpoint';
import type { ParsedToken } from '@suite/session/parsed-token';
import { keepLocally, recallLocally } from '../local-storage';

/** The user that flags are evaluated for (§3, "Feature-flag context"). */
export interface FlagUser {
  kind: 'user';
  key: string;
  email?: string;
  internalUser: boolean;
}

const VISITOR = 'suite.visitor';

/** Returns the random id of a visitor without an account in this browser; without storage, a new one each time. */
export function visitorId(): string {
  const stored = recallLocally(VISITOR);
  if (stored) return stored;
  const id = crypto.randomUUID();
  keepLocally(VISITOR, id);
  return id;
}

/** The right of accounts with a verified address; anyone may register any address where mails are not delivered. */
const PROVEN_EMAIL: Right = 'proven-email';

/**
 * Returns the user for flags. `internalDomain` is INTERNAL_USER_DOMAIN, with or without an `@`; if it is empty, nobody is an
 * internal user.
 */
export function flagUser(
  { userId, email, rights }: Pick<ParsedToken, 'userId' | 'email' | 'rights'>,
  internalDomain: string,
): FlagUser {
  if (!userId) return { kind: 'user', key: visitorId(), internalUser: false };
  const internalUser = rights.includes(PROVEN_EMAIL) && isOfDomain(email, internalDomain);
  return { kind: 'user', key: userId, email, internalUser };
}

function isOfDomain(email: string, domain: string): boolean {
  const expected = domain.trim().replace(/^@/, '').toLowerCase();
  const at = email.lastIndexOf('@');
  return expected !== '' && at > 0 && email.slice(at + 1).toLowerCase() === expected;
}
