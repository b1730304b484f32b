import { acceptedTerms, engagementIdOf } from '@services/proposals/ports';
import type { Database } from '@suite/kernel/database/database';
import { takenOver } from '@suite/pricing/take-over';
import { and, asc, eq, gte, inArray, isNull, or } from 'drizzle-orm';
import { billings, credits, payments } from '../schema';
import { endBillingOf } from './end-billing';
import { makeDue } from './make-due';
import { keepMethod } from './payer';

/**
 * Starts billing what a client accepted, in the transaction of the acceptance. It does not call the provider, which may be down.
 * An amendment takes over from its engagement, a renewal from the engagement that it renews: from each billing of that engagement
 * that still charges something. The acceptance has locked the engagement.
 */
export async function startBilling(transaction: Database, proposalId: string): Promise<void> {
  const terms = await acceptedTerms(transaction, proposalId);
  if (!terms) throw new Error(`the acceptance of proposal ${proposalId} is missing`);
  const { amendsId, renewsId, startsNextPeriod, billingEnd: _end, at, ...of } = terms;
  const { acceptedOn: today, engagementId } = of;
  const earlierId = amendsId ?? renewsId;
  if (earlierId !== null) {
    const earlierEngagement = await engagementIdOf(transaction, earlierId);
    const goesOn = or(isNull(billings.endsOn), gte(billings.endsOn, today));
    const isOf = eq(billings.engagementId, earlierEngagement);
    const running = await transaction
      .select()
      .from(billings)
      .where(and(isOf, or(goesOn, eq(billings.proposalId, earlierId))))
      .orderBy(asc(billings.number))
      .for('update');
    // Locked before any credit: a transaction that settles one of these payments locks it and may then wait for a credit.
    const ofThem = inArray(
      payments.proposalId,
      running.map(({ proposalId }) => proposalId),
    );
    await transaction.select({ id: payments.id }).from(payments).where(ofThem).orderBy(payments.id).for('update');
    for (const earlier of running) {
      const end = takenOver(earlier, { ...of, isAmendment: amendsId !== null, startsNextPeriod });
      const isProrated = end.endsOn === earlier.endsOn ? earlier.endIsProrated : true;
      await endBillingOf(transaction, earlier, { ...end, isProrated, today, at, creditedTo: engagementId });
    }
    await transaction.update(credits).set({ engagementId }).where(eq(credits.engagementId, earlierEngagement));
  }
  await keepMethod(transaction, { id: proposalId, amendsId, renewsId });
  const [billing] = await transaction.insert(billings).values(of).returning();
  if (billing) await makeDue(transaction, billing, today);
}
