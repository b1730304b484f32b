import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';
import { defaultSettings } from '../gateway/requests';

const HOUR = 3_600_000;

/** Hours for which temporary chats, and conversations without a question, are stored. */
const TEMPORARY_HOURS = 24;

/** Removes conversations that nobody has continued for their company's retention period. */
export async function removeOld(database: Database, now: number): Promise<void> {
  const at = sql`${new Date(now).toISOString()}::timestamptz`;
  const temporary = new Date(now - TEMPORARY_HOURS * HOUR).toISOString();
  await database.execute(sql`
    delete from openai_gateway.conversations c
    where ((c.is_temporary or c.title = '') and c.changed_at < ${temporary}::timestamptz)
      or c.changed_at < ${at} - interval '1 day' * (
        select case when s.company_id is null then ${defaultSettings.retentionDays}::int else s.retention_days end
        from (select 1) as one left join openai_gateway.settings s on s.company_id = c.company_id)`);
}
