import { firmDay } from '@services/identity/ports';
import { inCompany } from '@suite/kernel/http/in-company';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import * as contract from '../contract/attention';
import { dueItems } from '../plan/due-items';
import { readPeople } from '../plan/read-facts';
import { readPlan } from '../plan/read-plan';
import { findPlan, mayEdit } from '../plan/require-plan';
import { scoreOf } from '../plan/score';

/** The number of due items that are named. */
const NAMED = 5;

export function mountAttention(app: App, kernel: Kernel): void {
  route(
    app,
    kernel,
    contract.getSecurityAttention,
    { summary: 'The security score with what lowers it, and what is due' },
    async ({ caller, database, clock }) => {
      const { companyId } = inCompany(caller);
      const plan = await findPlan(database, companyId);
      const nothing = { score: null, due: { count: 0, overdue: 0, first: [] }, acknowledgeBy: null };
      if (!plan) return { ...nothing, today: await firmDay(database, companyId, clock()) };
      const { today, acknowledging } = await readPeople(database, plan, clock());
      const own = acknowledging.find(({ userId, state }) => userId === caller.userId && state !== 'done');
      const acknowledgeBy = own?.dueOn ?? null;
      if (!mayEdit(caller, plan)) return { ...nothing, today, acknowledgeBy };
      const read = await readPlan(database, plan, clock());
      const due = await dueItems(database, read);
      return {
        today,
        score: scoreOf(read.controls.map(({ control: { title }, standing: { state } }) => ({ title, state }))),
        due: { count: due.length, overdue: due.filter(({ on }) => on < today).length, first: due.slice(0, NAMED) },
        acknowledgeBy,
      };
    },
  );
}
