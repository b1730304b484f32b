import { fullNameOf } from '@services/identity/ports';
import type { Database } from '@suite/kernel/database/database';
import { dayIn } from '@suite/values/zone-day';
import { eq } from 'drizzle-orm';
import { plans } from '../schema';
import { findPlan } from './require-plan';

interface Deactivated {
  companyId: string;
  userId: string;
  at: Date;
}

/** Asks for a review of access after somebody left. A firm without a plan has no access reviews. */
export async function noteDeactivation(transaction: Database, { companyId, userId, at }: Deactivated): Promise<void> {
  const plan = await findPlan(transaction, companyId);
  if (!plan) return;
  const accessChange = `${await fullNameOf(transaction, userId)} was deactivated`;
  const accessChangedOn = dayIn(plan.answers.timeZone, at.getTime());
  await transaction.update(plans).set({ accessChangedOn, accessChange }).where(eq(plans.companyId, companyId));
}
