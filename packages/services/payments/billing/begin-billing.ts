import { type AcceptedTerms, acceptedTerms } from '@services/proposals/ports';
import { dayOf, isoOf } from '@suite/insights/calendar';
import type { Database } from '@suite/kernel/database/database';
import { isRecurring } from '@suite/pricing/line';
import { eq } from 'drizzle-orm';
import { billings } from '../schema';
import { endBillingOf } from './end-billing';
import { makeDue } from './make-due';

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
    const endsOn = isoOf(dayOf(amendsId === null ? startOf(of) : today) - 1);
    if (earlier) await endBillingOf(transaction, earlier, { endsOn, isProrated: true, today, at });
  }
  const [billing] = await transaction.insert(billings).values(of).returning();
  if (billing) await makeDue(transaction, billing, today);
}

/** The first day of recurring services; that of the acceptance without one. */
function startOf({ lines, acceptedOn }: Pick<AcceptedTerms, 'lines' | 'acceptedOn'>): string {
  const starts = lines.flatMap(({ billing, startsOn }) => (isRecurring(billing) ? (startsOn ?? acceptedOn) : []));
  const [first = acceptedOn] = starts.sort();
  return first > acceptedOn ? first : acceptedOn;
}
