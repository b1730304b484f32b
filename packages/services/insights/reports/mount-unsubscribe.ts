import { insightsFirms, insightsUsers } from '@services/ledger/schema/firms';
import type { Database } from '@suite/kernel/database/database';
import type { App, Dependencies } from '@suite/kernel/http/dependencies';
import { route } from '@suite/kernel/http/route';
import { hashOf } from '@suite/kernel/sealing/secret';
import { kinds } from '@suite/report/copy';
import { and, eq } from 'drizzle-orm';
import { getUnsubscribe, unsubscribe } from '../contract/reports';
import { reportUnsubscribes } from '../schema/reports';
import { unsubscribePage } from './unsubscribe-page';

const unknown = () =>
  unsubscribePage({
    status: 400,
    sentence: 'This link does not work. Sign in and choose in your settings which reports you get.',
  });

/** The links of reports' mails that stop them, without signing in. */
export function mountUnsubscribe(app: App, dependencies: Dependencies): void {
  route(app, dependencies, getUnsubscribe, async ({ input: { params }, database }) => {
    const found = await find(database, params.token);
    if (!found) return unknown();
    return unsubscribePage({ sentence: `Stop the mail "${kinds[found.kind]}" of ${found.firm}?`, button: 'Stop it' });
  });

  route(app, dependencies, unsubscribe, async ({ input: { params }, database }) => {
    const found = await find(database, params.token);
    if (!found) return unknown();
    const { kind, userId, companyId, firm } = found;
    await database
      .update(insightsUsers)
      .set(kind === 'weekly' ? { sendWeeklyReport: false } : { sendMonthlyReport: false })
      .where(and(eq(insightsUsers.unifiedId, userId), eq(insightsUsers.companyId, companyId)));
    return unsubscribePage({ sentence: `You get the mail "${kinds[kind]}" of ${firm} no more. Your settings bring it back.` });
  });
}

async function find(database: Database, token: string) {
  const { companyId, userId, kind } = reportUnsubscribes;
  const [found] = await database
    .select({ companyId, userId, kind, firm: insightsFirms.name })
    .from(reportUnsubscribes)
    .innerJoin(insightsFirms, eq(insightsFirms.companyId, companyId))
    .where(eq(reportUnsubscribes.tokenHash, hashOf(token)));
  return found;
}
