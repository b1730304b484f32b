import { defineService } from '@suite/kernel/service/service';
import { inArray, sql } from 'drizzle-orm';
import * as tasksContract from './contract/tasks';
import { mountTasks } from './routes/tasks';
import { tasks } from './schema';
import { followScores } from './tasks/follow-scores';

/** The improvement plan: tasks with an owner, a due date and a measured target. */
export const service = defineService({
  name: 'firm-improvement',
  contracts: [tasksContract],
  health: {
    'firm-improvement': (database) => database.execute(sql`SELECT 1 FROM ${tasks} LIMIT 1`),
  },
  on: { 'readiness.scored': followScores },
  async removeCompanies(database, companyIds) {
    await database.delete(tasks).where(inArray(tasks.companyId, [...companyIds]));
  },
  open: (kernel) => ({ routes: (app) => mountTasks(app, kernel) }),
});
