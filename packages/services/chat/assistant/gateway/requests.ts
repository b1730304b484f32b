import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { lockByName } from '@suite/kernel/database/lock-by-name';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { ChatSettings, SentKind } from '../contract/administration';
import { requests, settings } from '../schema';

/** Settings of a company that has not changed any. */
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

/** Counts a person's requests to the model in the last 24 hours, including those of deleted conversations. */
export const usedOf = (database: Database, companyId: string, userId: string, now: number): Promise<number> =>
  database.$count(
    requests,
    and(eq(requests.companyId, companyId), eq(requests.userId, userId), gt(requests.at, new Date(now - MILLISECONDS_PER_DAY))),
  );

/** Remaining requests above which concurrent requests can't exceed the limit. */
const FAR = 100;

/**
 * Records a request before it is sent, so that concurrent requests are counted too. Far from the limit, a single statement counts
 * and records; near it, requests of the same person wait for each other.
 * @throws SuiteError `throttled` when the person has reached the limit
 */
export async function recordRequest(database: Database, request: NewRequest, limit: number, now: number): Promise<string> {
  const { companyId, userId } = request;
  const recorded =
    (await addBelow(database, request, limit - FAR, now)) ??
    (await database.transaction(async (transaction) => {
      await lockByName(transaction, `chat requests ${companyId} ${userId}`);
      return addBelow(transaction, request, limit, now);
    }));
  if (recorded) return recorded;
  throw new SuiteError('throttled', `You have used the ${limit} requests to the model that your firm allows a day.`, {
    retryAfterSeconds: 3600,
  });
}

/** Records a request if the person has made fewer than the given number in the last 24 hours; otherwise returns undefined. */
async function addBelow(database: Database, request: NewRequest, most: number, now: number): Promise<string | undefined> {
  if (most <= 0) return undefined;
  const { companyId, userId, host, model, kinds, isWithheld, characters } = request;
  const { rows } = await database.execute<{ id: string }>(sql`
    insert into ${requests} (company_id, user_id, at, host, model, kinds, is_withheld, characters)
    select ${companyId}::uuid, ${userId}::uuid, ${new Date(now)}::timestamptz, ${host}::text, ${model}::text,
      ${JSON.stringify(kinds)}::jsonb, ${isWithheld}::boolean, ${characters}::int
    where (select count(*) from ${requests} where company_id = ${companyId} and user_id = ${userId}
      and at > ${new Date(now - MILLISECONDS_PER_DAY)}) < ${most}
    returning id`);
  return rows[0]?.id;
}

type Settled = Partial<Pick<typeof requests.$inferInsert, 'promptTokens' | 'completionTokens' | 'milliseconds' | 'outcome'>>;

export async function settleRequest(database: Database, id: string, settled: Settled): Promise<void> {
  await database.update(requests).set(settled).where(eq(requests.id, id));
}
