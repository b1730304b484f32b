import type { ParsedToken } from '@suite/session/parsed-token';
import { keepLocally, recallLocally } from '../local-storage';

/** Whom flags are decided for (spec §3, "Feature-flag context"). */
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

/** `internalDomain` as in INTERNAL_USER_DOMAIN, with or without an `@`; empty makes nobody an internal user. */
export function flagUser({ userId, email }: Pick<ParsedToken, 'userId' | 'email'>, internalDomain: string): FlagUser {
  if (!userId) return { kind: 'user', key: visitorId(), internalUser: false };
  return { kind: 'user', key: userId, email, internalUser: isOfDomain(email, internalDomain) };
}

function isOfDomain(email: string, domain: string): boolean {
  const wanted = domain.trim().replace(/^@/, '').toLowerCase();
  const at = email.lastIndexOf('@');
  return wanted !== '' && at > 0 && email.slice(at + 1).toLowerCase() === wanted;
}
