/** Functions that other services may call. Each runs in the caller's transaction. */
import type { Database } from '@suite/kernel/database/database';
import { readPlan } from './plan/read-plan';
import { findPlan } from './plan/require-plan';
import { scoreOf } from './plan/score';

export { addProvider } from './plan/add-entry';
export { providersOf } from './plan/providers-of';

/** Returns the score of a company's security plan at a moment; null before it is started, and while no control applies. */
export async function planScore(database: Database, companyId: string, now: number) {
  const plan = await findPlan(database, companyId);
  if (!plan) return null;
  const { controls } = await readPlan(database, plan, now);
  return scoreOf(controls.map(({ control: { title }, standing: { state } }) => ({ title, state })));
}
