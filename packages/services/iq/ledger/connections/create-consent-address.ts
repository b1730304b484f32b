import { rightsIn } from '@services/identity/ports';
import { patternOf } from '@suite/contract/serving';
import type { Database } from '@suite/kernel/database/database';
import { hashOf, newSecret, seal, unseal } from '@suite/kernel/sealing/secret';
import { apiOrigin, type Deployment } from '@suite/zones/addresses';
import { and, eq, gt } from 'drizzle-orm';
import { finishConnection, startConnection } from '../contract/connections';
import type { Connector } from './connector';
import { connectionStates } from './schema';
import type { Owner } from './token-vault';

/** Milliseconds within which a person has to return from the provider. */
const LIFETIME = 10 * 60_000;

/** Returns the URL that providers redirect people back to. It has to be registered with each provider. */
export const callbackAddress = (deployment: Deployment) => apiOrigin(deployment) + patternOf(finishConnection);

interface Begin {
  database: Database;
  clock: () => number;
  connector: Connector;
  deployment: Deployment;
  owner: Owner;
  userId: string;
  /** The secret in the browser's cookie. */
  browser: string;
  returnTo: string;
  /** The document that the person chose, if the provider has several; empty otherwise. */
  document: string;
  /** Whether to ask for permission to write, too. */
  writes: boolean;
}

/** Returns the provider's URL for connecting. Its redirect back is only accepted from the same person, browser and company. */
export async function createConsentAddress(begin: Begin): Promise<string> {
  const { database, clock, connector, deployment, owner, userId, browser, returnTo, document, writes } = begin;
  const state = newSecret();
  const verifier = newSecret();
  await database.insert(connectionStates).values({
    stateHash: hashOf(state),
    userId,
    ...owner,
    browserHash: hashOf(browser),
    verifier: seal(`${verifier} ${document}`, state),
    returnTo,
    writes,
    expiresAt: new Date(clock() + LIFETIME),
  });
  return connector.authorization.address({ state, verifier, redirectUri: callbackAddress(deployment), writes });
}

/**
 * Returns what a state was issued for, once. Returns undefined if the state is unknown, used, expired, from another browser, or
 * from a person who may no longer connect.
 */
export async function takeState(database: Database, state: string, browser: string | undefined, now: number) {
  if (!browser) return undefined;
  const { stateHash, browserHash, expiresAt } = connectionStates;
  const [row] = await database
    .delete(connectionStates)
    .where(and(eq(stateHash, hashOf(state)), eq(browserHash, hashOf(browser)), gt(expiresAt, new Date(now))))
    .returning();
  if (!row || !(await mayConnect(database, row))) return undefined;
  const [verifier = '', document = ''] = unseal(row.verifier, state).split(' ');
  return { ...row, verifier, document };
}

/**
 * Returns true if the person is active in the company and has the right to connect. Either may have been revoked in the meantime.
 */
async function mayConnect(database: Database, { userId, companyId }: { userId: string; companyId: string }): Promise<boolean> {
  const rights = await rightsIn(database, { userId, companyId });
  return rights.includes('change') && startConnection.right.some((right) => rights.includes(right));
}
