import { firmTimeZone } from '@services/identity/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { lockByName } from '@suite/kernel/database/lock-by-name';
import type { Caller } from '@suite/kernel/http/caller';
import { inCompany } from '@suite/kernel/http/in-company';
import { eq } from 'drizzle-orm';
import { plans } from '../schema';

export type PlanRow = typeof plans.$inferSelect;

/** Returns the plan with the firm's current time zone, whatever was entered when the plan was started. */
export async function findPlan(database: Database, companyId: string): Promise<PlanRow | undefined> {
  const [plan] = await database.select().from(plans).where(eq(plans.companyId, companyId));
  if (!plan) return undefined;
  return { ...plan, answers: { ...plan.answers, timeZone: await firmTimeZone(database, companyId) } };
}

/** Administrators and the Qualified Individual edit the plan; with read-only access they can read all of it. */
export const mayEdit = ({ rights, userId }: Caller, plan: PlanRow | undefined): boolean =>
  rights.includes('admin') || (plan !== undefined && plan.answers.qualifiedIndividualId === userId);

/** @throws SuiteError `forbidden` */
export function requireEditor(caller: Caller, plan: PlanRow | undefined): void {
  if (!mayEdit(caller, plan))
    throw new SuiteError('forbidden', 'Only administrators and the Qualified Individual work on the security plan.');
}

/** Returns the plan for an editor. @throws SuiteError `forbidden`, `not_found` before it is started */
export async function editedPlan(database: Database, caller: Caller): Promise<PlanRow> {
  const plan = await findPlan(database, inCompany(caller).companyId);
  requireEditor(caller, plan);
  if (!plan) throw notStarted();
  return plan;
}

/** Returns the plan for a write: until the transaction ends, nobody else can write or approve a version. */
export async function lockedPlan(transaction: Database, caller: Caller): Promise<PlanRow> {
  await lockByName(transaction, `security plan ${inCompany(caller).companyId}`);
  return editedPlan(transaction, caller);
}

export const notStarted = () => new SuiteError('not_found', 'Your firm has no security plan yet. Start it first.');

export const changedMeanwhile = (what: string): SuiteError =>
  new SuiteError('changed_meanwhile', `Somebody else has changed this ${what} meanwhile. Look at it again.`);
