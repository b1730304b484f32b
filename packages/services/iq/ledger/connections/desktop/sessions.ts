import { randomUUID } from 'node:crypto';
import type { Database } from '@suite/kernel/database/database';
import { isUuid } from '@suite/kernel/http/is-uuid';
import { LeaseLost } from '@suite/kernel/jobs/define-job';
import type { Client } from '@suite/kernel/throttle/client';
import {
  attempt,
  countFailure,
  findWait,
  forgetAttempts,
  perClient,
  perConnector,
  throttled,
  throttleSubject,
} from '@suite/kernel/throttle/throttle';
import { eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { ConnectionType } from '../../contract/firms';
import type { Connecting } from '../connecting';
import { ofOwner } from '../of-owner';
import { providerConnections } from '../schema';
import type { Owner } from '../token-vault';
import { isPasswordOf } from './desktop-settings';

/** Milliseconds for which a session need not call: each call says that it goes on. */
const LEASE = 60_000;

/** A Web Connector that was let in: its ticket is the id of the lease that it reads by. */
export interface Session {
  owner: Owner;
  ticket: string;
}

interface Entering {
  userName: string;
  password: string;
  /** Whom limits by client count for. */
  client: Client;
}

type Entry = 'nvu' | 'busy' | { ticket: string };

/**
 * Starts a session of a Web Connector. `nvu` and `busy` are the guide's words for an invalid user and for one that has to wait.
 * @throws SuiteError `throttled`
 */
export async function openSession({ database, clock }: Connecting, { userName, password, client }: Entering): Promise<Entry> {
  const byClient = throttleSubject('connector by', client.address);
  const refuse = async () => {
    await database.execute(countFailure(byClient, new Date(clock()), perClient(client)));
    return 'nvu' as const;
  };
  // Before anything is looked up, and whatever the user name is.
  const { rowCount: hasToWait } = await database.execute(findWait(byClient, new Date(clock())));
  if (hasToWait) throw await throttled(database, byClient, clock());
  if (!isUuid(userName)) return refuse();
  const owner = { companyId: userName, connectionType: ConnectionType.accountingDesktop };
  const [row] = await database.select().from(providerConnections).where(ofOwner(owner));
  // Only a connection is counted for: made-up user names leave no rows.
  if (row?.state !== 'connected') return refuse();
  // By client: wrong passwords from elsewhere do not keep the firm's own Web Connector out.
  const subject = throttleSubject('connector', `${userName} ${client.address}`);
  await attempt(database, subject, clock(), perConnector(client));
  if (!isPasswordOf(row.settings, password)) return refuse();
  await database.execute(forgetAttempts(subject));
  const ticket = await takeLease(database, owner, clock());
  if (!ticket) return 'busy';
  const settings = { ...row.settings, ticket };
  await database
    .update(providerConnections)
    .set({ settings, failure: null })
    .where(ofOwner(owner, eq(providerConnections.lease, ticket)));
  return { ticket };
}

/** The session of a ticket, reading or ended; undefined when there is none, or a later one. */
export async function findSession({ database }: Connecting, ticket: string) {
  if (!isUuid(ticket)) return undefined;
  const { connectionType, settings } = providerConnections;
  const [row] = await database
    .select()
    .from(providerConnections)
    .where(sql`${connectionType} = ${ConnectionType.accountingDesktop} and ${settings} ->> 'ticket' = ${ticket}`);
  if (!row) return undefined;
  const owner: Owner = { companyId: row.companyId, connectionType: row.connectionType };
  return { owner, ticket, failure: row.failure, isReading: row.lease === ticket };
}

/**
 * Takes a connection for a session, one at a time; one that ends later than any can was taken by a clock that ran ahead.
 * @returns its ticket; undefined while another session reads
 */
async function takeLease(database: Database, owner: Owner, now: number): Promise<string | undefined> {
  const ticket = randomUUID();
  const { lease, leaseUntil, state } = providerConnections;
  const isFree = or(isNull(lease), lt(leaseUntil, new Date(now)), gt(leaseUntil, new Date(now + 2 * LEASE)));
  const taken = await database
    .update(providerConnections)
    .set({ lease: ticket, leaseUntil: new Date(now + LEASE) })
    .where(ofOwner(owner, isFree, eq(state, 'connected')))
    .returning({ lease });
  return taken.length ? ticket : undefined;
}

/**
 * Says that a session goes on. In the transaction of a write it keeps one that is over from writing.
 * @throws LeaseLost
 */
export const holdOf =
  ({ clock }: Connecting, { owner, ticket }: Session) =>
  async (transaction: Database): Promise<void> => {
    const { lease } = providerConnections;
    const held = await transaction
      .update(providerConnections)
      .set({ leaseUntil: new Date(clock() + LEASE) })
      .where(ofOwner(owner, eq(lease, ticket)))
      .returning({ lease });
    if (!held.length) throw new LeaseLost('another session reads this connection');
  };
