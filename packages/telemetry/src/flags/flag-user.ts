import type { Right } from '@suite/contract/endpoint';
import type { ParsedToken } from '@suite/session/parsed-token';
import { keepLocally, recallLocally } from '../local-storage';

/** Whom flags are decided for (§3, "Feature-flag context"). */
export interface FlagUser {
  kind: 'user';
  key: string;
  email?: string;
  internalUser: boolean;
}

const VISITOR = 'suite.visitor';

/** The random id that a visitor without an account has in this browser; where nothing is kept, a new one each time. */
export function visitorId(): string {
  const kept = recallLocally(VISITOR);
  if (kept) return kept;
  const id = crypto.randomUUID();
  keepLocally(VISITOR, id);
  return id;
}

/** Of an account whose address was proven by a mail; anybody may register any address where mails are not delivered. */
const PROVEN_EMAIL: Right = 'proven-email';

/** `internalDomain` as in INTERNAL_USER_DOMAIN, with or without an `@`; empty makes nobody an internal user. */
export function flagUser(
  { userId, email, rights }: Pick<ParsedToken, 'userId' | 'email' | 'rights'>,
  internalDomain: string,
): FlagUser {
  if (!userId) return { kind: 'user', key: visitorId(), internalUser: false };
  const internalUser = rights.includes(PROVEN_EMAIL) && isOfDomain(email, internalDomain);
  return { kind: 'user', key: userId, email, internalUser };
}

function isOfDomain(email: string, domain: string): boolean {
  const wanted = domain.trim().replace(/^@/, '').toLowerCase();
  const at = email.lastIndexOf('@');
  return wanted !== '' && at > 0 && email.slice(at + 1).toLowerCase() === wanted;
}
