import type { Database } from '@suite/kernel/database/database';
import type { Facts } from '@suite/kernel/facts/create-facts';
import { and, eq, sql } from 'drizzle-orm';
import { writeAccountAudit } from '../access/audit';
import { users } from '../schema/accounts';
import { providerAccounts } from '../schema/providers';
import { joinByDomain } from './join-by-domain';
import type { ProviderPerson } from './read-claims';

export interface AccountMatch {
  userId: string;
  email: string;
  hasEnabledMfa: boolean;
}

type NotFound = 'provider_unverified' | 'provider_no_account' | 'provider_unproven' | 'account_deactivated';

interface Means {
  database: Database;
  facts: Facts;
  now: number;
  /** Password hash for a new account; nobody knows the password. */
  unknownPasswordHash: string;
  label: string;
}

/**
 * Finds the account of a person who signed in with the provider: the linked account, otherwise the account with the address that
 * the provider vouches for, otherwise a new account if the address's domain lets people join. Runs in one transaction.
 *
 * An account whose address is not proven is never linked: somebody else may have created it and may still know its password.
 */
export async function findPerson(means: Means, person: ProviderPerson): Promise<AccountMatch | NotFound> {
  const { database, now } = means;
  const linked = await findLinked(database, person);
  if (linked) {
    if (person.email === linked.email) await joinByDomain({ ...means, userId: linked.userId, email: linked.email });
    return (await isDeactivated(database, linked.userId)) ? 'account_deactivated' : linked;
  }
  const { email } = person;
  if (!email) return 'provider_unverified';
  const [known] = await database
    .select({ userId: users.id, email: users.email, hasEnabledMfa: users.hasEnabledMfa, provenAt: users.emailProvenAt })
    .from(users)
    .where(eq(users.email, email))
    .for('update');
  if (known && !known.provenAt) return 'provider_unproven';
  const found = known ?? (await newPerson(means, person, email));
  if (!found) return 'provider_no_account';
  await joinByDomain({ ...means, userId: found.userId, email });
  if (await isDeactivated(database, found.userId)) return 'account_deactivated';
  const { issuer, subject } = person;
  await database.insert(providerAccounts).values({ issuer, subject, userId: found.userId, linkedAt: new Date(now) });
  const changes = [{ what: 'provider', from: null, to: means.label }];
  await writeAccountAudit(database, found.userId, [{ action: 'account.provider-linked', changes }], now);
  return { userId: found.userId, email, hasEnabledMfa: found.hasEnabledMfa };
}

async function findLinked(database: Database, { issuer, subject }: ProviderPerson): Promise<AccountMatch | undefined> {
  const [found] = await database
    .select({ userId: users.id, email: users.email, hasEnabledMfa: users.hasEnabledMfa })
    .from(providerAccounts)
    .innerJoin(users, eq(users.id, providerAccounts.userId))
    .where(and(eq(providerAccounts.issuer, issuer), eq(providerAccounts.subject, subject)));
  return found;
}

/** Creates an account only if the person becomes a member of a company at the same time. */
async function newPerson(means: Means, { firstName, lastName }: ProviderPerson, email: string) {
  const { database, now, unknownPasswordHash: passwordHash } = means;
  if (!(await joinByDomain({ ...means, email }))) return undefined;
  const [made] = await database
    .insert(users)
    .values({ email, firstName, lastName, passwordHash, emailProvenAt: new Date(now) })
    .returning({ userId: users.id, hasEnabledMfa: users.hasEnabledMfa });
  return made;
}

async function isDeactivated(database: Database, userId: string): Promise<boolean> {
  const { rows } = await database.execute<{ is_over: boolean | null }>(
    sql`SELECT bool_and(deactivated_at IS NOT NULL) AS is_over FROM identity.memberships WHERE user_id = ${userId}`,
  );
  return rows[0]?.is_over === true;
}
