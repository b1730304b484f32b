import { acceptedTerms } from '@services/proposals/ports';
import type { Database } from '@suite/kernel/database/database';
import { eq } from 'drizzle-orm';
import { billings } from '../schema';
import { endBillingOf } from './end-billing';
import { makeDue } from './make-due';
import { takenOver } from './take-over';

/**
 * Begins to bill what a client accepted, in the transaction of the acceptance; it asks nothing of a provider, which may be
 * down. An amendment takes over from the proposal that it changes, a renewal from the one that it renews.
 */
export async function beginBilling(transaction: Database, proposalId: string): Promise<void> {
  const terms = await acceptedTerms(transaction, proposalId);
  if (!terms) throw new Error(`the acceptance of proposal ${proposalId} is missing`);
  const { amendsId, renewsId, at, ...of } = terms;
  const { acceptedOn: today } = of;
  const earlierId = amendsId ?? renewsId;
  if (earlierId !== null) {
    const [earlier] = await transaction.select().from(billings).where(eq(billings.proposalId, earlierId)).for('update');
    if (earlier) {
      const end = takenOver(earlier, { ...of, isAmendment: amendsId !== null });
      const isProrated = end.endsOn === earlier.endsOn ? earlier.endIsProrated : true;
      await endBillingOf(transaction, earlier, { ...end, isProrated, today, at });
    }
  }
  const [billing] = await transaction.insert(billings).values(of).returning();
  if (billing) await makeDue(transaction, billing, today);
}
