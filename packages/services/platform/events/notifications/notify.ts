import { membersHolding } from '@services/identity/ports';
import type { Database } from '@suite/kernel/database/database';
import type { Fact } from '@suite/kernel/facts/append-fact';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { EventType } from '../contract/feed';
import { ruleOf } from '../event-rules';
import { notifications } from '../schema';

const HOUR = 3_600_000;

/** Notifies people of a fact, once each, however often it is called. */
export async function notify(transaction: Database, fact: Fact, type: EventType): Promise<void> {
  const { seenBy, notifies } = ruleOf(type);
  if (!notifies) return;
  const { id, companyId, data, at } = fact;
  const holders = await membersHolding(transaction, companyId, seenBy);
  const { onceInHours } = notifies;
  const since = new Date(at.getTime() - (onceInHours ?? 0) * HOUR);
  const recently = onceInHours ? await notifiedSince(transaction, { companyId, type, since }) : [];
  const spared = new Set([notifies.except?.(data), ...recently]);
  const only = notifies.only?.(data);
  const userIds = holders.filter((userId) => !spared.has(userId) && (only === undefined || userId === only));
  if (!userIds.length) return;
  // One array, because a statement can have at most 65,535 parameters.
  await transaction.execute(sql`
    INSERT INTO ${notifications} (company_id, user_id, fact_id, type, data, at)
    SELECT ${companyId}::uuid, user_id, ${id}::bigint, ${type}, ${JSON.stringify(data)}::jsonb, ${at.toISOString()}::timestamptz
    FROM unnest(${sql.param(userIds)}::uuid[]) AS user_id
    ON CONFLICT DO NOTHING`);
}

interface NotificationQuery {
  companyId: string;
  type: EventType;
  since: Date;
}

async function notifiedSince(database: Database, { companyId, type, since }: NotificationQuery): Promise<string[]> {
  const rows = await database
    .selectDistinct({ userId: notifications.userId })
    .from(notifications)
    .where(and(eq(notifications.companyId, companyId), eq(notifications.type, type), gt(notifications.at, since)));
  return rows.map(({ userId }) => userId);
}
