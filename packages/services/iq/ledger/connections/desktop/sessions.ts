import { randomUUID } from 'node:crypto';
import type { Database } from '@suite/kernel/database/database';
import { isUuid } from '@suite/kernel/http/is-uuid';
import { LeaseLostError } from '@suite/kernel/jobs/define-job';
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

/** Milliseconds after which a session without calls expires. Each call extends it. */
const LEASE = 60_000;

/** The session of a Web Connector. Its ticket is the id of its lease on the connection. */
export interface Session {
  owner: Owner;
  ticket: string;
}

interface Entering {
  userName: string;
  password: string;
  /** The client that rate limits count. */
  client: Client;
}

type Entry = 'nvu' | 'busy' | { ticket: string };

/**
 * Starts a session of a Web Connector. The guide defines `nvu` as an invalid user, and `busy` as one that has to wait.
 * @throws SuiteError `throttled`
 */
export async function openSession({ database, clock }: Connecting, { userName, password, client }: Entering): Promise<Entry> {
  const byClient = throttleSubject('connector by', client.address);
  const refuse = async () => {
    await database.execute(countFailure(byClient, new Date(clock()), perClient(client)));
    return 'nvu' as const;
  };
  // This comes before any lookup and applies to every user name.
  const { rowCount: hasToWait } = await database.execute(findWait(byClient, new Date(clock())));
  if (hasToWait) throw await throttled(database, byClient, clock());
  if (!isUuid(userName)) return refuse();
  const owner = { companyId: userName, connectionType: ConnectionType.accountingDesktop };
  const [row] = await database.select().from(providerConnections).where(ofOwner(owner));
  // Attempts are only counted for existing connections, so made-up user names leave no rows.
  if (row?.state !== 'connected') return refuse();
  // Counts per client, so wrong passwords from elsewhere do not lock out the firm's own Web Connector.
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

/** Returns the session of a ticket, active or ended; undefined if there is none or a later one replaced it. */
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
 * Leases a connection to a session, one at a time. A lease that ends later than possible comes from a clock that ran ahead and is
 * ignored.
 * @returns the ticket, or undefined while another session is active
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
 * Extends a session's lease. In a transaction that writes, this stops an ended session from writing.
 * @throws LeaseLostError
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
    if (!held.length) throw new LeaseLostError('another session reads this connection');
  };
