import { finishConnection } from '@suite/contract/connections';
import { patternOf } from '@suite/contract/endpoint';
import { apiOrigin, type Place } from '@suite/zones/addresses';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../database/database';
import { connectionStates } from '../database/schema/connections';
import { memberships } from '../database/schema/identity';
import { hashOf, newSecret, seal, unseal } from '../identity/secret';
import type { Connector } from './connector';
import type { Owner } from './token-vault';

/** Milliseconds in which a person comes back from the provider. */
const LIFETIME = 10 * 60_000;

/** Where providers send people back to; each has to be told it once, when the suite is made known there. */
export const callbackAddress = (place: Place) => apiOrigin(place) + patternOf(finishConnection);

interface Begin {
  database: Database;
  clock: () => number;
  connector: Connector;
  place: Place;
  owner: Owner;
  userId: string;
  /** The secret of the browser's cookie. */
  browser: string;
  returnTo: string;
  /** Which of many the books are, where the person says so; empty elsewhere. */
  document: string;
}

/** The provider's address for a person who connects; what they come back with is theirs, this browser's and this company's only. */
export async function beginConnection(begin: Begin): Promise<string> {
  const { database, clock, connector, place, owner, userId, browser, returnTo, document } = begin;
  const state = newSecret();
  const verifier = newSecret();
  await database.insert(connectionStates).values({
    stateHash: hashOf(state),
    userId,
    ...owner,
    browserHash: hashOf(browser),
    verifier: seal(`${verifier} ${document}`, state),
    returnTo,
    expiresAt: new Date(clock() + LIFETIME),
  });
  return connector.authorization.address({ state, verifier, redirectUri: callbackAddress(place) });
}

/** What a state stood for, once: undefined when it is unknown, used, late, of another browser, or of who is not of the company any more. */
export async function takeState(database: Database, state: string, browser: string | undefined, now: number) {
  if (!browser) return undefined;
  const { stateHash, browserHash, expiresAt } = connectionStates;
  const [row] = await database
    .delete(connectionStates)
    .where(and(eq(stateHash, hashOf(state)), eq(browserHash, hashOf(browser)), gt(expiresAt, new Date(now))))
    .returning();
  if (!row || !(await isOfCompany(database, row))) return undefined;
  const [verifier = '', document = ''] = unseal(row.verifier, state).split(' ');
  return { ...row, verifier, document };
}

async function isOfCompany(database: Database, { userId, companyId }: { userId: string; companyId: string }): Promise<boolean> {
  const { userId: person, companyId: company, deactivatedAt } = memberships;
  const found = await database
    .select({ person })
    .from(memberships)
    .where(and(eq(person, userId), eq(company, companyId), isNull(deactivatedAt)));
  return found.length > 0;
}
