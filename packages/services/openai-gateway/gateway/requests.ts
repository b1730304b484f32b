import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { lockByName } from '@suite/kernel/database/lock-by-name';
import { and, count, eq, gt } from 'drizzle-orm';
import type { ChatSettings, SentKind } from '../contract/administration';
import { requests, settings } from '../schema';

const DAY = 86_400_000;

/** Of a company that has changed nothing. */
export const defaultSettings: ChatSettings = { retentionDays: 365, dailyLimit: 200, allowsTaxData: false };

export async function settingsOf(database: Database, companyId: string): Promise<ChatSettings> {
  const [row] = await database.select().from(settings).where(eq(settings.companyId, companyId));
  if (!row) return defaultSettings;
  const { retentionDays, dailyLimit, allowsTaxData } = row;
  return { retentionDays, dailyLimit, allowsTaxData };
}

interface NewRequest {
  companyId: string;
  userId: string;
  host: string;
  model: string;
  kinds: SentKind[];
  isWithheld: boolean;
  characters: number;
}

/** Requests of a person to the model in the last 24 hours, whatever became of the conversations. */
export const usedOf = (database: Database, companyId: string, userId: string, now: number): Promise<number> =>
  database.$count(
    requests,
    and(eq(requests.companyId, companyId), eq(requests.userId, userId), gt(requests.at, new Date(now - DAY))),
  );

/**
 * Records a request before it is sent, so that those side by side are counted too.
 * @throws SuiteError `throttled` when the person has reached the limit
 */
export async function recordRequest(database: Database, request: NewRequest, limit: number, now: number): Promise<string> {
  const { companyId, userId } = request;
  return database.transaction(async (transaction) => {
    await lockByName(transaction, `chat requests ${companyId} ${userId}`);
    const since = gt(requests.at, new Date(now - DAY));
    const [found] = await transaction
      .select({ used: count() })
      .from(requests)
      .where(and(eq(requests.companyId, companyId), eq(requests.userId, userId), since));
    if ((found?.used ?? 0) >= limit) {
      throw new SuiteError('throttled', `You have used the ${limit} requests to the model that your firm allows a day.`, {
        retryAfterSeconds: 3600,
      });
    }
    const [row] = await transaction
      .insert(requests)
      .values({ ...request, at: new Date(now) })
      .returning({ id: requests.id });
    if (!row) throw new Error('the request was not written');
    return row.id;
  });
}

type Settled = Partial<Pick<typeof requests.$inferInsert, 'promptTokens' | 'completionTokens' | 'milliseconds' | 'outcome'>>;

export async function settleRequest(database: Database, id: string, settled: Settled): Promise<void> {
  await database.update(requests).set(settled).where(eq(requests.id, id));
}
