import type { Database } from '@suite/kernel/database/database';
import { and, eq } from 'drizzle-orm';
import type { VersionRow } from '../plan/plan-with-proof';
import { readPlan } from '../plan/read-plan';
import type { PlanRow } from '../plan/require-plan';
import { versions } from '../schema';
import { contentOf, hashOf } from './content';

/** Stores the content of a new version: the current plan with this version in force. */
export async function writeContent(
  transaction: Database,
  plan: PlanRow,
  { companyId, number }: Pick<VersionRow, 'companyId' | 'number'>,
  now: number,
): Promise<VersionRow> {
  const planContent = await contentOf(transaction, await readPlan(transaction, plan, now));
  const content = JSON.stringify(planContent);
  const [version] = await transaction
    .update(versions)
    .set({ content, hash: hashOf(content), gaps: planContent.gaps.length })
    .where(and(eq(versions.companyId, companyId), eq(versions.number, number)))
    .returning();
  if (!version) throw new Error('the version was not written');
  return version;
}
