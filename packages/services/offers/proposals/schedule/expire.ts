import type { Database } from '@suite/kernel/database/database';
import type { Facts } from '@suite/kernel/facts/create-facts';
import { defineJob } from '@suite/kernel/jobs/define-job';
import { enqueue } from '@suite/kernel/jobs/enqueue';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { noteActivity } from '../firm/note-activity';
import { proposals } from '../schema';

const job = { kind: 'expire proposal', payload: v.object({ proposalId: v.string() }) };

/** Marks proposals as expired. Whether one can be accepted depends on the clock, not on when this runs. */
export const expiryJob = ({ facts }: { facts: Facts }) =>
  defineJob({
    ...job,
    attempts: 10,
    backOff: { first: 60, most: 3600 },
    leaseSeconds: 60,
    atOnce: 2,
    isHarmless: true,
    doing: 'noted that a proposal has expired',
    run: ({ proposalId }, context) =>
      context.database.transaction((transaction) => expire(transaction, facts, proposalId, context.clock())),
  });

async function expire(transaction: Database, facts: Facts, proposalId: string, now: number): Promise<void> {
  const [row] = await transaction.select().from(proposals).where(eq(proposals.id, proposalId)).for('update');
  const isOpen = row?.status === 'sent' || row?.status === 'viewed';
  if (!row || !isOpen || !row.expiresAt) return;
  if (row.expiresAt.getTime() > now) return planExpiry(transaction, row);
  const { companyId, ownerId, client, title, version } = row;
  await transaction.update(proposals).set({ status: 'expired', decidedAt: row.expiresAt }).where(eq(proposals.id, proposalId));
  await noteActivity(transaction, { proposalId, version, kind: 'expired', at: new Date(now) });
  await facts.append(transaction, 'proposal.expired', { companyId, data: { proposalId, title, client, ownerId } }, now);
}

interface Expiring {
  id: string;
  companyId: string;
  expiresAt: Date | null;
}

/** Schedules the expiry of a sent or extended proposal; a job that runs too early schedules it again. */
export async function planExpiry(transaction: Database, { id, companyId, expiresAt }: Expiring): Promise<void> {
  if (!expiresAt) return;
  await enqueue(transaction, job, { proposalId: id }, { companyId, key: id, runAt: expiresAt.getTime() });
}
