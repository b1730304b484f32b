import { books, stopReportMail } from '@services/ledger/ports';
import type { Database } from '@suite/kernel/database/database';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { hashOf } from '@suite/kernel/sealing/secret';
import { eq } from 'drizzle-orm';
import { getUnsubscribe, unsubscribe } from '../contract/reports';
import { reportUnsubscribes } from '../schema/reports';
import { kinds } from '../wording/copy';
import { unsubscribePage } from './unsubscribe-page';

const unknown = () =>
  unsubscribePage({
    status: 400,
    sentence: 'This link does not work. Sign in and choose in your settings which reports you get.',
  });

/** The links of reports' mails that stop them, without signing in. */
export function mountUnsubscribe(app: App, kernel: Kernel): void {
  route(app, kernel, getUnsubscribe, async ({ input: { params }, database }) => {
    const found = await find(database, params.token);
    if (!found) return unknown();
    return unsubscribePage({ sentence: `Stop the mail "${kinds[found.kind]}" of ${found.firm}?`, button: 'Stop it' });
  });

  route(app, kernel, unsubscribe, async ({ input: { params }, database }) => {
    const found = await find(database, params.token);
    if (!found) return unknown();
    const { kind, userId, companyId, firm } = found;
    await stopReportMail(database, userId, companyId, kind);
    return unsubscribePage({ sentence: `You get the mail "${kinds[kind]}" of ${firm} no more. Your settings bring it back.` });
  });
}

async function find(database: Database, token: string) {
  const { companyId, userId, kind } = reportUnsubscribes;
  const [found] = await database
    .select({ companyId, userId, kind, firm: books.firms.name })
    .from(reportUnsubscribes)
    .innerJoin(books.firms, eq(books.firms.companyId, companyId))
    .where(eq(reportUnsubscribes.tokenHash, hashOf(token)));
  return found;
}
