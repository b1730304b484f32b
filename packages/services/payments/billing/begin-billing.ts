import { acceptedTerms } from '@services/proposals/ports';
import { dayOf, isoOf } from '@suite/insights/calendar';
import type { Database } from '@suite/kernel/database/database';
import { eq } from 'drizzle-orm';
import { billings } from '../schema';
import { endBillingOf } from './end-billing';
import { makeDue } from './make-due';

/**
 * Begins to bill what a client accepted, in the transaction of the acceptance; it asks nothing of a provider, which may be
 * down. An amendment takes over from the proposal that it changes.
 */
export async function beginBilling(transaction: Database, proposalId: string): Promise<void> {
  const terms = await acceptedTerms(transaction, proposalId);
  if (!terms) throw new Error(`the acceptance of proposal ${proposalId} is missing`);
  const { amendsId, at, ...of } = terms;
  const { acceptedOn: today } = of;
  if (amendsId !== null) {
    const [amended] = await transaction.select().from(billings).where(eq(billings.proposalId, amendsId)).for('update');
    const endsOn = isoOf(dayOf(today) - 1);
    if (amended) await endBillingOf(transaction, amended, { endsOn, isProrated: true, today, at });
  }
  const [billing] = await transaction.insert(billings).values(of).returning();
  if (billing) await makeDue(transaction, billing, today);
}
