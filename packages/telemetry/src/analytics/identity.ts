import type { ParsedToken } from '@suite/session/parsed-token';
import type { EnvironmentName } from '@suite/zones/environments';

/** The visitor (§3, "Analytics visitor"). `identity` is the id in the identity service; `id` is unique per environment. */
export interface Visitor {
  id: string;
  identity: string;
  email: string;
  /** First and last name joined, only when both exist. */
  name?: string;
}

/** The visitor's company (§3, "Analytics account"). */
export interface Account {
  id: string;
  identity: string;
  name: string;
}

export interface Identity {
  visitor: Visitor;
  /** Absent for a person without a company. */
  account?: Account;
}

type Claims = Pick<ParsedToken, 'userId' | 'companyId' | 'email' | 'firstName' | 'lastName'>;

/** Returns the visitor and account; undefined while nobody is signed in. */
export function identityOf(token: Claims, companyName: string, environment: EnvironmentName): Identity | undefined {
  const { userId, companyId, email, firstName, lastName } = token;
  if (!userId) return undefined;
  const idOf = (id: string) => (environment === 'prod' ? id : `${environment}-${id}`);
  return {
    visitor: {
      id: idOf(userId),
      identity: userId,
      email,
      ...(firstName && lastName && { name: `${firstName} ${lastName}` }),
    },
    ...(companyId && { account: { id: idOf(companyId), identity: companyId, name: companyName } }),
  };
}
